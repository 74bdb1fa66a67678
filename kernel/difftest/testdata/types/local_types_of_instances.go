// A type declared in a generic function has the function's type arguments in its name.
package main

import "fmt"

type G[P any] struct{ p P }

func (g G[P]) mk() any {
	type inner struct{ p P }
	return inner{g.p}
}
func (g *G[P]) mk2() (any, any) {
	type inner []P
	f := func() any {
		type inner map[string]*inner
		return inner{"a": nil}
	}
	return inner{g.p}, f()
}
func gen1[X any]() any {
	type T struct{ x X }
	return T{}
}
func gen2[X any]() any {
	type T struct{ x X }
	type U = []T
	return U{}
}
func gen3[X, Y any]() any {
	type T struct{ x int }
	return map[string]func(*T) chan T{}
}
func gen4[X any]() any {
	type T struct{ x X }
	type I interface{ m(T) I }
	var i func(I)
	return i
}
func gen5[X any](n int) []any {
	type T struct{ x X }
	if n == 0 {
		return []any{T{}, G[T]{}, G[*T]{}.mk(), gen1[T]()}
	}
	return append(gen5[X](n-1), show[T](), show[[]T]())
}
func show[X any]() string { var x X; return fmt.Sprintf("<%T>", x) }
func gen6[X any](x X) (string, error) {
	type T struct{ x X }
	type E struct{ error }
	var a any = x
	defer func() { fmt.Println(recover()) }()
	return fmt.Sprint(a.(T)), E{}
}
func gen7[X fmt.Stringer](xs ...X) any {
	type T struct {
		X fmt.Stringer
		n int
	}
	type M map[T][]T
	m := M{}
	for i, x := range xs {
		m[T{x, i}] = nil
	}
	return m
}
func iface[X any](x any) {
	type I interface{ Foo(X) }
	defer func() { fmt.Println(recover()) }()
	_ = x.(I)
}
func iface2[X any](x any) {
	type I interface{ Foo(X) }
	defer func() { fmt.Println(recover()) }()
	var i I
	_ = i.(interface{ Bar() })
}

type S int

func (s S) String() string { return fmt.Sprint("S", int(s)) }
func plain() any {
	type T struct{ a int }
	return G[T]{}
}
func seq[X any](x X) {
	for range func(y func() bool) { y() } {
		type T struct{ x X }
		fmt.Printf("%T %v %+v %#v\n", T{x}, T{x}, T{x}, T{x})
	}
}
func main() {
	fmt.Printf("%T %T %T\n", G[int]{}.mk(), G[G[string]]{}.mk(), G[any]{}.mk())
	a, b := (&G[int]{}).mk2()
	fmt.Printf("%T %T %v %#v\n", a, b, a, b)
	fmt.Printf("%T %T %T %T %T %T\n", gen1[int](), gen2[int](), gen3[int, string](), gen4[string](), gen1[G[int]](), gen1[struct{ a, B int }]())
	for _, x := range gen5[byte](2) {
		fmt.Printf("%T %v\n", x, x)
	}
	fmt.Println(gen6(1))
	fmt.Println(gen6([]string{}))
	fmt.Printf("%T %v %#v\n", gen7(S(1)), gen7(S(1), 2), gen7[fmt.Stringer]())
	iface[int](1)
	iface[S](S(1))
	iface2[S](S(1))
	fmt.Printf("%T\n", plain())
	seq(S(3))
	seq([]any{1})
	type loc struct{}
	fmt.Printf("%T %T\n", gen1[loc](), gen1[[]loc]())
	fmt.Println(gen1[int]() == gen1[int](), gen1[int]() == gen1[int8](), G[int]{}.mk() == G[int]{}.mk())
	{
		type loc struct{ a int }
		seq(loc{})
		fmt.Printf("%T\n", gen1[loc]())
	}
}

// Output:
// main.inner[int] main.inner[main.G[string]] main.inner[interface {}]
// main.inner[int] main.inner[int] [0] main.inner[int]{"a":(*main.inner[int])(nil)}
// main.T[int] []main.T[int] map[string]func(*main.T[int,string]) chan main.T[int,string] func(main.I[string]) main.T[main.G[int]] main.T[struct { main.a int; B int }]
// main.T[uint8] {0}
// main.G[main.T[uint8]·9] {{0}}
// main.inner[*main.T[uint8]·9] {<nil>}
// main.T[main.T[uint8]·9] {{0}}
// string <main.T[uint8]>
// string <[]main.T[uint8]>
// string <main.T[uint8]>
// string <[]main.T[uint8]>
// interface conversion: interface {} is int, not main.T[int]
//  <nil>
// interface conversion: interface {} is []string, not main.T[[]string]
//  <nil>
// main.M[main.S] map[{S1 0}:[] {S2 1}:[]] main.M[fmt.Stringer]{}
// interface conversion: int is not main.I[int]: missing method Foo
// interface conversion: main.S is not main.I[main.S]: missing method Foo
// interface conversion: interface is nil, not interface { Bar() }
// main.G[main.T·16]
// main.T[main.S] {3} {x:3} main.T[main.S]{x:3}
// main.T[[]interface {}] {[1]} {x:[1]} main.T[[]interface {}]{x:[]interface {}{1}}
// main.T[main.loc·18] main.T[[]main.loc·18]
// true false true
// main.T[main.loc·19] {{0}} {x:{a:0}} main.T[main.loc·19]{x:main.loc{a:0}}
// main.T[main.loc·19]
