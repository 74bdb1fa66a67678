// A closure over a map remembers results.
package main

import "fmt"

func memo(f func(int) int) func(int) int {
	seen := map[int]int{}
	return func(n int) int {
		if v, ok := seen[n]; ok {
			return v
		}
		v := f(n)
		seen[n] = v
		return v
	}
}

func main() {
	calls := 0
	sq := memo(func(n int) int { calls++; return n * n })
	fmt.Println(sq(4), sq(4), sq(5), calls)
	var fib func(int) int
	fib = memo(func(n int) int {
		if n < 2 {
			return n
		}
		return fib(n-1) + fib(n-2)
	})
	fmt.Println(fib(80))
}

// Output:
// 16 16 25 2
// 23416728348467685
