// Function literals called at once, with arguments and results.
package main

import "fmt"

func main() {
	x := func(a, b int) int { return a * b }(3, 4)
	y, z := func() (string, bool) { return "s", true }()
	if v := func() int { return x }(); v > 10 {
		fmt.Println(v, y, z)
	}
	fmt.Println(func(xs ...int) int { return len(xs) }(1, 2, 3))
	for _, f := range []func(int) int{func(i int) int { return i }, func(i int) int { return -i }} {
		fmt.Print(f(x), " ")
	}
	fmt.Println()
}

// Output:
// 12 s true
// 3
// 12 -12␣
