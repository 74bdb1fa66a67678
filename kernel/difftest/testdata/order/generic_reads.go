// In generic functions: what is read early whatever the type parameter stands for, and what late.
package main

import "fmt"

type wrapped struct{ n int }
type big [20]int

func change[T any](p *T, v T) int { *p = v; return 7 }

func boxes[T any](p *T, v T) {
	first := *p
	fmt.Println([]any{*p, change(p, v)}...)
	*p = first
	var a, b any = *p, change(p, v)
	fmt.Println(a, b)
	*p = first
}

func asserts[T any](first, v T) {
	e := any(first)
	set := func() int { e = v; return 1 }
	_ = []func() int{set}
	pair := func(a T, b int) T { return a }
	fmt.Println(pair(e.(T), set()))
	e = first
	x, n := e.(T), set()
	fmt.Println(x, n)
	e = []T{first}
	sets := func() int { e = []T{v}; return 1 }
	_ = []func() int{sets}
	fmt.Println(len([]any{e.([]T), sets()}), e.([]T)[0])
	e = first
}

func concrete[T any](first, v int, _ T) {
	e := any(first)
	set := func() int { e = v; return 1 }
	_ = []func() int{set}
	pair := func(a int, b int) int { return a }
	fmt.Println(pair(e.(int), set()))
}

func locals[T any](x, y T) {
	set := func() int { x = y; return 0 }
	_ = []func() int{set}
	fmt.Println([]any{x, set()}...)
}

func slices[T any](s []T, v T) {
	set := func() int { s[0] = v; return 0 }
	_ = []func() int{set}
	fmt.Println([]any{s[0], set()}...)
}

func main() {
	k, w, g, s, e := 1, wrapped{1}, big{1}, "a", any(1)
	boxes(&k, 2)
	boxes(&w, wrapped{2})
	boxes(&g, big{2})
	boxes(&s, "b")
	boxes(&e, any(2))
	boxes(new([0]int), [0]int{})
	asserts(k, 2)
	asserts(w, wrapped{2})
	asserts(g, big{2})
	asserts(s, "b")
	asserts(e, any(2))
	concrete(1, 2, s)
	concrete(1, 2, w)
	locals(k, 2)
	locals(w, wrapped{2})
	locals(g, big{2})
	locals(s, "b")
	locals(e, any(2))
	slices([]int{1}, 2)
	slices([]big{{1}}, big{2})
	slices([]string{"1"}, "2")
}

// Output:
// 2 7
// 2 7
// {2} 7
// {2} 7
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0] 7
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0] 7
// b 7
// b 7
// 2 7
// 2 7
// [] 7
// [] 7
// 2
// 2 1
// 2 2
// {2}
// {2} 1
// 2 {2}
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0] 1
// 2 [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]
// b
// b 1
// 2 b
// 2
// 2 1
// 2 2
// 1
// 1
// 2 0
// {2} 0
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0] 0
// b 0
// 2 0
// 2 0
// [2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0] 0
// 2 0
