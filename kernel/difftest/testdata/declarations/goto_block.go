// goto jumps back and out of blocks.
package main

import "fmt"

func main() {
	i := 0
top:
	if i < 3 {
		fmt.Println("i", i)
		i++
		goto top
	}
	for {
		for {
			goto done
		}
	}
done:
	fmt.Println("done", i)
}

// Output:
// i 0
// i 1
// i 2
// done 3
