// Labelled break and continue through three loops.
package main

import "fmt"

func main() {
outer:
	for i := 0; i < 3; i++ {
	middle:
		for j := 0; ; j++ {
			for k := range 5 {
				switch {
				case k == 3:
					continue middle
				case j == 2:
					continue outer
				case i == 2 && j == 1:
					break outer
				}
				if (i+j+k)%2 == 0 {
					fmt.Print(i, j, k, " ")
				}
			}
		}
	}
	fmt.Println()
}

// Output:
// 0 0 0 0 0 2 0 1 1 1 0 1 1 1 0 1 1 2 2 0 0 2 0 2␣
