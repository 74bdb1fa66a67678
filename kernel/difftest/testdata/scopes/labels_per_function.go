// Each function and literal has its own labels.
package main

import "fmt"

func f() int {
	n := 0
loop:
	for {
		n++
		g := func() int {
			k := 0
		loop:
			for {
				k++
				if k == 3 {
					break loop
				}
			}
			return k
		}
		if n += g(); n > 5 {
			break loop
		}
	}
	return n
}

func main() { fmt.Println(f()) }

// Output:
// 8
