// Methods of interface variables that are declared without a value: which type they hold is known
// to the compiler, or not; that they hold one is plain here.
package main

import "fmt"

type shape interface{ area(int) int }

type circle struct{ r int }

type square struct{ a, b int }

func (c circle) area(n int) int  { return c.r * n }
func (s *square) area(n int) int { return s.a * s.b * n }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	xs := []int{1, 2}
	i, far := 1, 5
	var sh shape
	sh = circle{3}
	fmt.Println(sh.area(xs[i]))
	try("1", func() { fmt.Println(sh.area(xs[far])) })
	var two shape
	two = circle{4}
	fmt.Println(two.area(xs[i]), two.area(xs[0]/i))
	two = &square{1, 2}
	fmt.Println(two.area(xs[i]))
	var none, other shape
	if i > 5 {
		none, other = circle{1}, &square{}
	}
	if i > 6 {
		none = &square{}
	}
	try("2", func() { fmt.Println(none.area(xs[far])) })
	try("3", func() { fmt.Println(none.area(xs[i])) })
	_ = other
	for _, s := range []shape{circle{1}, &square{2, 3}, nil} {
		try("4", func() { fmt.Println(s.area(xs[i])) })
		try("5", func() { fmt.Println(s.area(xs[far])) })
	}
}

// Output:
// 6
// 1 runtime error: index out of range [5] with length 2
// 8 4
// 4
// 2 runtime error: index out of range [5] with length 2
// 3 runtime error: invalid memory address or nil pointer dereference
// 2
// 4 <nil>
// 5 runtime error: index out of range [5] with length 2
// 12
// 4 <nil>
// 5 runtime error: index out of range [5] with length 2
// 4 runtime error: invalid memory address or nil pointer dereference
// 5 runtime error: index out of range [5] with length 2
