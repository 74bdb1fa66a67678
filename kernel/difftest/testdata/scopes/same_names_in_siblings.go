// The same name in sibling blocks, functions and types.
package main

import "fmt"

type v struct{ v int }

func (v v) get() int { return v.v }

func f(v int) int {
	{
		v := v + 1
		_ = v
	}
	{
		v := "s"
		return len(v) + 10
	}
}

func main() {
	v := v{5}
	fmt.Println(v.get(), v.v, f(1))
	for v := range 2 {
		v := fmt.Sprint(v)
		fmt.Print(v, " ")
	}
	if v := 1.5; v > 1 {
		fmt.Println(v)
	}
	fmt.Println(v.v)
}

// Output:
// 5 5 11
// 0 1 1.5
// 5
