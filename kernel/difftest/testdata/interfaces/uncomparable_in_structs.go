// Which comparisons of structs and arrays fail and which are false.
package main

import "fmt"

type A struct {
	x any
	n int
}
type B struct {
	n int
	x any
}
type C struct {
	x, y any
}
type D struct {
	s string
	x any
	t string
	f float64
	z any
}
type I interface{ m() }
type u struct{ f []int }
type v int

func (u) m() {}
func (v) m() {}

type E struct {
	a I
	b int
	c any
	d [2]any
}

func try(s string, f func() bool) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(s, r)
		}
	}()
	fmt.Println(s, f())
}

var sl any = []int{1}

func main() {
	try("1", func() bool { return A{sl, 1} == A{sl, 2} })
	try("2", func() bool { return B{1, sl} == B{2, sl} })
	try("3", func() bool { return C{sl, 1} == C{sl, 2} })
	try("4", func() bool { return C{1, sl} == C{2, sl} })
	try("5", func() bool { return C{sl, 1} == C{sl, "x"} })
	try("6", func() bool { return C{sl, 1} == C{"x", 1} })
	try("7", func() bool { return D{"a", sl, "b", 1, sl} == D{"a", sl, "c", 2, 1} })
	try("8", func() bool { return D{"a", sl, "b", 1, sl} == D{"ab", sl, "c", 2, 1} })
	try("9", func() bool { return D{"a", sl, "bb", 1, sl} == D{"a", sl, "c", 2, 1} })
	try("10", func() bool { return D{"a", 1, "b", 1, sl} == D{"a", 1, "c", 1, sl} })
	try("11", func() bool { return [2]any{sl, 1} == [2]any{sl, 2} })
	try("12", func() bool { return [2]any{sl, 1} == [2]any{sl, "x"} })
	try("13", func() bool { return [2]any{1, sl} == [2]any{2, sl} })
	try("14", func() bool { return [8]any{sl, 7: 1} == [8]any{sl, 7: "x"} })
	try("15", func() bool { return [8]any{sl, 7: 1} == [8]any{sl, 7: 2} })
	try("16", func() bool { return [2]I{u{}, v(1)} == [2]I{u{}, u{}} })
	try("17", func() bool { return E{u{}, 1, 1, [2]any{}} == E{u{}, 2, 1, [2]any{}} })
	try("18", func() bool { return E{u{}, 1, 1, [2]any{sl, 1}} == E{u{}, 1, 1, [2]any{sl, 2}} })
	try("19", func() bool { return E{v(1), 1, sl, [2]any{sl, 1}} == E{v(1), 1, sl, [2]any{sl, 2}} })
	try("20", func() bool { return E{v(1), 1, sl, [2]any{sl, 1}} == E{v(2), 1, sl, [2]any{sl, 2}} })
	try("21", func() bool { return E{v(1), 1, sl, [2]any{sl, 1}} == E{v(1), 2, sl, [2]any{sl, 2}} })
	try("22", func() bool { return any(A{sl, 1}) == any(A{sl, 2}) })
	try("23", func() bool { return any(C{sl, 1}) == any(C{sl, "x"}) })
	try("24", func() bool { return any([2]any{sl, 1}) == any([2]any{sl, "x"}) })
	try("25", func() bool { return any(D{"a", sl, "b", 1, sl}) == any(D{"a", sl, "c", 2, 1}) })
	try("26", func() bool { a := A{sl, 1}; return a == a })
	try("27", func() bool { return [2]A{{sl, 1}, {1, 1}} == [2]A{{sl, 1}, {1, 2}} })
	try("28", func() bool { return [2]A{{1, 1}, {sl, 1}} == [2]A{{1, 2}, {sl, 1}} })
	try("29", func() bool { return [3]string{"a", "b", "c"} == [3]string{"a", "b", "c"} })
	try("30", func() bool { m := map[C]int{}; m[C{1, sl}] = 1; return false })
	try("31", func() bool { m := map[[2]any]int{}; _, ok := m[[2]any{1, sl}]; return ok })
	try("32", func() bool { var m map[any]int; _, ok := m[sl]; return ok })
	try("33", func() bool { m := map[any]int{}; _, ok := m[sl]; return ok })
	try("34", func() bool { m := map[I]int{}; delete(m, I(u{})); return false })
	try("35", func() bool { var m map[I]int; delete(m, I(u{})); return false })
	try("36", func() bool { return I(u{}) == nil })
	try("37", func() bool { return sl == any(1) })
	try("38", func() bool { return sl == sl })
	try("39", func() bool {
		switch sl {
		case 1:
		case sl:
			return true
		}
		return false
	})
	try("40", func() bool { var i I = u{}; return i == I(v(1)) })
}

// Output:
// 1 runtime error: comparing uncomparable type []int
// 2 false
// 3 runtime error: comparing uncomparable type []int
// 4 false
// 5 runtime error: comparing uncomparable type []int
// 6 false
// 7 runtime error: comparing uncomparable type []int
// 8 false
// 9 runtime error: comparing uncomparable type []int
// 10 false
// 11 runtime error: comparing uncomparable type []int
// 12 runtime error: comparing uncomparable type []int
// 13 false
// 14 runtime error: comparing uncomparable type []int
// 15 runtime error: comparing uncomparable type []int
// 16 runtime error: comparing uncomparable type main.u
// 17 runtime error: comparing uncomparable type main.u
// 18 runtime error: comparing uncomparable type main.u
// 19 runtime error: comparing uncomparable type []int
// 20 false
// 21 false
// 22 runtime error: comparing uncomparable type []int
// 23 runtime error: comparing uncomparable type []int
// 24 runtime error: comparing uncomparable type []int
// 25 runtime error: comparing uncomparable type []int
// 26 runtime error: comparing uncomparable type []int
// 27 runtime error: comparing uncomparable type []int
// 28 false
// 29 true
// 30 runtime error: hash of unhashable type []int
// 31 hash of unhashable type: []int
// 32 hash of unhashable type: []int
// 33 hash of unhashable type: []int
// 34 hash of unhashable type: main.u
// 35 hash of unhashable type: main.u
// 36 false
// 37 false
// 38 runtime error: comparing uncomparable type []int
// 39 runtime error: comparing uncomparable type []int
// 40 false
