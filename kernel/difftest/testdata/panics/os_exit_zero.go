// os.Exit(0) ends in the middle.
package main

import (
	"fmt"
	"os"
)

func main() {
	for i := range 10 {
		fmt.Println(i)
		if i == 2 {
			os.Exit(0)
		}
	}
}

// Output:
// 0
// 1
// 2
