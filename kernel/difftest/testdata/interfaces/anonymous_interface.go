// Interface types written in place, and unexported methods.
package main

import "fmt"

func describe(v interface {
	Name() string
	size() int
}) string {
	return fmt.Sprint(v.Name(), v.size())
}

type T struct{ n int }

func (t T) Name() string { return "T" }
func (t T) size() int    { return t.n }

func main() {
	fmt.Println(describe(T{4}))
	var x interface{ Name() string } = T{5}
	if s, ok := x.(interface{ size() int }); ok {
		fmt.Println(s.size())
	}
	var xs []interface{ Name() string }
	xs = append(xs, x, T{6})
	fmt.Println(len(xs), xs[1].Name())
}

// Output:
// T4
// 5
// 2 T
