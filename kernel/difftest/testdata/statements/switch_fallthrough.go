// fallthrough enters the next clause, default included.
package main

import "fmt"

func f(n int) (out []string) {
	switch n {
	case 0:
		out = append(out, "zero")
		fallthrough
	case 1:
		out = append(out, "one")
		fallthrough
	default:
		out = append(out, "default")
	case 2:
		out = append(out, "two")
	}
	return
}

func main() {
	fmt.Println(f(0), f(1), f(2), f(3))
}

// Output:
// [zero one default] [one default] [two] [default]
