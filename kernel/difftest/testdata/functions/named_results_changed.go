// Named results that deferred calls, literals and panics change.
package main

import "fmt"

func a1() (x int) {
	defer func() { x++ }()
	x = 1
	return x * 10
}
func a2() (x, y int, s string) {
	defer func(z int) { x += z; y, s = y+x, s+"!" }(x + 100)
	x, y, s = 1, 2, "s"
	return y, x, s + "r"
}
func a3() (f func() int) {
	x := 0
	f = func() int { x++; return x }
	defer func() { x += 100 }()
	f()
	return
}
func a4() (err error) {
	if _, err := fmt.Sscan("x", new(int)); err != nil {
		err = fmt.Errorf("inner: %w", err)
		_ = err
	}
	for err := range 2 {
		_ = err
	}
	return
}
func a5(n int) (r []int) {
	defer func() {
		r = append(r, n)
		if n > 0 {
			r = append(r, a5(n-1)...)
		}
	}()
	if n == 2 {
		return []int{-2}
	}
	return nil
}
func a6() (i int) {
	for {
		func() {
			defer func() { i++ }()
			if i > 2 {
				i *= 10
			}
		}()
		if i > 20 {
			return i
		}
	}
}
func a7() (p *int) {
	v := 5
	p = &v
	defer func() { v = 6 }()
	return &v
}
func a8() (s struct{ a, b int }) {
	defer func() { s.a++ }()
	s.b = 7
	t := s
	t.a = 10
	return t
}
func a9() (x any) {
	defer func() {
		if r := recover(); r != nil {
			x = fmt.Sprint("r:", r, x)
		}
	}()
	x = 1
	return func() any { panic("in return") }()
}
func a10() (n int, ok bool) {
	m := map[string]int{"a": 5}
	defer func() { ok = !ok }()
	n, ok = m["a"]
	return
}
func a11() (a [3]int) {
	defer func() { a[1]++ }()
	a[0] = 1
	b := a
	b[2] = 9
	return b
}
func a12(x int) (x1 int) {
	switch {
	case x > 0:
		x := x
		defer func() { x1 += x }()
		x++
		return x
	default:
		defer func() { x1-- }()
	}
	return x
}
func a13() (s string) {
	defer func() { s += "1" }()
	defer func() {
		defer func() { s += "2" }()
		s += "3"
		panic("x")
	}()
	defer func() { s += fmt.Sprint(recover()) }()
	panic("y")
}

type T struct{ n int }

func (t *T) a14() (r *T) {
	defer func() { r.n++; t = nil }()
	r = t
	return t.set(5)
}
func (t *T) set(n int) *T { t.n = n; return t }
func a15() (x int, f func()) {
	x = 5
	return x + 1, func() { x = 77 }
}
func a16() (x int) {
	f := func() { x = 7 }
	defer f()
	f = func() { x = 8 }
	return 3
}
func a17() (x int) {
	defer func() {
		recover()
	}()
	x = 4
	var p *T
	x, p.n = 6, 7
	return 9
}
func a18() (x int) {
	return func() (x int) {
		defer func() { x *= 2 }()
		return 4
	}() + 1
}
func main() {
	fmt.Println(a1())
	fmt.Println(a2())
	f := a3()
	fmt.Println(f(), f())
	fmt.Println(a4(), a5(3), a6(), *a7(), a8(), a9())
	fmt.Println(a10())
	fmt.Println(a11(), a12(3), a12(-3))
	func() {
		defer func() { fmt.Println("main", recover()) }()
		fmt.Println(a13())
	}()
	t := &T{1}
	fmt.Println(t.a14().n, t.n)
	x, g := a15()
	g()
	fmt.Println(x, a16(), a17(), a18())
}

// Output:
// 11
// 102 103 sr!
// 102 103
// <nil> [3 -2 2 1 0] 31 6 {11 7} r:in return1
// 5 false
// [1 1 9] 8 -4
// main x
// 6 6
// 6 7 6 9
