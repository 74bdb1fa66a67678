// Results are set before deferred functions run.
package main

import "fmt"

func f() (n int) {
	defer func() { n *= 10 }()
	n = 1
	return n + 1
}

func g() int {
	n := 1
	defer func() { n = 100 }()
	return n
}

func h() (a, b int) {
	defer func() { a, b = b, a }()
	return 1, 2
}

func main() {
	fmt.Println(f(), g())
	fmt.Println(h())
}

// Output:
// 20 1
// 2 1
