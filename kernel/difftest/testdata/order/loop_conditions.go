// Conditions and steps of loops that read beside calls.
package main

import "fmt"

func main() {
	n := 0
	step := func() int { n++; return n }
	for i := 0; n+step() < 12; i++ {
		fmt.Print(i, ":", n, " ")
	}
	fmt.Println()
	var fs []func() int
	for i, j := 0, 10; i+j > step() && i < 4; i, j = i+1, n-step() {
		fs = append(fs, func() int { i += 10; return i + j })
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println(n)
outer:
	for n*2 > step() {
		n -= 4
		for n < step() {
			if n%3 == 0 {
				continue outer
			}
			break outer
		}
	}
	fmt.Println(n)
}

// Output:
// 0:1 1:2 2:3 3:4 4:5␣
// 20 9
// 0
