// Directional channel types in parameters, results and struct fields.
package main

import "fmt"

type bus struct {
	in  <-chan int
	out chan<- int
}

func relay(b bus, f func(int) int) { b.out <- f(<-b.in) }

func main() {
	a, c := make(chan int, 1), make(chan int, 1)
	a <- 20
	relay(bus{a, c}, func(n int) int { return n + 1 })
	fmt.Println(<-c)
	fmt.Printf("%T %T %T\n", a, bus{}.in, bus{}.out)
	var r <-chan int = a
	fmt.Println(r == a, len(r))
}

// Output:
// 21
// chan int <-chan int chan<- int
// true 0
