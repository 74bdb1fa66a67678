// The right side of a declaration sees the outer variable.
package main

import "fmt"

func main() {
	x := 1
	if x, y := x+1, x+2; true {
		fmt.Println(x, y)
		x := x * 10
		fmt.Println(x)
	}
	f := func() int { return x }
	{
		x, f := 5, func() int { return x * 100 }
		fmt.Println(x, f())
	}
	fmt.Println(x, f())
}

// Output:
// 2 3
// 20
// 5 100
// 1 1
