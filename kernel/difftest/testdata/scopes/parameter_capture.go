// Parameters and named results captured and changed by closures.
package main

import "fmt"

func acc(start int) (add func(int) int, reset func()) {
	add = func(d int) int { start += d; return start }
	reset = func() { start = 0 }
	return
}

func named(n int) (res []int) {
	push := func(x int) { res = append(res, x); n-- }
	for n > 0 {
		push(n)
	}
	return res
}

func main() {
	add, reset := acc(10)
	add(5)
	fmt.Println(add(1))
	reset()
	fmt.Println(add(2), named(3))
}

// Output:
// 16
// 2 [3 2 1]
