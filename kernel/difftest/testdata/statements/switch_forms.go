// Tagged, tagless and init switches, lists and default in the middle.
package main

import "fmt"

func f(n int) string {
	switch n {
	case 1, 2, 3:
		return "small"
	default:
		return "other"
	case 10:
		return "ten"
	}
}

func g(x float64) (s string) {
	switch y := x * 2; {
	case y < 0:
		s = "neg"
	case y == 0:
		s = "zero"
	case y > 10, y == 5:
		s = "special"
	}
	return
}

func main() {
	fmt.Println(f(2), f(10), f(-1), g(-1), g(0), g(2.5), g(1) == "", g(6))
	switch {
	}
	switch x := 5; x {
	}
}

// Output:
// small ten other neg zero special true special
