// Functions of many results, with blanks, and forwarded.
package main

import "fmt"

func five() (int, string, float64, error, []int) { return 1, "s", 2.5, nil, []int{3} }

func named() (a, _ int, b string, _ error) { a, b = 7, "named"; return }

func forward() (int, string, float64, error, []int) { return five() }

type T struct{}

func (T) pair() (x, y int) { defer func() { x, y = y, x }(); return 1, 2 }

func main() {
	a, _, c, _, e := forward()
	_, b, _, d, _ := five()
	fmt.Println(a, b, c, d, e)
	fmt.Println(named())
	fmt.Println(T{}.pair())
	f := func() (int, int) { return T{}.pair() }
	x, y := f()
	y, x = f()
	fmt.Println(x, y)
	var err error
	var s string
	if n, s2, _, err2, _ := five(); n > 0 {
		s, err = s2, err2
	}
	fmt.Println(s, err)
}

// Output:
// 1 s 2.5 <nil> [3]
// 7 0 named <nil>
// 2 1
// 1 2
// s <nil>
