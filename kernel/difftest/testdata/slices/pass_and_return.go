// Slices through functions: elements shared, headers copied.
package main

import "fmt"

func grow(s []int) []int { return append(s, len(s)) }
func set(s []int)        { s[0] = 100; s = append(s, 5); s[0] = 200 }
func pset(s *[]int)      { *s = append(*s, -1); (*s)[0]++ }

func main() {
	s := []int{1, 2, 3}
	set(s)
	fmt.Println(s)
	pset(&s)
	fmt.Println(s, grow(grow(s)))
	f := func(xs ...int) { xs[0] = 7 }
	f(s...)
	fmt.Println(s[0])
}

// Output:
// [100 2 3]
// [101 2 3 -1] [101 2 3 -1 4 5]
// 7
