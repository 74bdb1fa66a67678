// Ranging over functions with no, one and two values.
package main

import "fmt"

func none(yield func() bool) {
	for range 3 {
		if !yield() {
			return
		}
	}
}

func one(yield func(int) bool) {
	for i := range 5 {
		if !yield(i * i) {
			fmt.Print("stopped ")
			return
		}
	}
	fmt.Print("ended ")
}

func two(yield func(string, int) bool) {
	_ = yield("a", 1) && yield("b", 2) && yield("c", 3)
}

func main() {
	n := 0
	for range none {
		n++
	}
	for x := range one {
		fmt.Print(x, " ")
	}
	for x := range one {
		if x > 3 {
			break
		}
		if x == 1 {
			continue
		}
		fmt.Print(x, " ")
	}
	for k, v := range two {
		fmt.Print(k, v, " ")
	}
	for k := range two {
		fmt.Print(k)
	}
	for range two {
		n += 10
	}
	fmt.Println(n)
}

// Output:
// 0 1 4 9 16 ended 0 stopped a1 b2 c3 abc33
