// Range variables are new in each iteration, for every kind of range.
package main

import "fmt"

func main() {
	var fs []func() string
	for i, v := range []string{"a", "b"} {
		fs = append(fs, func() string { return fmt.Sprint(i, v) })
	}
	for i, r := range "xé" {
		fs = append(fs, func() string { return fmt.Sprint(i, string(r)) })
	}
	for k, v := range map[string]int{"k": 1} {
		fs = append(fs, func() string { v++; return fmt.Sprint(k, v) })
	}
	for i := range 2 {
		fs = append(fs, func() string { return fmt.Sprint("n", i) })
	}
	ch := make(chan int, 2)
	ch <- 7
	ch <- 8
	close(ch)
	for x := range ch {
		fs = append(fs, func() string { return fmt.Sprint("c", x) })
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
}

// Output:
// 0a 1b 0x 1é k2 n0 n1 c7 c8␣
