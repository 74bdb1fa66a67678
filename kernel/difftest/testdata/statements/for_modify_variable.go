// The body may change the loop variable of a three-clause loop.
package main

import "fmt"

func main() {
	for i := 0; i < 10; i++ {
		if i%3 == 0 {
			i += 2
		}
		fmt.Print(i, " ")
	}
	var fs []func() int
	for i := 0; i < 6; i++ {
		i++
		fs = append(fs, func() int { i += 100; return i })
	}
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println()
}

// Output:
// 2 5 8 11 101 201 103 203 105 205␣
