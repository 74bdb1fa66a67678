// Sends, defers, go statements and immediate calls with such operands.
package main

import "fmt"

func main() {
	x := 1
	set := func() int { x += 10; return x }
	defer fmt.Println("deferred", x, set(), x)
	ch := make(chan int, 2)
	ch <- x
	ch <- set() + x
	fmt.Println(<-ch+x, <-ch)
	func(a, b int) { fmt.Println(a, b) }(x, set())
	done := make(chan [2]int)
	go func(a, b int) { done <- [2]int{a, b} }(x, set())
	fmt.Println(<-done)
	r := [2][2]int{{x, set()}, {x, set()}}
	fmt.Println(r)
}

// Output:
// 32 42
// 31 31
// [41 41]
// [[61 51] [61 61]]
// deferred 11 11 11
