// Select with a default, ready and nil channels.
package main

import "fmt"

func main() {
	a, b := make(chan int, 1), make(chan string, 1)
	try := func() string {
		select {
		case x := <-a:
			return fmt.Sprint("a", x)
		case s, ok := <-b:
			return fmt.Sprint("b", s, ok)
		default:
			return "none"
		}
	}
	fmt.Println(try())
	a <- 1
	fmt.Println(try())
	b <- "x"
	fmt.Println(try())
	close(b)
	fmt.Println(try())
	b = nil
	fmt.Println(try())
	select {
	case a <- 5:
		fmt.Println("sent")
	default:
		fmt.Println("full")
	}
	select {
	case a <- 6:
		fmt.Println("sent")
	default:
		fmt.Println("full")
	}
}

// Output:
// none
// a1
// bxtrue
// bfalse
// none
// sent
// full
