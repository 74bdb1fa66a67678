// Explicit argument indexes and star widths.
package main

import "fmt"

func main() {
	fmt.Printf("%[2]d %[1]d %d\n", 1, 2)
	fmt.Printf("%[1]v %[1]T %[1]q\n", "s")
	fmt.Printf("%[3]*.[2]*[1]f|\n", 12.0, 2, 8)
	fmt.Printf("%-*d|%*d|%0*d\n", 5, 1, 5, 2, 5, 3)
}

// Output:
// 2 1 2
// s string "s"
//    12.00|
// 1    |    2|00003
