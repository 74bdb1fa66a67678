// iota counts the lines of a constant group.
package main

import "fmt"

const (
	A = iota
	B
	C
)

const (
	_  = iota
	KB = 1 << (10 * iota)
	MB
	GB
)

const single = iota

func main() {
	fmt.Println(A, B, C, KB, MB, GB, single)
}

// Output:
// 0 1 2 1024 1048576 1073741824 0
