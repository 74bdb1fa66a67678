// main ends without waiting for goroutines.
package main

import "fmt"

func main() {
	block := make(chan int)
	for range 3 {
		go func() {
			<-block
			fmt.Println("never")
		}()
	}
	fmt.Println("end")
}

// Output:
// end
