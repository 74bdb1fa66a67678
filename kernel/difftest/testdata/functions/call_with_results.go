// f(g()) passes all results of g.
package main

import "fmt"

func g() (int, string, float64) { return 1, "two", 3.0 }
func f(a int, rest ...any) int  { return a + len(rest) }
func h(a int, b string, c float64) string {
	return fmt.Sprintf("%d %s %.1f", a, b, c)
}

func main() {
	fmt.Println(f(g()), h(g()))
	fmt.Println(g())
}

// Output:
// 3 1 two 3.0
// 1 two 3
