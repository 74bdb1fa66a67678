// Two parts of an expression would fail: what is looked up in a map, concatenated or put into a literal comes first.
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
	defer func() { fmt.Println("u = es[k] == np.e", recover()) }()
	u = es[k] == np.e
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
	defer func() { fmt.Println("u = es[k] == any(a/b)", recover()) }()
	u = es[k] == any(a/b)
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
	defer func() { fmt.Println("x = a/b + m[s[k]]", recover()) }()
	x = a/b + m[s[k]]
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
	defer func() { fmt.Println("x = a/b + [2]int{1, s[k]}[1]", recover()) }()
	x = a/b + [2]int{1, s[k]}[1]
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
	defer func() { fmt.Println("x = a/b + am[bad]", recover()) }()
	x = a/b + am[bad]
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
	defer func() { fmt.Println("x = a/b + len(ss[k])", recover()) }()
	x = a/b + len(ss[k])
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
	defer func() { fmt.Println("x = a/b + T{f: s[k]}.f", recover()) }()
	x = a/b + T{f: s[k]}.f
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
	defer func() { fmt.Println("x = a/b + (&T{f: s[k]}).f", recover()) }()
	x = a/b + (&T{f: s[k]}).f
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
	defer func() { fmt.Println("x = a/b + cap(ss[k])", recover()) }()
	x = a/b + cap(ss[k])
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
	defer func() { fmt.Println("u = str[k:] + str[a/b:]", recover()) }()
	u = str[k:] + str[a/b:]
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
	defer func() { fmt.Println("u = str == str[k:] && a/b == 1", recover()) }()
	u = str == str[k:] && a/b == 1
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
	defer func() { fmt.Println("u = (s[k] == 1) == (a/b == 1)", recover()) }()
	u = (s[k] == 1) == (a/b == 1)
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
	defer func() { fmt.Println("x = a/b + int(str[k])", recover()) }()
	x = a/b + int(str[k])
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
	defer func() { fmt.Println("x = a/b + u.(int)", recover()) }()
	x = a/b + u.(int)
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
	defer func() { fmt.Println("x = a/b + u.(*T).f", recover()) }()
	x = a/b + u.(*T).f
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
	defer func() { fmt.Println("x = a/b << -a + s[k]", recover()) }()
	x = a/b<<-a + s[k]
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
	defer func() { fmt.Println("x = (np.f + a/b) * m[s[k]]", recover()) }()
	x = (np.f + a/b) * m[s[k]]
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
	defer func() { fmt.Println("x = a/b + [4]int(s)[0]", recover()) }()
	x = a/b + [4]int(s)[0]
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
	defer func() { fmt.Println("u = map[any]int{bad: a/b}", recover()) }()
	u = map[any]int{bad: a / b}
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
	defer func() { fmt.Println("u = map[any]int{1: a/b, bad: 2}", recover()) }()
	u = map[any]int{1: a / b, bad: 2}
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
	defer func() { fmt.Println("x = a/b + (*T)(nil).f + s[k]", recover()) }()
	x = a/b + (*T)(nil).f + s[k]
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
	defer func() { fmt.Println("x = copy(ss[k], s[a/b:])", recover()) }()
	x = copy(ss[k], s[a/b:])
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
	defer func() { fmt.Println("x = a/b + func() int { return s[k] }()", recover()) }()
	x = a/b + func() int { return s[k] }()
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
	defer func() { fmt.Println("x = min(a/b, m[s[k]])", recover()) }()
	x = min(a/b, m[s[k]])
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
	defer func() { fmt.Println("u = string(s[k]) + str[a/b:]", recover()) }()
	u = string(s[k]) + str[a/b:]
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
	defer func() { fmt.Println("u = np.e.(G).get(a/b)", recover()) }()
	u = np.e.(G).get(a / b)
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
	defer func() { fmt.Println("x = make([]int, a-2)[a/b]", recover()) }()
	x = make([]int, a-2)[a/b]
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
	defer func() { fmt.Println("x = a/b + make([]int, a-2)[0]", recover()) }()
	x = a/b + make([]int, a-2)[0]
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
	defer func() { fmt.Println("x = arr[k]", recover()) }()
	x = arr[k]
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
	defer func() { fmt.Println("x = s[-a]", recover()) }()
	x = s[-a]
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
	defer func() { fmt.Println("x = [1]int{4}[-a]", recover()) }()
	x = [1]int{4}[-a]
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
}

// Output:
// u = es[k] == np.e runtime error: invalid memory address or nil pointer dereference
// u = es[k] == any(a/b) runtime error: integer divide by zero
// x = a/b + m[s[k]] runtime error: index out of range [9] with length 2
// x = a/b + [2]int{1, s[k]}[1] runtime error: index out of range [9] with length 2
// x = a/b + am[bad] runtime error: integer divide by zero
// x = a/b + len(ss[k]) runtime error: index out of range [9] with length 0
// x = a/b + T{f: s[k]}.f runtime error: index out of range [9] with length 2
// x = a/b + (&T{f: s[k]}).f runtime error: index out of range [9] with length 2
// x = a/b + cap(ss[k]) runtime error: index out of range [9] with length 0
// u = str[k:] + str[a/b:] runtime error: slice bounds out of range [9:3]
// u = str == str[k:] && a/b == 1 runtime error: slice bounds out of range [9:3]
// u = (s[k] == 1) == (a/b == 1) runtime error: index out of range [9] with length 2
// x = a/b + int(str[k]) runtime error: integer divide by zero
// x = a/b + u.(int) interface conversion: interface {} is nil, not int
// x = a/b + u.(*T).f runtime error: integer divide by zero
// x = a/b << -a + s[k] runtime error: integer divide by zero
// x = (np.f + a/b) * m[s[k]] runtime error: index out of range [9] with length 2
// x = a/b + [4]int(s)[0] runtime error: integer divide by zero
// u = map[any]int{bad: a/b} runtime error: integer divide by zero
// u = map[any]int{1: a/b, bad: 2} runtime error: integer divide by zero
// x = a/b + (*T)(nil).f + s[k] runtime error: integer divide by zero
// x = copy(ss[k], s[a/b:]) runtime error: integer divide by zero
// x = a/b + func() int { return s[k] }() runtime error: index out of range [9] with length 2
// x = min(a/b, m[s[k]]) runtime error: index out of range [9] with length 2
// u = string(s[k]) + str[a/b:] runtime error: integer divide by zero
// u = np.e.(G).get(a/b) runtime error: invalid memory address or nil pointer dereference
// x = make([]int, a-2)[a/b] runtime error: makeslice: len out of range
// x = a/b + make([]int, a-2)[0] runtime error: makeslice: len out of range
// x = arr[k] runtime error: index out of range [9] with length 3
// x = s[-a] runtime error: index out of range [-1]
// x = [1]int{4}[-a] runtime error: index out of range [-1]
