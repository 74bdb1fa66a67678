// Two slices appended to one whose capacity the compiler chooses share memory, or not.
package main

import "fmt"

func main() {
	a := append([]int(nil), 1, 2, 3)
	b, c := append(a, 10), append(a, 20)
	fmt.Println(b[3], c[3])
}

// Output:
// 20 20
