// Variables captured in each form of loop; functions that make functions.
package main

import "fmt"

type T struct{ a, b int }

func (t T) get() int   { return t.a }
func (t *T) set(x int) { t.a = x }

type F func() F

func (f F) do(n int) F {
	fmt.Print(n, " ")
	if n == 0 {
		return nil
	}
	return f.do(n - 1)
}

type Rec struct{ f func(Rec, int) int }

func (r Rec) call(n int) int { return r.f(r, n) }

func compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(a A) C { return g(f(a)) }
}

func main() {
	defer fmt.Println()
	// closures in all loop forms
	var fs []func() int
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i++; return i })
	}
	for i := range 3 {
		fs = append(fs, func() int { i += 10; return i })
	}
	for i, x := range []int{7, 8} {
		fs = append(fs, func() int { x += i + 1; return x })
	}
	for i, r := range "aé" {
		fs = append(fs, func() int { i++; return i*1000 + int(r) })
	}
	for k, v := range map[string]int{"k": 1} {
		fs = append(fs, func() int { v++; return v + len(k) })
	}
	var i int
	for i = 0; i < 2; i++ {
		fs = append(fs, func() int { i++; return i })
	}
	for i = range 2 {
		fs = append(fs, func() int { i++; return i })
	}
	for i, j := 0, 10; i < j; i, j = i+1, j-3 {
		fs = append(fs, func() int { i, j = j, i; return i*100 + j })
	}
	ch := make(chan int, 3)
	ch <- 1
	ch <- 2
	close(ch)
	for c := range ch {
		fs = append(fs, func() int { c *= 2; return c })
	}
	for x := range func(yield func(int) bool) { _ = yield(1) && yield(2) } {
		fs = append(fs, func() int { x *= 3; return x })
	}
	for n, f := range fs {
		fmt.Print(n, ":", f(), ",", f(), " ")
	}
	fmt.Println(i)
	// three-clause with closure capturing in cond and post
	for i, inc := 0, func(p *int) { *p += 2 }; i < 6; inc(&i) {
		defer func() { fmt.Print("d", i, " ") }()
	}
	var ps []*int
	for i := 0; i < 3; i++ {
		ps = append(ps, &i)
		if i == 1 {
			i++
			continue
		}
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	t := T{1, 2}
	get, set := t.get, t.set
	set(5)
	fmt.Println(get(), t.get(), t)
	m := map[string]func(*T, int){"set": (*T).set}
	m["set"](&t, 77)
	fmt.Println(t, T.get(t), (*T).get(&t))
	F(nil).do(3)
	fmt.Println()
	fact := Rec{func(r Rec, n int) int {
		if n < 2 {
			return 1
		}
		return n * r.call(n-1)
	}}
	fmt.Println(fact.call(10))
	fmt.Println(compose(compose(func(i int) string { return fmt.Sprint(i) }, func(s string) []byte { return []byte(s) }), func(b []byte) int { return len(b) })(12345))
	y := func(f func(func(int) int) func(int) int) func(int) int {
		type rec func(rec) func(int) int
		g := func(r rec) func(int) int { return f(func(n int) int { return r(r)(n) }) }
		return g(g)
	}
	fmt.Println(y(func(self func(int) int) func(int) int {
		return func(n int) int {
			if n == 0 {
				return 1
			}
			return n * self(n-1)
		}
	})(6))
	func() {
		x := 1
		defer func(x *int) { fmt.Println(*x, x != nil) }(&x)
		x = 2
		func() { x := x; x++; func() { x++ }(); fmt.Println(x) }()
	}()
}

// Output:
// 0:1,2 1:2,3 2:3,4 3:10,20 4:11,21 5:12,22 6:8,9 7:10,12 8:1097,2097 9:2233,3233 10:3,4 11:2,3 12:4,5 13:6,7 14:8,9 15:1000,10 16:701,107 17:402,204 18:2,4 19:4,8 20:3,9 21:6,18 9
// 0 2␣
// 1 5 {5 2}
// {77 2} 77 77
// 3 2 1 0␣
// 3628800
// 5
// 720
// 4
// 2 true
// d4 d2 d0␣
