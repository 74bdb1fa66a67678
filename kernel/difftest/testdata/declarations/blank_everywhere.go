// Blank variables, constants, functions, methods, types, parameters and results.
package main

import "fmt"

var _ = fmt.Sprint
var _, _ = two()
var a, _ = two()
var _ int = show("blank var")
var _ I = T{}
var _ I = (*T)(nil)

type I interface{ m() }
type T struct {
	_ int
	_ string
	x int
	_ struct{}
}

func (_ T) m()           {}
func (T) _()             {}
func (T) _()             {}
func _()                 { fmt.Println("never") }
func _(_ int, _ string)  {}
func show(s string) int  { fmt.Println(s); return 1 }
func two() (int, string) { fmt.Println("two"); return 1, "b" }
func bl(_ int, _ string, _ ...float64) (_ int, _ error) {
	return
}
func named(_, x int) (_ int, y string) {
	y = fmt.Sprint(x)
	defer func() { y += "!" }()
	return 3, y
}
func ret() (_ int, _ string) {
	defer func() { recover() }()
	panic(1)
}

const _ = iota
const (
	_, b = iota, iota * 10
	_, _
	c, _
)

type _ struct{ next *int }
type _[T any] []T
type G[_ any] struct{ v int }

func (G[_]) get() string  { return "get" }
func gen[_, B any](b B) B { return b }

func main() {
	fmt.Println(a, b, c)
	_ = show("stmt")
	_, _ = show("s1"), show("s2")
	for _ = range 2 {
		fmt.Print(".")
	}
	for _, _ = range "ab" {
		fmt.Print(",")
	}
	for range map[int]int{1: 2} {
		fmt.Print(";\n")
	}
	fmt.Println(bl(1, "", 2))
	fmt.Println(named(1, 2))
	fmt.Println(ret())
	t := T{x: 4}
	fmt.Println(t)
}

// Output:
// two
// two
// blank var
// 1 0 2
// stmt
// s1
// s2
// ..,,;
// 0 <nil>
// 3 2!
// 0␣
// {0  4 {}}
