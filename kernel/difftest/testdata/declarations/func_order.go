// Functions may be used before they are declared, also mutually.
package main

import "fmt"

func main() {
	fmt.Println(even(10), odd(7), even(3))
}

func even(n int) bool {
	if n == 0 {
		return true
	}
	return odd(n - 1)
}

func odd(n int) bool {
	if n == 0 {
		return false
	}
	return even(n - 1)
}

// Output:
// true true false
