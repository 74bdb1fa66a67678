// Named results start at zero and may be captured.
package main

import "fmt"

func f() (n int, s []string, err error) {
	add := func(x string) { s = append(s, x); n++ }
	add("a")
	add("b")
	if n := 5; n > 3 {
		add("c")
	}
	return n, s, nil
}

func main() { fmt.Println(f()) }

// Output:
// 3 [a b c] <nil>
