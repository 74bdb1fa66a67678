// Two parts of other statements would fail: declarations, switches, sends, deferred calls, conversions.
package main

import "fmt"

type T struct {
	f int
	q *T
	e any
}

func (t T) get(int) int  { return t.f }
func (t *T) ref(int) int { return 1 }

type G interface{ get(int) int }

//go:noinline
func use(a ...any) {}

func two(a, b any)          { defer func() {}() }
func twoi(a int, b any) int { defer func() {}(); return 1 }

func c0() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var i, j any = a / b, uint8(s[k]); u, v = i, j", recover()) }()
	var i, j any = a / b, uint8(s[k])
	u, v = i, j
}

func c1() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("switch u { case es[k]: x = 1; case a/b: x = 2 }", recover()) }()
	switch u {
	case es[k]:
		x = 1
	case a / b:
		x = 2
	}
}

func c2() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("switch a/b { case s[k]: x = 1 }", recover()) }()
	switch a / b {
	case s[k]:
		x = 1
	}
}

func c3() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("if s[k] > m[a/b] { x = 1 }", recover()) }()
	if s[k] > m[a/b] {
		x = 1
	}
}

func c4() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("return", recover()) }()
	return
}

func c5() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("f := np.get; f(a/b)", recover()) }()
	f := np.get
	f(a / b)
}

func c6() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("f := gs[k].get; f(a/b)", recover()) }()
	f := gs[k].get
	f(a / b)
}

func c7() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var g G; x = a/b + twoi(1, g.get)", recover()) }()
	var g G
	x = a/b + twoi(1, g.get)
}

func c8() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("defer use(a/b, s[k])", recover()) }()
	defer use(a/b, s[k])
}

func c9() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("defer twoi(a/b, s[k])", recover()) }()
	defer twoi(a/b, s[k])
}

func c10() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("defer fs[k](a/b)", recover()) }()
	defer fs[k](a / b)
}

func c11() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("go use(a/b, s[k])", recover()) }()
	go use(a/b, s[k])
}

func c12() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("delete(ms[k], a/b)", recover()) }()
	delete(ms[k], a/b)
}

func c13() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("delete(am, bad)", recover()) }()
	delete(am, bad)
}

func c14() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("for i := range s[k] { x += i + a/b }", recover()) }()
	for i := range s[k] {
		x += i + a/b
	}
}

func c15() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("ch := make(chan any, 1); ch <- a/b", recover()) }()
	ch := make(chan any, 1)
	ch <- a / b
}

func c16() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var ch chan int; chs := []chan int{ch}; chs[k] <- a/b", recover()) }()
	var ch chan int
	chs := []chan int{ch}
	chs[k] <- a / b
}

func c17() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("chs := []chan any{nil}; chs[k] <- any(a/b)", recover()) }()
	chs := []chan any{nil}
	chs[k] <- any(a / b)
}

func c18() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var pa *[3]int; x = pa[k]", recover()) }()
	var pa *[3]int
	x = pa[k]
}

func c19() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var pa *[3]int; x = pa[1]", recover()) }()
	var pa *[3]int
	x = pa[1]
}

func c20() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var pa *[3]int; pa[k] = 1", recover()) }()
	var pa *[3]int
	pa[k] = 1
}

func c21() {
	var a, b, k = 1, 0, 9
	s, ss := []int{1, 2}, [][]int{}
	arr := [3]int{}
	ps := []*T{{}}
	var np *T
	m := map[int]int{}
	ms := []map[int]int{}
	fs := []func(int) int{}
	es, bad := []any{}, any([]int{})
	am := map[any]int{}
	gs := []G{}
	var nm map[int]int
	str := "abc"
	var u, v any
	var x, y int
	var t T
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = a, b, k, s, arr, ps, np, m, ms, fs, es, u, v, x, t, gs, nm, am, bad, ss, y, str, t
	defer func() { fmt.Println("var pa *[3]int; pa[k] = a/b", recover()) }()
	var pa *[3]int
	pa[k] = a / b
}

func main() {
	c0()
	c1()
	c2()
	c3()
	c4()
	c5()
	c6()
	c7()
	c8()
	c9()
	c10()
	c11()
	c12()
	c13()
	c14()
	c15()
	c16()
	c17()
	c18()
	c19()
	c20()
	c21()
}

// Output:
// var i, j any = a / b, uint8(s[k]); u, v = i, j runtime error: index out of range [9] with length 2
// switch u { case es[k]: x = 1; case a/b: x = 2 } runtime error: index out of range [9] with length 0
// switch a/b { case s[k]: x = 1 } runtime error: integer divide by zero
// if s[k] > m[a/b] { x = 1 } runtime error: integer divide by zero
// return <nil>
// f := np.get; f(a/b) runtime error: invalid memory address or nil pointer dereference
// f := gs[k].get; f(a/b) runtime error: index out of range [9] with length 0
// var g G; x = a/b + twoi(1, g.get) runtime error: invalid memory address or nil pointer dereference
// defer use(a/b, s[k]) runtime error: integer divide by zero
// defer twoi(a/b, s[k]) runtime error: integer divide by zero
// defer fs[k](a/b) runtime error: index out of range [9] with length 0
// go use(a/b, s[k]) runtime error: integer divide by zero
// delete(ms[k], a/b) runtime error: index out of range [9] with length 0
// delete(am, bad) hash of unhashable type: []int
// for i := range s[k] { x += i + a/b } runtime error: index out of range [9] with length 2
// ch := make(chan any, 1); ch <- a/b runtime error: integer divide by zero
// var ch chan int; chs := []chan int{ch}; chs[k] <- a/b runtime error: integer divide by zero
// chs := []chan any{nil}; chs[k] <- any(a/b) runtime error: integer divide by zero
// var pa *[3]int; x = pa[k] runtime error: invalid memory address or nil pointer dereference
// var pa *[3]int; x = pa[1] runtime error: invalid memory address or nil pointer dereference
// var pa *[3]int; pa[k] = 1 runtime error: invalid memory address or nil pointer dereference
// var pa *[3]int; pa[k] = a/b runtime error: integer divide by zero
