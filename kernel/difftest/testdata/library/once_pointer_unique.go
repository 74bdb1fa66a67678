// Generic functions and types of packages that are compiled otherwise.
package main

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"
	"unique"
)

type node struct {
	val  int
	next atomic.Pointer[node]
}

type box[T any] struct {
	p atomic.Pointer[T]
	q *atomic.Pointer[T]
}

type conf struct{ name string }

func main() {
	v := sync.OnceValue(func() int { fmt.Println("computing"); return 42 })
	fmt.Println(v(), v())
	a, b := sync.OnceValues(func() (string, error) { return "x", nil })()
	fmt.Println(a, b)
	f := sync.OnceFunc(func() { fmt.Println("once"); panic("boom") })
	for range 2 {
		func() {
			defer func() { fmt.Println("recovered", recover()) }()
			f()
		}()
	}
	var n node
	n.next.Store(&node{val: 3})
	fmt.Println(n.next.Load().val)
	var c box[conf]
	fmt.Printf("%v %+v %T %T %T\n", c, c, c, c.p, &c.p)
	c.p.Store(&conf{"a"})
	old := c.p.Swap(&conf{"b"})
	fmt.Println(old.name, c.p.Load().name, c.p.CompareAndSwap(old, nil), c.p.CompareAndSwap(c.p.Load(), nil), c.p.Load())
	fmt.Printf("%#v\n", c)
	var pi atomic.Pointer[int]
	fmt.Printf("%v %+v %#v %T\n", &pi, &pi, &pi, &pi)
	x := 7
	pi.Store(&x)
	*pi.Load() = 8
	fmt.Println(x)
	d := rand.N(10 * time.Second)
	fmt.Println(d < 10*time.Second, rand.N(1), rand.N[uint8](1))
	h1, h2 := unique.Make("a"), unique.Make("a")
	fmt.Println(h1 == h2, h1.Value())
	fmt.Printf("%T\n", h1)
	type P struct{ x, y int }
	m := map[unique.Handle[P]]int{}
	m[unique.Make(P{1, 2})]++
	m[unique.Make(P{1, 2})]++
	fmt.Println(len(m), m[unique.Make(P{1, 2})])
	fmt.Println(unique.Make[any](1) == unique.Make[any](1), unique.Make[any](1) == unique.Make[any]("1"))
	defer func() {
		fmt.Println(recover())
		f2 := sync.OnceFunc(func() { panic(fmt.Errorf("err %d", 1)) })
		f2()
	}()
	rand.N(-1)
}

// Exit: 2
// Error: panic: invalid argument to N [recovered]
// Error: 	panic: err 1 [recovered, repanicked]
// Output:
// computing
// 42 42
// x <nil>
// once
// recovered boom
// recovered boom
// 3
// {{[] {} <nil>} <nil>} {p:{_:[] _:{} v:<nil>} q:<nil>} main.box[main.conf] atomic.Pointer[main.conf] *atomic.Pointer[main.conf]
// a b false true <nil>
// main.box[main.conf]{p:atomic.Pointer[main.conf]{_:[0]*main.conf{}, _:atomic.noCopy{}, v:(unsafe.Pointer)(nil)}, q:(*atomic.Pointer[main.conf])(nil)}
// &{[] {} <nil>} &{_:[] _:{} v:<nil>} &atomic.Pointer[int]{_:[0]*int{}, _:atomic.noCopy{}, v:(unsafe.Pointer)(nil)} *atomic.Pointer[int]
// 8
// true 0 0
// true a
// unique.Handle[string]
// 1 2
// true false
// invalid argument to N
