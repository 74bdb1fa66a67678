// Two operands of a call would fail: what is put into an interface comes first.
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
	defer func() { fmt.Println("fs[k](a / b)", recover()) }()
	fs[k](a / b)
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
	defer func() { fmt.Println("gs[k].get(a / b)", recover()) }()
	gs[k].get(a / b)
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
	defer func() { fmt.Println("use(a/b, s[k])", recover()) }()
	use(a/b, s[k])
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
	defer func() { fmt.Println("two(a/b, s[k])", recover()) }()
	two(a/b, s[k])
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
	defer func() { fmt.Println("twoi(a/b, s[k])", recover()) }()
	twoi(a/b, s[k])
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
	defer func() { fmt.Println("twoi(a/b, &s[k])", recover()) }()
	twoi(a/b, &s[k])
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
	defer func() { fmt.Println("twoi(a/b, ps[k])", recover()) }()
	twoi(a/b, ps[k])
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
	defer func() { fmt.Println("var g G; twoi(a/b, g.get)", recover()) }()
	var g G
	twoi(a/b, g.get)
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
	defer func() { fmt.Println("twoi(a/b, np.get)", recover()) }()
	twoi(a/b, np.get)
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
	defer func() { fmt.Println("twoi(a/b, (*[4]int)(s))", recover()) }()
	twoi(a/b, (*[4]int)(s))
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
	defer func() { fmt.Println("twoi(a/b, [4]int(s))", recover()) }()
	twoi(a/b, [4]int(s))
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
	defer func() { fmt.Println("use(np.f, str[k], u.(int), a/b, ps[k])", recover()) }()
	use(np.f, str[k], u.(int), a/b, ps[k])
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
	defer func() { fmt.Println("two(np.f, str[k])", recover()) }()
	two(np.f, str[k])
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
	defer func() { fmt.Println("two(ps[k], uint8(a/b))", recover()) }()
	two(ps[k], uint8(a/b))
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
	defer func() { fmt.Println("two(ps[k], struct{}{})", recover()) }()
	two(ps[k], struct{}{})
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
	defer func() { fmt.Println("two(ps[k], [0]int{})", recover()) }()
	two(ps[k], [0]int{})
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
	defer func() { fmt.Println("two(ps[k], float32(a/b))", recover()) }()
	two(ps[k], float32(a/b))
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
	defer func() { fmt.Println("two(ps[k], complex(float64(a/b), 1))", recover()) }()
	two(ps[k], complex(float64(a/b), 1))
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
	defer func() { fmt.Println("two(ps[k], [1]*T{ps[a/b]})", recover()) }()
	two(ps[k], [1]*T{ps[a/b]})
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
	defer func() { fmt.Println("two(ps[k], struct{p *T}{ps[a/b]})", recover()) }()
	two(ps[k], struct{ p *T }{ps[a/b]})
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
	defer func() { fmt.Println("two(ps[k], [1]int{a/b})", recover()) }()
	two(ps[k], [1]int{a / b})
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
	defer func() { fmt.Println("two(ps[k], T{f: a/b})", recover()) }()
	two(ps[k], T{f: a / b})
}

func c22() {
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
	defer func() { fmt.Println("two(ps[k], str[a/b:])", recover()) }()
	two(ps[k], str[a/b:])
}

func c23() {
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
	defer func() { fmt.Println("two(ps[k], a/b == 1)", recover()) }()
	two(ps[k], a/b == 1)
}

func c24() {
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
	defer func() { fmt.Println("two(ps[k], \"x\" + str[a/b:])", recover()) }()
	two(ps[k], "x"+str[a/b:])
}

func c25() {
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
	defer func() { fmt.Println("two(ps[k], error(nil))", recover()) }()
	two(ps[k], error(nil))
}

func c26() {
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
	defer func() { fmt.Println("twoi(s[k], es[a/b])", recover()) }()
	twoi(s[k], es[a/b])
}

func c27() {
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
	defer func() { fmt.Println("twoi(s[k], gs[a/b])", recover()) }()
	twoi(s[k], gs[a/b])
}

func c28() {
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
	defer func() { fmt.Println("twoi(s[k], error(u.(error)))", recover()) }()
	twoi(s[k], error(u.(error)))
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
	c22()
	c23()
	c24()
	c25()
	c26()
	c27()
	c28()
}

// Output:
// fs[k](a / b) runtime error: integer divide by zero
// gs[k].get(a / b) runtime error: integer divide by zero
// use(a/b, s[k]) runtime error: integer divide by zero
// two(a/b, s[k]) runtime error: integer divide by zero
// twoi(a/b, s[k]) runtime error: index out of range [9] with length 2
// twoi(a/b, &s[k]) runtime error: index out of range [9] with length 2
// twoi(a/b, ps[k]) runtime error: integer divide by zero
// var g G; twoi(a/b, g.get) runtime error: invalid memory address or nil pointer dereference
// twoi(a/b, np.get) runtime error: invalid memory address or nil pointer dereference
// twoi(a/b, (*[4]int)(s)) runtime error: cannot convert slice with length 2 to array or pointer to array with length 4
// twoi(a/b, [4]int(s)) runtime error: cannot convert slice with length 2 to array or pointer to array with length 4
// use(np.f, str[k], u.(int), a/b, ps[k]) runtime error: index out of range [9] with length 3
// two(np.f, str[k]) runtime error: index out of range [9] with length 3
// two(ps[k], uint8(a/b)) runtime error: integer divide by zero
// two(ps[k], struct{}{}) runtime error: index out of range [9] with length 1
// two(ps[k], [0]int{}) runtime error: index out of range [9] with length 1
// two(ps[k], float32(a/b)) runtime error: integer divide by zero
// two(ps[k], complex(float64(a/b), 1)) runtime error: integer divide by zero
// two(ps[k], [1]*T{ps[a/b]}) runtime error: integer divide by zero
// two(ps[k], struct{p *T}{ps[a/b]}) runtime error: integer divide by zero
// two(ps[k], [1]int{a/b}) runtime error: integer divide by zero
// two(ps[k], T{f: a/b}) runtime error: integer divide by zero
// two(ps[k], str[a/b:]) runtime error: integer divide by zero
// two(ps[k], a/b == 1) runtime error: integer divide by zero
// two(ps[k], "x" + str[a/b:]) runtime error: integer divide by zero
// two(ps[k], error(nil)) runtime error: index out of range [9] with length 1
// twoi(s[k], es[a/b]) runtime error: index out of range [9] with length 2
// twoi(s[k], gs[a/b]) runtime error: integer divide by zero
// twoi(s[k], error(u.(error))) interface conversion: interface is nil, not error
