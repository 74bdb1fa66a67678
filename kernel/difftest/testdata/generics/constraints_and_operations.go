// Operations, conversions and calls on values of type parameters.
package main

import "fmt"

type Num interface {
	~int8 | ~uint8 | ~int | ~float32 | ~float64 | ~complex128
}
type Int interface{ ~int8 | ~uint8 | ~int }
type I8 int8

func arith[T Num](a, b T) []T { return []T{a + b, a - b, a * b, a / b, -a, a + 1} }
func bits[T Int](a, b T) []T {
	return []T{a & b, a | b, a ^ b, a &^ b, ^a, a << 1, a >> 1, a % b, a << b, T(1) << 7}
}
func conv[A, B Num2](a A) B { return B(a) }

type Num2 interface {
	~int8 | ~uint8 | ~int | ~float32 | ~float64
}

func str[T ~string | ~[]byte](t T) (string, []byte, int, T) {
	u := t[1:]
	return string(t), []byte(t), len(t), u
}
func runes[T ~string | ~[]rune](t T) string { return string([]rune(t)) }
func idx[S ~[]E, E any](s S) int            { return len(s) }
func each[S ~[]E, E any](s S, f func(int, E) E) S {
	r := make(S, 0, len(s))
	for i, e := range s {
		r = append(r, f(i, e))
	}
	return r
}
func keys[M ~map[K]V, K comparable, V any](m M) (ks []K) {
	for k := range m {
		ks = append(ks, k)
	}
	return
}
func first[C ~chan E | ~<-chan E, E any](c C) E { return <-c }
func call[F ~func(A) R, A, R any](f F, a A) R   { return f(a) }
func field[T any, P interface {
	*T
	Set(int)
	Get() int
}](n int) (T, int) {
	var t T
	p := P(&t)
	p.Set(n)
	return *p, p.Get()
}

type St struct{ n int }

func (s *St) Set(n int) { s.n = n }
func (s *St) Get() int  { return s.n * 2 }

type cmpI[T any] interface{ Cmp(T) int }

func sortBy[T cmpI[T]](xs ...T) []T {
	for i := range xs {
		for j := i; j > 0 && xs[j].Cmp(xs[j-1]) < 0; j-- {
			xs[j], xs[j-1] = xs[j-1], xs[j]
		}
	}
	return xs
}
func (a I8) Cmp(b I8) int { return int(a) - int(b) }

type Opt[T any] func(*T)

func With[T any](opts ...Opt[T]) (t T) {
	for _, o := range opts {
		o(&t)
	}
	return
}
func sw[T any](x T) string {
	switch any(x).(type) {
	case int8, I8:
		return "8"
	case *T:
		return "*T"
	case []T:
		return "[]T"
	case func(T) T:
		return "func"
	case Opt[T]:
		return "opt"
	case interface{ Cmp(T) int }:
		return "cmp"
	}
	var p any = &x
	if _, ok := p.(*T); ok {
		return fmt.Sprintf("%T", p)
	}
	return "?"
}
func eq[T comparable](a, b T) bool { return a == b }
func isZero[T comparable](a T) bool {
	var z T
	return a == z
}
func nest[T any](n int, x T) string {
	if n == 0 {
		return fmt.Sprintf("%T", x)
	}
	type w struct{ x T }
	return nest(n-1, x) + fmt.Sprintf(" %T", w{x})
}
func clos[T Num](x T) (func() T, func(T)) {
	return func() T { x += 1; return x }, func(y T) { x = y }
}
func variadic[T any](xs ...T) (int, string)           { return len(xs), fmt.Sprintf("%T", xs) }
func multi[A, B any, C map[string]B](a A, c C) string { return fmt.Sprintf("%T %T", a, c) }
func arr[A [2]int | [3]string](a A) int               { return len(a) }
func ptrs[T any](xs []T) (ps []*T) {
	for i := range xs {
		ps = append(ps, &xs[i])
	}
	return
}
func clearAll[M ~map[int]string | ~[]string](m M) { clear(m) }

func main() {
	fmt.Println(arith[I8](100, 50), arith[uint8](3, 200), arith(1.5, 2), arith(1+2i, 2i), arith[float32](1, 3))
	fmt.Println(bits[I8](-100, 3), bits[uint8](200, 3), bits(-9, 4))
	fmt.Println(conv[float64, I8](-3.9), conv[int, uint8](300), conv[I8, float32](-128), conv[uint8, I8](200))
	fmt.Println(str("héy"))
	fmt.Println(str([]byte("abc")))
	type S string
	type RS []rune
	fmt.Println(runes(S("añb")), runes(RS{97, 0x65e5}))
	fmt.Println(idx([]int{1}), idx([]string{}))
	type IS []int
	fmt.Printf("%T %v\n", each(IS{1, 2}, func(i, e int) int { return i * e }), len(keys(map[string]int{"a": 1})))
	c := make(chan string, 2)
	c <- "x"
	c <- "y"
	fmt.Println(first(c), first((<-chan string)(c)), call(func(i int) string { return fmt.Sprint(i) }, 5))
	fmt.Println(field[St](4))
	fmt.Println(sortBy[I8](3, 1, 2), With(func(s *St) { s.n = 5 }, (*St).inc))
	fmt.Println(sw(int8(1)), sw(I8(1)), sw("x"), sw([]int{}), sw(struct{}{}))
	fmt.Println(eq[any](1, 1.0), eq(St{1}, St{1}), eq[error](nil, nil), isZero(""), isZero[any](nil), isZero([2]St{}), eq(&St{}, nil))
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(eq[any]([]int{}, []int{}))
	}()
	fmt.Println(nest(2, "x"))
	g, s := clos[I8](126)
	fmt.Println(g(), g(), g())
	s(5)
	fmt.Println(g())
	fmt.Println(variadic[any]())
	fmt.Println(variadic(1, 2))
	fmt.Println(variadic([]string{"a"}...))
	fmt.Println(multi(1, map[string]bool{}))
	fmt.Println(arr([2]int{}))
	ps := ptrs([]St{{1}, {2}})
	ps[0].n = 9
	fmt.Println(*ps[0], *ps[1])
	m := map[int]string{1: "a"}
	clearAll(m)
	fmt.Println(m)
	var f func(int, int) bool = eq
	var h func(...string) (int, string) = variadic
	fmt.Println(f(1, 1))
	fmt.Println(h("q"))
	fmt.Printf("%T %T\n", eq[[2]any], With[St])
}
func (s *St) inc() { s.n++ }

// Output:
// [-106 50 -120 2 -100 101] [203 59 88 0 253 4] [3.5 -0.5 3 0.75 -1.5 2.5] [(1+4i) (1+0i) (-4+2i) (1-0.5i) (-1-2i) (2+2i)] [4 -2 3 0.33333334 -1 2]
// [0 -97 -97 -100 99 56 -50 -1 -32 -128] [0 203 203 200 55 144 100 2 64 128] [4 -9 -13 -13 8 -18 -5 -1 -144 128]
// -3 44 -128 -56
// héy [104 195 169 121] 4 éy
// abc [97 98 99] 3 [98 99]
// añb a日
// 1 0
// main.IS 1
// x y 5
// {4} 8
// [1 2 3] {6}
// 8 8 *string *[]int *struct {}
// false true true true true true false
// runtime error: comparing uncomparable type []int
// string main.w[string] main.w[string]
// 127 -128 -127
// 6
// 0 []interface {}
// 2 []int
// 1 []string
// int map[string]bool
// 2
// {9} {2}
// map[]
// true
// 1 []string
// func([2]interface {}, [2]interface {}) bool func(...main.Opt[main.St]) main.St
