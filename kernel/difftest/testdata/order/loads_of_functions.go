// A function variable is read after the arguments' calls.
package main

import "fmt"

func main() {
	f := func(int) string { return "old" }
	swap := func() int { f = func(int) string { return "new" }; return 1 }
	fmt.Println(f(swap()))
	type box struct{ f func() int }
	n := 1
	b := box{func() int { n += 5; return n }}
	fmt.Println(n+b.f(), n)
	get := func() func() int { n *= 2; return func() int { n++; return n } }
	fmt.Println(n, get()(), n)
}

// Output:
// new
// 12 6
// 13 13 13
