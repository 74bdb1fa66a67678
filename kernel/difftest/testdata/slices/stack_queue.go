// Slices as stack and queue.
package main

import (
	"fmt"
	"strconv"
	"strings"
)

func main() {
	var stack []string
	for _, t := range strings.Fields("3 4 + 2 *") {
		n := len(stack)
		switch t {
		case "+", "*":
			a, _ := strconv.Atoi(stack[n-2])
			b, _ := strconv.Atoi(stack[n-1])
			r := a + b
			if t == "*" {
				r = a * b
			}
			stack = append(stack[:n-2], strconv.Itoa(r))
		default:
			stack = append(stack, t)
		}
	}
	fmt.Println(stack)
	type item struct{ v, depth int }
	queue := []item{{1, 0}}
	sum := 0
	for len(queue) > 0 {
		it := queue[0]
		queue = queue[1:]
		sum += it.v * it.depth
		if it.depth < 3 {
			queue = append(queue, item{it.v * 2, it.depth + 1}, item{it.v*2 + 1, it.depth + 1})
		}
	}
	fmt.Println(sum)
}

// Output:
// [14]
// 325
