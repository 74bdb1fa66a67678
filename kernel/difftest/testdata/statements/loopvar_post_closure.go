// A closure made in the init or post clause holds that iteration's variable.
package main

import "fmt"

func main() {
	var get func() int
	for i, f := 0, func() int { return -1 }; i < 3; i++ {
		if i == 0 {
			get = func() int { return i }
		}
		fmt.Print(f(), get(), " ")
	}
	fmt.Println(get())
	for i, p := 0, (*int)(nil); i < 3; i++ {
		if p != nil {
			fmt.Print(*p, " ")
		}
		p = &i
	}
	fmt.Println()
}

// Output:
// -1 0 -1 0 -1 0 0
// 0 1␣
