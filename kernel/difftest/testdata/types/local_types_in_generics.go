// A local type in a function called several times is one type.
package main

import "fmt"

func mk(n int) any {
	type T struct{ n int }
	return T{n}
}

func other() any {
	type T struct{ n int }
	return T{1}
}

func main() {
	fmt.Println(mk(1) == mk(1), mk(1) == mk(2), mk(1) == other())
	fmt.Printf("%T %v %+v\n", mk(3), mk(3), other())
	type pair struct {
		a any
		b []any
	}
	p := pair{mk(1), []any{mk(2), other()}}
	fmt.Printf("%+v\n", p)
}

// Output:
// true false false
// main.T {3} {n:1}
// {a:{n:1} b:[{n:2} {n:1}]}
