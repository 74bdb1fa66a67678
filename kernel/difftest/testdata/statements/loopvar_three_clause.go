// Each iteration of a three-clause loop has its own variable, copied on.
package main

import "fmt"

func main() {
	var prints []func()
	for i := 0; i < 3; i++ {
		prints = append(prints, func() { fmt.Print(i, " ") })
	}
	for _, p := range prints {
		p()
	}
	var ps []*int
	for i, j := 0, 10; i < 3; i, j = i+1, j-1 {
		ps = append(ps, &i, &j)
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
}

// Output:
// 0 1 2 0 10 1 9 2 8␣
