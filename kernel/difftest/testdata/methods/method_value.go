// A method value binds a copy of the receiver when it is taken.
package main

import "fmt"

type T struct{ n int }

func (t T) Get() int   { return t.n }
func (t *T) PGet() int { return t.n }
func (t *T) Add(d int) { t.n += d }

func main() {
	t := T{1}
	get, pget, add := t.Get, t.PGet, t.Add
	t.n = 5
	add(10)
	fmt.Println(get(), pget(), t.n)
	t = T{100}
	fmt.Println(get(), pget())
	fs := []func() int{}
	for _, x := range []T{{1}, {2}, {3}} {
		fs = append(fs, x.Get, x.PGet)
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
}

// Output:
// 1 15 15
// 1 100
// 1 1 2 2 3 3␣
