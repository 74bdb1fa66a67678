// Arguments of a go statement are evaluated at once.
package main

import "fmt"

func main() {
	ch := make(chan int)
	x := 1
	go func(n int) { ch <- n }(x)
	x = 2
	fmt.Println(<-ch, x)
}

// Output:
// 1 2
