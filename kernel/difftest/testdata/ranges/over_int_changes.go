// The body may change the variable and the bound without effect on the loop.
package main

import "fmt"

func main() {
	n := 4
	for i := range n {
		n--
		i *= 10
		fmt.Print(i, " ")
	}
	var fs []func() int
	for i := range 3 {
		fs = append(fs, func() int { i++; return i })
	}
	for _, f := range fs {
		fmt.Print(f(), f(), " ")
	}
	var j int
	for j = range 5 {
		if j == 3 {
			break
		}
	}
	fmt.Println(n, j)
}

// Output:
// 0 10 20 30 1 2 2 3 3 4 0 3
