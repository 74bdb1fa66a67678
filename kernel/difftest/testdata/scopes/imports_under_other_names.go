// Packages imported under odd names, with a dot, and for nothing.
package main

import (
	type1 "errors"
	. "fmt"
	main2 "math"
	_ "os"
	ñ "sort"
	n "strconv"
	rt "strings"
)

type Stringer2 = Stringer

type X struct{ Stringer }

func (X) GoString() string { return "X!" }

type y int

func (y y) String() string { return "y" + n.Itoa(int(y)) }

func main() {
	Println(rt.ToUpper("abc"), n.Itoa(4), main2.Sqrt(4))
	xs := []int{3, 1, 2}
	ñ.Ints(xs)
	Println(xs, type1.New("e"))
	x := X{y(4)}
	Println(x, x.String())
	Printf("%v %#v %s %d\n", x, x, x, x)
	var s Stringer2 = x
	Printf("%T\n", s)
	Println := 5
	_ = Println
	Print("a", Println, "b\n")
	{
		rt := rt.Repeat("ab", 3)
		n := n.Quote(rt)
		Print(rt, n, "\n")
	}
}

// Output:
// ABC 4 2
// [1 2 3] e
// y4 y4
// y4 X! y4 {4}
// main.X
// a5b
// ababab"ababab"
