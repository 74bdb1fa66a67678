// goto into the past makes new variables.
package main

import "fmt"

func main() {
	i := 0
	var fs []func() int
again:
	{
		x := i * 10
		fs = append(fs, func() int { x++; return x })
	}
	i++
	if i < 3 {
		goto again
	}
	for _, f := range fs {
		fmt.Print(f(), f(), " ")
	}
	fmt.Println()
}

// Output:
// 1 2 11 12 21 22␣
