// Sscan, Sscanf and Fscan.
package main

import (
	"fmt"
	"io"
	"strings"
)

func main() {
	var a, b int
	var s string
	var f float64
	n, err := fmt.Sscan("12 word 3.5", &a, &s, &f)
	fmt.Println(n, err, a, s, f)
	n, err = fmt.Sscanf("x=5,y=7", "x=%d,y=%d", &a, &b)
	fmt.Println(n, err, a, b)
	n, err = fmt.Sscan("abc", &a)
	fmt.Println(n, err)
	r := strings.NewReader("1 2\n3")
	for {
		var x int
		if _, err := fmt.Fscan(r, &x); err != nil {
			fmt.Println(err == io.EOF)
			break
		}
		fmt.Print(x, " ")
	}
}

// Output:
// 3 <nil> 12 word 3.5
// 2 <nil> 5 7
// 0 expected integer
// 1 2 3 true
