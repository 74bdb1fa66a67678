// A String method is used by fmt in every position.
package main

import "fmt"

type Level int

const (
	Low Level = iota
	High
)

func (l Level) String() string { return [...]string{"low", "high"}[l] }

type P struct {
	X, Y int
}

func (p P) String() string { return fmt.Sprintf("<%d,%d>", p.X, p.Y) }

type Q struct{ n int }

func (q *Q) String() string { return fmt.Sprint("Q", q.n) }

func main() {
	fmt.Println(Low, High, []Level{Low, High}, map[Level]P{High: {1, 2}}, P{3, 4}, &P{5, 6})
	fmt.Printf("%v %s %d %x %q %6s|%-6v|\n", High, High, High, High, High, High, Low)
	fmt.Println([]P{{1, 2}}, [1]*P{}, struct{ L Level }{High})
	fmt.Println(&Q{1}, map[string]*Q{"a": nil} != nil)
	fmt.Println(fmt.Sprint(High) + fmt.Sprint("a", High, Low, "b"))
	var s fmt.Stringer = High
	fmt.Println(s, s.String(), s == High)
	fmt.Printf("%v %+v\n", struct {
		P P
		L []Level
	}{P{1, 2}, []Level{High}}, struct{ P *P }{nil})
}

// Output:
// low high [low high] map[high:<1,2>] <3,4> <5,6>
// high high 1 68696768 "high"   high|low   |
// [<1,2>] [<nil>] {high}
// Q1 true
// highahigh lowb
// high high true
// {<1,2> [high]} {P:<nil>}
