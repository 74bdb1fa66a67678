// Named function types with methods.
package main

import "fmt"

type Mapper func(int) int

func (m Mapper) Then(n Mapper) Mapper { return func(x int) int { return n(m(x)) } }
func (m Mapper) All(xs ...int) (out []int) {
	for _, x := range xs {
		out = append(out, m(x))
	}
	return out
}

type Pred func(string) bool

func (p Pred) Not() Pred { return func(s string) bool { return !p(s) } }

func main() {
	double := Mapper(func(x int) int { return x * 2 })
	inc := Mapper(func(x int) int { return x + 1 })
	fmt.Println(double.Then(inc).All(1, 2, 3), inc.Then(double)(5))
	empty := Pred(func(s string) bool { return s == "" })
	fmt.Println(empty.Not()("x"), empty.Not().Not()("x"))
}

// Output:
// [3 5 7] 12
// true false
