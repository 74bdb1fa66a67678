// Float loop variables accumulate error.
package main

import "fmt"

func main() {
	n := 0
	for x := 0.0; x < 1; x += 0.1 {
		n++
		if n > 9 {
			fmt.Println(x)
		}
	}
	fmt.Println(n)
	for i := range 4 {
		fmt.Print(float64(i)*0.1, " ")
	}
	fmt.Println(0.1*3, 3*0.1 == 0.3)
}

// Output:
// 0.8999999999999999
// 0.9999999999999999
// 11
// 0 0.1 0.2 0.30000000000000004 0.3 true
