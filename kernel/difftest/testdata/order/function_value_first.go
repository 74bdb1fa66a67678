// The function value and receiver are evaluated before the arguments.
package main

import "fmt"

type T struct{ n int }

func (t T) Add(x, y int) T { fmt.Print("add ", t.n, " "); return T{t.n + x + y} }

func make1() T      { fmt.Print("recv "); return T{1} }
func arg(n int) int { fmt.Print("arg", n, " "); return n }
func getf() func(int) func() int {
	fmt.Print("getf ")
	return func(n int) func() int { return func() int { return n } }
}

func main() {
	fmt.Println(make1().Add(arg(1), arg(2)).Add(arg(3), arg(4)))
	fmt.Println(getf()(arg(5))())
}

// Output:
// recv arg1 arg2 add 1 arg3 arg4 add 4 {11}
// getf arg5 5
