// Calls of calls with several results, and variadic functions of all forms.
package main

import "fmt"

func f() (int, string, error) { return 1, "a", nil }
func g(i int, s string, e error) string {
	return fmt.Sprint(i, s, e)
}
func v(xs ...any) int                  { return len(xs) }
func vi(i int, xs ...any) (int, []any) { return i, xs }
func two() (int, int)                  { return 3, 4 }
func add(xs ...int) (s int) {
	for _, x := range xs {
		s += x
	}
	if len(xs) > 0 {
		xs[0] = 100
	}
	return
}
func none()                         {}
func ptr(xs ...*int) int            { *xs[0]++; return len(xs) }
func fn(fs ...func(...int) int) int { return fs[0](1, 2, 3) }
func chain(f func(int, int) (int, int)) func(int, int) (int, int) {
	return func(a, b int) (int, int) { return f(f(a, b)) }
}
func swap(a, b int) (int, int) { return b, a + b }
func nilv(xs ...string) string { return fmt.Sprint(xs == nil, len(xs)) }

type T struct{ f func(...int) int }

func (t T) M(a int, b ...T) (int, int) { return a, len(b) }
func (t T) Two() (T, int)              { return t, 5 }

func main() {
	fmt.Println(g(f()), v(f()), add(two()))
	fmt.Println(vi(f3()))
	fmt.Println(f())
	xs := []int{1, 2, 3}
	fmt.Println(add(xs...), xs, add(), add(nil...), add([]int{}...), add(5))
	fmt.Println(nilv(), nilv(nil...), nilv([]string{}...), nilv(""))
	x := 1
	fmt.Println(ptr(&x, nil), x, fn(add))
	fmt.Println(chain(chain(swap))(1, 1))
	t := T{f: add}
	fmt.Println(t.f(two()))
	fmt.Println(func() int { a, b := t.M(1, t, t); return a*10 + b }())
	fmt.Println(v(nil), v(nil...), v([]any{}...), v([]any{1, 2}...), v([]int{1, 2}))
	fmt.Println(v(v(), v(v())))
	var i any = xs
	fmt.Println(v(i), v(i.([]int)))
	func(a ...any) { fmt.Println(a...) }(f())
	func(a int, b ...int) { fmt.Println(a, b) }(two())
	add2 := add
	defer func(a, b int) { fmt.Println("deferred", a, b) }(two())
	defer fmt.Println(f())
	fmt.Println(add2(xs[1:]...), xs)
	ch := make(chan int, 2)
	go func(a, b int) { ch <- a * b }(two())
	fmt.Println(<-ch)
	fmt.Println(append([]int(nil), append(xs, add(two()))...))
	fmt.Println(append([]byte("ab"), "cd"...), string(append([]byte(nil), "é"...)))
	none()
	var ff func(...string) = func(s ...string) { fmt.Printf("%T %q\n", s, s) }
	ff("a", "b")
	ff()
	fmt.Printf("%T %T %T\n", ff, T.M, t.Two)
}
func f3() (int, any, any) { return 1, 2, "x" }

// Output:
// 1a<nil> 3 7
// 1 [2 x]
// 1 a <nil>
// 6 [100 2 3] 0 0 0 5
// true 0 true 0 false 0 false 1
// 2 2 6
// 5 8
// 7
// 12
// 1 0 0 2 1
// 2
// 1 1
// 1 a <nil>
// 3 [4]
// 5 [100 100 3]
// 12
// [100 100 3 7]
// [97 98 99 100] é
// []string ["a" "b"]
// []string []
// func(...string) func(main.T, int, ...main.T) (int, int) func() (main.T, int)
// 1 a <nil>
// deferred 3 4
