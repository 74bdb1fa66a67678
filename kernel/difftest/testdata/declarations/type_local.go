// Types declared in functions are distinct from outer ones.
package main

import "fmt"

type T int

func (T) String() string { return "outer" }

func f() any {
	type T struct{ n int }
	return T{4}
}

func main() {
	type T []string
	t := T{"a"}
	fmt.Println(t, len(t), f())
	{
		type U T
		u := U{"x", "y"}
		fmt.Println(len(u))
	}
}

// Output:
// [a] 1 {4}
// 2
