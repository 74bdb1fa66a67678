// Recursive function literals.
package main

import "fmt"

func main() {
	var fib func(int) int
	fib = func(n int) int {
		if n < 2 {
			return n
		}
		return fib(n-1) + fib(n-2)
	}
	var even, odd func(int) bool
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n != 0 && even(n-1) }
	fmt.Println(fib(15), even(10), odd(10))
	fact := func(n int) int {
		var f func(int) int
		f = func(k int) int {
			if k <= 1 {
				return 1
			}
			return k * f(k-1)
		}
		return f(n)
	}
	fmt.Println(fact(10))
}

// Output:
// 610 true false
// 3628800
