// A goroutine produces, main consumes with range.
package main

import "fmt"

func main() {
	ch := make(chan string)
	go func() {
		for i := range 4 {
			ch <- fmt.Sprint("item", i)
		}
		close(ch)
	}()
	for s := range ch {
		fmt.Println(s)
	}
}

// Output:
// item0
// item1
// item2
// item3
