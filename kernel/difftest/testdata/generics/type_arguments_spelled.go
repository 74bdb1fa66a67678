// Type arguments within %T: fields, local types and nested instances.
package main

import "fmt"

type level int
type one[T any] struct{ x T }
type pair[K comparable, V any] struct {
	k K
	v V
}

func main() {
	type local int
	type other struct {
		a level
		B local
	}
	for _, x := range []any{
		pair[string, level]{}, pair[level, one[level]]{}, one[struct{ a level }]{}, one[[]one[*level]]{},
		one[local]{}, one[*other]{}, one[interface{ hid(level) }]{}, local(1), other{},
		struct {
			a level
			b one[local]
		}{},
	} {
		fmt.Printf("%T %v\n", x, x)
	}
	last()
	defer func() { fmt.Println(recover()) }()
	var e any = one[level]{}
	fmt.Println(e.(one[local]))
}

func last() {
	type local string
	fmt.Printf("%T\n", one[local]{})
}

// Output:
// main.pair[string,main.level] { 0}
// main.pair[main.level,main.one[main.level]] {0 {0}}
// main.one[struct { main.a main.level }] {{0}}
// main.one[[]main.one[*main.level]] {[]}
// main.one[main.local·1] {0}
// main.one[*main.other·2] {<nil>}
// main.one[interface { main.hid(main.level) }] {<nil>}
// main.local 1
// main.other {0 0}
// struct { a main.level; b main.one[main.local·1] } {0 {0}}
// main.one[main.local·3]
// interface conversion: interface {} is main.one[main.level], not main.one[main.local·1]
