// Arguments, elements and results that are variables are read after all calls.
package main

import "fmt"

var g = 1

func bump() int { g += 10; return g }

func two(a, b int) [2]int      { return [2]int{a, b} }
func many(xs ...int) []int     { return xs }
func results() (int, int, int) { return g, bump(), g }

func main() {
	fmt.Println(g, bump(), g)
	fmt.Println(two(g, bump()), many(g, bump(), g))
	fmt.Println([]int{g, bump(), g}, struct{ a, b, c int }{g, bump(), g})
	fmt.Println(results())
	fmt.Println(g+bump(), g == bump(), float64(g)+float64(bump()), min(g, bump()))
	s := []any{g, bump(), any(g)}
	fmt.Println(s)
}

// Output:
// 11 11 11
// [21 21] [31 31 31]
// [51 41 51] {51 51 51}
// 61 61 61
// 172 true 192 101
// [111 111 111]
