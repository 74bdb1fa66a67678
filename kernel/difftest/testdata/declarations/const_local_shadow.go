// A local constant hides a package constant and a function.
package main

import "fmt"

const limit = 3

func size() int { return limit }

func main() {
	const limit = limit * 10
	size := size() + limit
	fmt.Println(limit, size)
}

// Output:
// 30 33
