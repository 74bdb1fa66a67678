// A label may share a variable's name.
package main

import "fmt"

func main() {
	x := 0
x:
	for i := range 3 {
		for j := range 3 {
			if j == 1 {
				continue x
			}
			if i == 2 {
				break x
			}
			x += 10*i + j + 1
		}
	}
	fmt.Println(x)
}

// Output:
// 12
