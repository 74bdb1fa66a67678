// Closures within closures change outer variables.
package main

import "fmt"

func main() {
	total := 0
	add := func(n int) func(int) func() int {
		total += n
		return func(m int) func() int {
			total += m
			n += m
			return func() int { total++; n++; return n }
		}
	}
	f := add(1)(2)
	g := add(10)(20)
	fmt.Println(f(), f(), g(), total)
}

// Output:
// 4 5 31 36
