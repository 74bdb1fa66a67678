// The results of a call as the arguments of another, beside calls that change what it reads.
package main

import "fmt"

func two(a, b int) (int, int) { fmt.Print("two ", a, b, "; "); return b, a }

func list(xs ...any) string { return fmt.Sprint(xs...) }

func main() {
	x := 1
	add := func(n int) int { x += n; return x }
	fmt.Println(list(two(x, add(1))))
	fmt.Println(x, list(two(x+1, add(10))), add(1))
	f := func(a, b int) int { return a*100 + b }
	change := func() (int, int) { f = func(a, b int) int { return -a - b }; return x, add(2) }
	fmt.Println(x + f(change()))
	fmt.Println(min(x, f(two(add(3), x))))
}

// Output:
// two 2 2; 2 2
// two 13 12; 13 12 13 13
// -15
// two 18 18; -36
