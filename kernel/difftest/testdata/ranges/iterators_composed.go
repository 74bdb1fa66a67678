// Iterators made of iterators; the iterators of the library.
package main

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
)

type Seq2[K, V any] iter.Seq2[K, V]

func (s Seq2[K, V]) Keys() iter.Seq[K] {
	return func(y func(K) bool) {
		for k := range s {
			if !y(k) {
				return
			}
		}
	}
}
func Map[A, B any](s iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(y func(B) bool) { s(func(a A) bool { return y(f(a)) }) }
}
func Filter[A any](s iter.Seq[A], f func(A) bool) iter.Seq[A] {
	return func(y func(A) bool) {
		for a := range s {
			if f(a) && !y(a) {
				break
			}
		}
	}
}
func Take[A any](s iter.Seq[A], n int) iter.Seq[A] {
	return func(y func(A) bool) {
		if n <= 0 {
			return
		}
		i := 0
		for a := range s {
			if i++; !y(a) || i == n {
				return
			}
		}
	}
}
func Zip[A, B any](a iter.Seq[A], b iter.Seq[B]) iter.Seq2[A, B] {
	return func(y func(A, B) bool) {
		n, stop := iter.Pull(b)
		defer stop()
		for x := range a {
			v, ok := n()
			if !ok || !y(x, v) {
				return
			}
		}
	}
}
func Nat(y func(int) bool) {
	for i := 0; y(i); i++ {
	}
}

type P struct {
	name string
	age  int
}

func main() {
	ev := Take(Filter(Nat, func(i int) bool { return i%2 == 0 }), 5)
	fmt.Println(slices.Collect(Map(ev, func(i int) string { return fmt.Sprint(i*i, "!") })))
	for a, b := range Zip(ev, slices.Values([]string{"x", "y", "z"})) {
		fmt.Print(a, b, " ")
	}
	fmt.Println()
	m := map[string]int{"b": 2, "a": 1, "c": 3}
	fmt.Println(slices.Sorted(maps.Keys(m)), slices.Sorted(Seq2[string, int](maps.All(m)).Keys()))
	ps := []P{{"bob", 30}, {"al", 25}, {"cy", 30}, {"di", 25}}
	slices.SortFunc(ps, func(a, b P) int { return cmp.Or(-cmp.Compare(a.age, b.age), strings.Compare(a.name, b.name)) })
	fmt.Println(ps)
	i, ok := slices.BinarySearchFunc(ps, 25, func(p P, a int) int { return -cmp.Compare(p.age, a) })
	fmt.Println(i, ok, slices.IndexFunc(ps, func(p P) bool { return p.name == "cy" }), slices.Contains(ps, P{"al", 25}))
	fmt.Println(slices.Equal(ps, slices.Clone(ps)), slices.Compact([]int{1, 1, 2, 2, 1}), slices.Insert([]int{1, 4}, 1, 2, 3), slices.Delete([]int{1, 2, 3, 4}, 1, 3))
	for c := range slices.Chunk([]int{1, 2, 3, 4, 5}, 2) {
		fmt.Print(c, len(c), " ")
	}
	for i, v := range slices.Backward([]string{"a", "b"}) {
		fmt.Print(i, v, " ")
	}
	for l := range strings.Lines("x\ny\n") {
		fmt.Printf("%q ", l)
	}
	for w := range strings.SplitSeq("a,b,c", ",") {
		if w == "b" {
			continue
		}
		fmt.Print(w, " ")
	}
	fmt.Println(slices.MinFunc(ps, func(a, b P) int { return cmp.Compare(len(a.name), len(b.name)) }), slices.Max([]float64{1, 3, 2}), cmp.Less(1, 2), min("b", "a"))
	func() {
		defer func() { fmt.Println(recover()) }()
		slices.Insert([]int{1}, 5, 1)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		for range slices.Chunk([]int{1}, 0) {
		}
	}()
	groups := maps.Collect(maps.All(map[P][]int{{"a", 1}: {1}}))
	fmt.Println(groups, maps.Equal(m, maps.Clone(m)))
	maps.DeleteFunc(m, func(k string, v int) bool { return v > 1 })
	fmt.Println(m, slices.Repeat([]int{1, 2}, 2), slices.Concat([]int{1}, nil, []int{2}))
}

// Output:
// [0! 4! 16! 36! 64!]
// 0x 2y 4z␣
// [a b c] [a b c]
// [{bob 30} {cy 30} {al 25} {di 25}]
// 2 true 1 true
// true [1 2 1] [1 2 3 4] [1 4]
// [1 2] 2 [3 4] 2 [5] 1 1b 0a "x\n" "y\n" a c {cy 30} 3 true a
// runtime error: slice bounds out of range [5:1]
// cannot be less than 1
// map[{a 1}:[1]] true
// map[a:1] [1 2 1 2] [1 2]
