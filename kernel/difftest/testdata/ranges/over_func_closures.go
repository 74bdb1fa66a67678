// The body of a range over a function captures and changes variables.
package main

import "fmt"

func pairs(yield func(int, string) bool) {
	for i, s := range []string{"a", "b", "c"} {
		if !yield(i, s) {
			return
		}
	}
}

func main() {
	total, text := 0, ""
	var fs []func() string
	for i, s := range pairs {
		total += i
		text += s
		fs = append(fs, func() string { i += 10; return fmt.Sprint(i, s) })
		i = 5
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println(total, text)
	var x int
	var y string
	for x, y = range pairs {
		if x == 1 {
			break
		}
	}
	fmt.Println(x, y)
}

// Output:
// 15a 15b 15c 3 abc
// 1 b
