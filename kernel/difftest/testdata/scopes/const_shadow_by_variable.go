// Constants, types and functions hidden by variables.
package main

import "fmt"

const n = 5

type num int

func id(x int) int { return x }

func main() {
	fmt.Println(n, num(3), id(4))
	n := n + 1
	num := func(x int) int { return -x }
	id := id(n)
	fmt.Println(n, num(3), id)
	{
		const n = "const again"
		type num string
		fmt.Println(n, num("x"))
	}
	iota := 3
	fmt.Println(iota)
}

// Output:
// 5 3 4
// 6 -3 6
// const again x
// 3
