// Interfaces take pointer methods of addressed values only.
package main

import "fmt"

type T struct{ log []string }

func (t *T) Add(s string) { t.log = append(t.log, s) }
func (t T) Count() int    { return len(t.log) }

type Adder interface{ Add(string) }
type Counter interface{ Count() int }
type Both interface {
	Adder
	Counter
}

func main() {
	var t T
	var b Both = &t
	b.Add("x")
	b.Add("y")
	var c Counter = t
	t.Add("z")
	fmt.Println(b.Count(), c.Count(), t.Count())
	var v any = t
	_, ok := v.(Adder)
	_, ok2 := v.(Counter)
	_, ok3 := any(&t).(Both)
	fmt.Println(ok, ok2, ok3)
}

// Output:
// 3 2 3
// false true true
