// break inside a switch leaves the switch, a label leaves the loop.
package main

import "fmt"

func main() {
loop:
	for i := 0; i < 5; i++ {
		switch i {
		case 1:
			if i > 0 {
				break
			}
			fmt.Println("never")
		case 2:
			continue
		case 4:
			break loop
		}
		fmt.Println(i)
	}
}

// Output:
// 0
// 1
// 3
