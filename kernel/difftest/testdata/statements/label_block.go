// break leaves a labelled block statement's switch or select.
package main

import "fmt"

func main() {
sw:
	switch {
	case true:
		for i := range 3 {
			if i == 1 {
				break sw
			}
			fmt.Println("i", i)
		}
		fmt.Println("never")
	}
	ch := make(chan int, 1)
	ch <- 4
sel:
	select {
	case v := <-ch:
		for {
			fmt.Println("got", v)
			break sel
		}
	}
	fmt.Println("end")
}

// Output:
// i 0
// got 4
// end
