// Several init functions run in the order of the file.
package main

import "fmt"

var n = 1

func init() {
	n *= 2
	fmt.Println("first", n)
}

func main() {
	fmt.Println("main", n)
}

func init() {
	n += 10
	fmt.Println("second", n)
}

// Output:
// first 2
// second 12
// main 12
