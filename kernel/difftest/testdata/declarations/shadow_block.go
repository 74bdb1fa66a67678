// An inner block's variable hides the outer one and leaves it alone.
package main

import "fmt"

func main() {
	x := 1
	{
		x := 2
		x++
		fmt.Println(x)
	}
	if x := "s"; x != "" {
		fmt.Println(x)
	}
	for x := 10; x < 12; x++ {
		fmt.Println(x)
	}
	fmt.Println(x)
}

// Output:
// 3
// s
// 10
// 11
// 1
