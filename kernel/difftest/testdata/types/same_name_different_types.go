// Types of one name declared in different functions are different.
package main

import "fmt"

type T struct{ v int }

func (T) Outer() {}

func f1() any {
	type T struct{ v int }
	return T{1}
}
func f2() any {
	type T struct{ v int }
	{
		type T string
		defer fmt.Printf("%T\n", T("x"))
	}
	return T{1}
}
func gen[X any]() any {
	type T struct{ x X }
	type U = []T
	return U{{}}
}
func genf[X any](x X) (any, func() any) {
	type local struct {
		x X
		n *local
	}
	l := &local{x: x}
	l.n = l
	return *l, func() any {
		type local struct{ y X }
		return local{x}
	}
}

type G[P any] struct{ p P }

func (g G[P]) mk() any {
	type inner struct{ p P }
	return inner{g.p}
}

func assert(name string, f func()) {
	defer func() {
		r := recover()
		fmt.Println(name, r)
		if e, ok := r.(error); ok {
			fmt.Printf("%T\n", e)
		}
	}()
	f()
}

type R interface{ Read() }
type RW interface {
	R
	Write(int)
	unexp()
}
type hasR struct{}

func (*hasR) Read() {}

type wrongW struct{}

func (wrongW) Read()        {}
func (wrongW) Write(string) {}
func (wrongW) unexp()       {}

func main() {
	a, b := f1(), f2()
	fmt.Println(a == b, a == f1(), b == f2(), a == any(T{1}))
	fmt.Printf("%T %T %v %#v\n", a, b, a, b)
	fmt.Printf("%T %T %T\n", gen[int](), gen[string](), gen[G[T]]())
	x, y := genf(1)
	x2, y2 := genf("s")
	fmt.Printf("%T %T %T %T\n", x, y(), x2, y2())
	fmt.Println(y() == y(), y() == y2(), x == x)
	fmt.Printf("%T %T %v\n", G[int]{}.mk(), G[G[string]]{}.mk(), G[int]{}.mk() == G[int]{}.mk())
	assert("1", func() { _ = a.(T) })
	assert("2", func() { _ = b.(T) })
	assert("3", func() { _ = a.(R) })
	assert("4", func() { _ = any(hasR{}).(R) })
	assert("5", func() { _ = any(wrongW{}).(RW) })
	assert("6", func() { var r R; _ = r.(RW) })
	assert("7", func() { var r R = &hasR{}; _ = r.(RW) })
	assert("8", func() { var r R = &hasR{}; _ = r.(*T2) })
	assert("9", func() { _ = any(G[int]{}).(G[string]) })
	assert("10", func() { _ = any([]T{}).([]int) })
	assert("11", func() { _ = any(struct{ a int }{}).(struct{ b int }) })
	assert("12", func() { _ = any(func(int) string { return "" }).(func()) })
	assert("13", func() { _ = any(map[string]T{}).(map[T]string) })
	assert("14", func() { _ = any((*T)(nil)).(T) })
	assert("15", func() { _ = any(1).(interface{ Foo() }) })
	assert("16", func() { _ = any(nil).(interface{ Foo() }) })
	assert("17", func() { _ = any(byte(1)).(int8) })
	assert("18", func() { _ = any('x').(byte) })
	assert("19", func() { _ = any(make(chan int)).(<-chan int) })
	assert("20", func() { _ = any([2]int{}).([3]int) })
	assert("21", func() { _ = any(error(nil)).(error) })
	assert("22", func() { _ = any(fmt.Errorf("x")).(fmt.Stringer) })
	assert("23", func() { type T struct{ v int }; _ = a.(T) })
	assert("24", func() {
		_ = any(T{}).(interface {
			Outer()
			outer()
		})
	})
	assert("25", func() { m := map[any]int{}; m[G[[]int]{}] = 1 })
	assert("26", func() { fmt.Println(any(G[func()]{}) == any(G[func()]{})) })
	assert("27", func() { type loc struct{ f func() }; fmt.Println(any(loc{}) == any(loc{})) })
	assert("28", func() { fmt.Println(any([1]any{[]int{}}) == any([1]any{[]int{}})) })
	assert("29", func() { var e error = T3{}; fmt.Println(e == T3{}) })
}

type T2 struct{ hasR }
type T3 struct{ a any }

func (T3) Error() string { return "" }

// Output:
// main.T
// main.T
// false true true false
// main.T main.T {1} main.T{v:1}
// []main.T[int] []main.T[string] []main.T[main.G[main.T]]
// main.local[int] main.local[int] main.local[string] main.local[string]
// true false true
// main.inner[int] main.inner[main.G[string]] true
// 1 interface conversion: interface {} is main.T, not main.T (types from different scopes)
// *runtime.TypeAssertionError
// 2 interface conversion: interface {} is main.T, not main.T (types from different scopes)
// *runtime.TypeAssertionError
// 3 interface conversion: main.T is not main.R: missing method Read
// *runtime.TypeAssertionError
// 4 interface conversion: main.hasR is not main.R: missing method Read
// *runtime.TypeAssertionError
// 5 interface conversion: main.wrongW is not main.RW: missing method Write
// *runtime.TypeAssertionError
// 6 interface conversion: interface is nil, not main.RW
// *runtime.TypeAssertionError
// 7 interface conversion: *main.hasR is not main.RW: missing method Write
// *runtime.TypeAssertionError
// 8 interface conversion: main.R is *main.hasR, not *main.T2
// *runtime.TypeAssertionError
// 9 interface conversion: interface {} is main.G[int], not main.G[string]
// *runtime.TypeAssertionError
// 10 interface conversion: interface {} is []main.T, not []int
// *runtime.TypeAssertionError
// 11 interface conversion: interface {} is struct { a int }, not struct { b int }
// *runtime.TypeAssertionError
// 12 interface conversion: interface {} is func(int) string, not func()
// *runtime.TypeAssertionError
// 13 interface conversion: interface {} is map[string]main.T, not map[main.T]string
// *runtime.TypeAssertionError
// 14 interface conversion: interface {} is *main.T, not main.T
// *runtime.TypeAssertionError
// 15 interface conversion: int is not interface { Foo() }: missing method Foo
// *runtime.TypeAssertionError
// 16 interface conversion: interface is nil, not interface { Foo() }
// *runtime.TypeAssertionError
// 17 interface conversion: interface {} is uint8, not int8
// *runtime.TypeAssertionError
// 18 interface conversion: interface {} is int32, not uint8
// *runtime.TypeAssertionError
// 19 interface conversion: interface {} is chan int, not <-chan int
// *runtime.TypeAssertionError
// 20 interface conversion: interface {} is [2]int, not [3]int
// *runtime.TypeAssertionError
// 21 interface conversion: interface is nil, not error
// *runtime.TypeAssertionError
// 22 interface conversion: *errors.errorString is not fmt.Stringer: missing method String
// *runtime.TypeAssertionError
// 23 interface conversion: interface {} is main.T, not main.T (types from different scopes)
// *runtime.TypeAssertionError
// 24 interface conversion: main.T is not interface { Outer(); main.outer() }: missing method outer
// *runtime.TypeAssertionError
// 25 runtime error: hash of unhashable type main.G[[]int]
// runtime.errorString
// 26 runtime error: comparing uncomparable type main.G[func()]
// runtime.errorString
// 27 runtime error: comparing uncomparable type main.loc
// runtime.errorString
// 28 runtime error: comparing uncomparable type []int
// runtime.errorString
// true
// 29 <nil>
