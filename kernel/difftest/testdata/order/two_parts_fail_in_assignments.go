// Two parts of an assignment would fail: the compiler evaluates the right side before it finds the place.
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
	defer func() { fmt.Println("s[k] = a / b", recover()) }()
	s[k] = a / b
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
	defer func() { fmt.Println("ps[k].f = a / b", recover()) }()
	ps[k].f = a / b
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
	defer func() { fmt.Println("np.q.f = a / b", recover()) }()
	np.q.f = a / b
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
	defer func() { fmt.Println("np.f = a / b", recover()) }()
	np.f = a / b
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
	defer func() { fmt.Println("s[a/b] = s[k]", recover()) }()
	s[a/b] = s[k]
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
	defer func() { fmt.Println("m[a/b] = s[k]", recover()) }()
	m[a/b] = s[k]
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
	defer func() { fmt.Println("ms[k][1] = a / b", recover()) }()
	ms[k][1] = a / b
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
	defer func() { fmt.Println("np.f, x = 1, a/b", recover()) }()
	np.f, x = 1, a/b
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
	defer func() { fmt.Println("s[k], x = 1, a/b", recover()) }()
	s[k], x = 1, a/b
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
	defer func() { fmt.Println("nm[1], x = 1, a/b", recover()) }()
	nm[1], x = 1, a/b
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
	defer func() { fmt.Println("arr[k], x = 1, a/b", recover()) }()
	arr[k], x = 1, a/b
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
	defer func() { fmt.Println("u, v = a / b, s[k]", recover()) }()
	u, v = a/b, s[k]
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
	defer func() { fmt.Println("s = append(s, s[k], a/b)", recover()) }()
	s = append(s, s[k], a/b)
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
	defer func() { fmt.Println("s = append(s, np.f, s[k])", recover()) }()
	s = append(s, np.f, s[k])
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
	defer func() { fmt.Println("s[k] += m[a/b]", recover()) }()
	s[k] += m[a/b]
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
	defer func() { fmt.Println("z := a / b; s[k] += z", recover()) }()
	z := a / b
	s[k] += z
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
	defer func() { fmt.Println("nm[a/b] = s[k]", recover()) }()
	nm[a/b] = s[k]
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
	defer func() { fmt.Println("nm[1] += s[k]", recover()) }()
	nm[1] += s[k]
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
	defer func() { fmt.Println("nm[1] <<= -a", recover()) }()
	nm[1] <<= -a
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
	defer func() { fmt.Println("m[s[k]] /= b", recover()) }()
	m[s[k]] /= b
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
	defer func() { fmt.Println("t = T{f: a/b, q: ps[k]}; use(t)", recover()) }()
	t = T{f: a / b, q: ps[k]}
	use(t)
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
	defer func() { fmt.Println("m[s[k]], m[a/b] = 1, 2", recover()) }()
	m[s[k]], m[a/b] = 1, 2
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
	defer func() { fmt.Println("x, y = m[a/b], s[k]", recover()) }()
	x, y = m[a/b], s[k]
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
	defer func() { fmt.Println("x, y = a/b, m[s[k]]", recover()) }()
	x, y = a/b, m[s[k]]
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
	defer func() { fmt.Println("ss[k] = append(ss[k], a/b)", recover()) }()
	ss[k] = append(ss[k], a/b)
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
	defer func() { fmt.Println("ss[k] = append(ss[0], a/b)", recover()) }()
	ss[k] = append(ss[0], a/b)
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
	defer func() { fmt.Println("np.e = s[k]", recover()) }()
	np.e = s[k]
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
	defer func() { fmt.Println("np.e = a/b", recover()) }()
	np.e = a / b
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
	defer func() { fmt.Println("*np = T{f: a/b}", recover()) }()
	*np = T{f: a / b}
}

func c29() {
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
	defer func() { fmt.Println("*np = T{f: s[k], e: a/b}", recover()) }()
	*np = T{f: s[k], e: a / b}
}

func c30() {
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
	defer func() { fmt.Println("np.f, np.q = s[k], ps[a/b]", recover()) }()
	np.f, np.q = s[k], ps[a/b]
}

func c31() {
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
	defer func() { fmt.Println("x, np.f = a/b, s[k]", recover()) }()
	x, np.f = a/b, s[k]
}

func c32() {
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
	defer func() { fmt.Println("x, ss[k] = a/b, nil", recover()) }()
	x, ss[k] = a/b, nil
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
	c29()
	c30()
	c31()
	c32()
}

// Output:
// s[k] = a / b runtime error: integer divide by zero
// ps[k].f = a / b runtime error: integer divide by zero
// np.q.f = a / b runtime error: integer divide by zero
// np.f = a / b runtime error: integer divide by zero
// s[a/b] = s[k] runtime error: integer divide by zero
// m[a/b] = s[k] runtime error: index out of range [9] with length 2
// ms[k][1] = a / b runtime error: integer divide by zero
// np.f, x = 1, a/b runtime error: invalid memory address or nil pointer dereference
// s[k], x = 1, a/b runtime error: index out of range [9] with length 2
// nm[1], x = 1, a/b assignment to entry in nil map
// arr[k], x = 1, a/b runtime error: index out of range [9] with length 3
// u, v = a / b, s[k] runtime error: integer divide by zero
// s = append(s, s[k], a/b) runtime error: integer divide by zero
// s = append(s, np.f, s[k]) runtime error: invalid memory address or nil pointer dereference
// s[k] += m[a/b] runtime error: integer divide by zero
// z := a / b; s[k] += z runtime error: integer divide by zero
// nm[a/b] = s[k] runtime error: index out of range [9] with length 2
// nm[1] += s[k] runtime error: index out of range [9] with length 2
// nm[1] <<= -a assignment to entry in nil map
// m[s[k]] /= b runtime error: index out of range [9] with length 2
// t = T{f: a/b, q: ps[k]}; use(t) runtime error: integer divide by zero
// m[s[k]], m[a/b] = 1, 2 runtime error: index out of range [9] with length 2
// x, y = m[a/b], s[k] runtime error: integer divide by zero
// x, y = a/b, m[s[k]] runtime error: integer divide by zero
// ss[k] = append(ss[k], a/b) runtime error: integer divide by zero
// ss[k] = append(ss[0], a/b) runtime error: integer divide by zero
// np.e = s[k] runtime error: index out of range [9] with length 2
// np.e = a/b runtime error: integer divide by zero
// *np = T{f: a/b} runtime error: integer divide by zero
// *np = T{f: s[k], e: a/b} runtime error: index out of range [9] with length 2
// np.f, np.q = s[k], ps[a/b] runtime error: integer divide by zero
// x, np.f = a/b, s[k] runtime error: integer divide by zero
// x, ss[k] = a/b, nil runtime error: integer divide by zero
