// A method of a map element works on a copy.
package main

import "fmt"

type T struct{ n int }

func (t T) Plus(d int) T { t.n += d; return t }

func main() {
	m := map[string]T{"a": {1}}
	m["a"].Plus(5)
	fmt.Println(m["a"])
	m["a"] = m["a"].Plus(5)
	t := m["a"]
	t.n = 100
	fmt.Println(m["a"], m["zzz"].Plus(1))
}

// Output:
// {1}
// {6} {1}
