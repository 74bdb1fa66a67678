// Method expressions of values, pointers and interfaces.
package main

import (
	"fmt"
	"time"
)

type T struct{ n int }

func (t T) Add(d int) int  { return t.n + d }
func (t *T) Set(n int) int { t.n = n; return n }

type Adder interface{ Add(int) int }

func main() {
	f := T.Add
	g := (*T).Add
	h := (*T).Set
	i := Adder.Add
	t := T{1}
	fmt.Println(f(t, 2), g(&t, 3), h(&t, 4), t.n, i(t, 5), i(&t, 6))
	m := map[string]func(T, int) int{"add": T.Add}
	fmt.Println(m["add"](T{10}, 1))
	fmt.Printf("%T %T %T\n", f, h, i)
	d := time.Duration.Seconds
	fmt.Println(d(1500 * time.Millisecond))
}

// Output:
// 3 4 4 4 9 10
// 11
// func(main.T, int) int func(*main.T, int) int func(main.Adder, int) int
// 1.5
