// Condition and post run the right number of times.
package main

import "fmt"

func main() {
	var trace []string
	cond := func(i int) bool { trace = append(trace, fmt.Sprint("c", i)); return i < 3 }
	post := func(i int) int { trace = append(trace, fmt.Sprint("p", i)); return i + 1 }
	for i := 0; cond(i); i = post(i) {
		if i == 1 {
			continue
		}
		trace = append(trace, fmt.Sprint("b", i))
	}
	fmt.Println(trace)
}

// Output:
// [c0 b0 p0 c1 p1 c2 b2 p2 c3]
