// A short declaration reuses variables of the same scope.
package main

import "fmt"

func pair() (int, string) { return 1, "one" }

func main() {
	a, err := pair()
	p := &a
	b, err := 2, "two"
	a, c := 9, 3
	fmt.Println(a, b, c, err, *p == 9)
	{
		a, d := 5, 6
		fmt.Println(a, d)
	}
	fmt.Println(a)
}

// Output:
// 9 2 3 two true
// 5 6
// 9
