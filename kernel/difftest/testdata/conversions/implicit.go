// Implicit conversions in assignments, calls, returns, literals and sends.
package main

import "fmt"

type Shape interface{ Area() float64 }
type Sq float64

func (s Sq) Area() float64 { return float64(s * s) }

func mk(n float64) Shape        { return Sq(n) }
func many() (any, Shape, error) { return 1, Sq(2), nil }
func take(ss ...Shape) (t float64) {
	for _, s := range ss {
		t += s.Area()
	}
	return
}

func main() {
	var s Shape = Sq(3)
	ss := []Shape{Sq(1), s}
	m := map[string]Shape{"a": Sq(4)}
	m["b"] = Sq(5)
	ch := make(chan Shape, 1)
	ch <- Sq(6)
	st := struct{ s Shape }{Sq(7)}
	arr := [2]Shape{1: Sq(8)}
	a, b, c := many()
	fmt.Println(take(ss...), take(m["a"], m["b"]), take(<-ch, st.s, arr[1], mk(9)), a, b.Area(), c)
	ss = append(ss, Sq(10))
	fmt.Println(take(ss...), arr[0] == nil, s == Sq(3), s == Shape(Sq(4)))
}

// Output:
// 10 41 230 1 4 <nil>
// 110 true true false
