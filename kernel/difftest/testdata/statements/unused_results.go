// Expression statements that drop their results.
package main

import "fmt"

func f() (int, error) { return fmt.Println("called") }

func main() {
	f()
	copy([]int{1}, []int{2})
	_, _ = f()
	ch := make(chan int, 1)
	ch <- 1
	<-ch
	func() int { fmt.Println("lit"); return 1 }()
	recover()
}

// Output:
// called
// called
// lit
