// atomic.Pointer in structs, maps, slices and other generic types, from many goroutines.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

type stack[T any] struct {
	head atomic.Pointer[item[T]]
	size atomic.Int64
}

type item[T any] struct {
	value T
	next  *item[T]
}

func (s *stack[T]) push(v T) {
	n := &item[T]{value: v}
	for {
		n.next = s.head.Load()
		if s.head.CompareAndSwap(n.next, n) {
			s.size.Add(1)
			return
		}
	}
}

func (s *stack[T]) pop() (v T, ok bool) {
	for {
		n := s.head.Load()
		if n == nil {
			return v, false
		}
		if s.head.CompareAndSwap(n, n.next) {
			s.size.Add(-1)
			return n.value, true
		}
	}
}

type config struct {
	atomic.Pointer[map[string]int]
	name string
}

type tree struct {
	left, right atomic.Pointer[tree]
	value       int
}

func (t *tree) insert(v int) {
	next := &t.left
	if v >= t.value {
		next = &t.right
	}
	if next.CompareAndSwap(nil, &tree{value: v}) {
		return
	}
	next.Load().insert(v)
}

func (t *tree) sum() int {
	if t == nil {
		return 0
	}
	return t.left.Load().sum() + t.value + t.right.Load().sum()
}

type loader interface{ Load() *int }

func main() {
	var s stack[[2]int]
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			for i := range 50 {
				s.push([2]int{g, i})
			}
		})
	}
	wg.Wait()
	total := 0
	for {
		v, ok := s.pop()
		if !ok {
			break
		}
		total += v[0]*100 + v[1]
	}
	fmt.Println(total, s.size.Load())
	var c config
	fmt.Println(c.Load() == nil)
	c.Store(&map[string]int{"a": 1})
	fmt.Println((*c.Load())["a"], c.Swap(nil) != nil, c.name)
	t := tree{value: 5}
	for _, v := range []int{3, 8, 1, 9, 5} {
		t.insert(v)
	}
	fmt.Println(t.sum(), t.left.Load().left.Load().value)
	ps := make([]atomic.Pointer[int], 3)
	x := 4
	ps[1].Store(&x)
	for i := range ps {
		fmt.Print(ps[i].Load() == &x, " ")
	}
	fmt.Println()
	m := map[string]*atomic.Pointer[string]{"k": new(atomic.Pointer[string])}
	w := "word"
	m["k"].Store(&w)
	fmt.Println(*m["k"].Load())
	var l loader = &ps[1]
	fmt.Printf("%d %T %T\n", *l.Load(), l, ps)
	f := ps[1].Load
	ps[1].Store(nil)
	fmt.Println(f() == nil)
	type local struct{ n int }
	var pl atomic.Pointer[local]
	pl.Store(&local{7})
	fmt.Printf("%T %v\n", &pl, pl.Load())
	var pp atomic.Pointer[atomic.Pointer[int]]
	pp.Store(&ps[1])
	fmt.Printf("%v %T\n", pp.Load().Load(), &pp)
	one, two := ps[1], ps[2]
	fmt.Println(one == two)
	var nilp *atomic.Pointer[int]
	defer func() { fmt.Println(recover()) }()
	nilp.Load()
}

// Output:
// 34900 0
// true
// 1 true␣
// 31 1
// false true false␣
// word
// 4 *atomic.Pointer[int] []atomic.Pointer[int]
// true
// *atomic.Pointer[main.local·1] &{7}
// <nil> *atomic.Pointer[sync/atomic.Pointer[int]]
// true
// runtime error: invalid memory address or nil pointer dereference
