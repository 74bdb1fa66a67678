// A value method on a nil pointer in an interface, where the compiler does not see which it is.
package main

import "fmt"

type namer interface{ name() string }

type T struct{ s string }

func (t T) name() string { return t.s }

type U struct{}

func (U) name() string { return "U" }

type box struct{ n namer }

var global namer = (*T)(nil)

func try(f func() string) {
	defer func() { fmt.Println(recover()) }()
	fmt.Println(f())
}

func print(n namer) {
	defer func() { fmt.Println("print:", recover()) }()
	fmt.Println(n.name())
}

func main() {
	list := []namer{U{}, (*T)(nil)}
	for _, n := range list {
		try(func() string { return "called" })
		print(n)
	}
	try(func() string { return list[1].name() })
	m := map[string]namer{"t": (*T)(nil)}
	try(func() string { return m["t"].name() })
	b := box{(*T)(nil)}
	try(func() string { return b.n.name() })
	try(func() string { return global.name() })
	try(func() string { f := global.name; return f() })
	fmt.Println(fmt.Sprint(list[0].name()))
}

// Output:
// called
// <nil>
// U
// print: <nil>
// called
// <nil>
// print: value method main.T.name called using nil *T pointer
// value method main.T.name called using nil *T pointer
// value method main.T.name called using nil *T pointer
// value method main.T.name called using nil *T pointer
// value method main.T.name called using nil *T pointer
// value method main.T.name called using nil *T pointer
// U
