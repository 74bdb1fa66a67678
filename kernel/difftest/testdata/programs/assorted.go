// An assortment: arguments, empty input, generic options, visitors, scanning and printing.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"
)

type Matrix[T ~int | ~float64] [][]T

func (m Matrix[T]) T() Matrix[T] {
	out := make(Matrix[T], len(m[0]))
	for i := range out {
		out[i] = make([]T, len(m))
		for j := range m {
			out[i][j] = m[j][i]
		}
	}
	return out
}

type Opt[T any] struct {
	v  T
	ok bool
}

func Some[T any](v T) Opt[T]  { return Opt[T]{v, true} }
func None[T any]() (o Opt[T]) { return }
func (o Opt[T]) Or(d T) T {
	if o.ok {
		return o.v
	}
	return d
}
func (o Opt[T]) String() string {
	if !o.ok {
		return "None"
	}
	return fmt.Sprintf("Some(%v)", o.v)
}

type Visitor interface {
	Visit(n int) (w Visitor)
}
type counting struct{ n *int }

func (c counting) Visit(n int) Visitor {
	*c.n += n
	if n == 0 {
		return nil
	}
	return c
}

type Celsius float32

func (c *Celsius) Set(s string) error { _, err := fmt.Sscanf(s, "%f", c); return err }

func main() {
	fmt.Println(len(os.Args) > 0, len(os.Args[1:]))
	b, err := io.ReadAll(os.Stdin)
	fmt.Println(len(b), err)
	sc := bufio.NewScanner(os.Stdin)
	fmt.Println(sc.Scan())
	fmt.Println(Matrix[int]{{1, 2, 3}, {4, 5, 6}}.T(), Some(3), None[string](), Some("x").Or("y"), None[float64]().Or(2.5))
	fmt.Printf("%v %s %+v %T\n", []Opt[int]{Some(1), None[int]()}, Some(2), struct{ O Opt[string] }{Some("q")}, Some([]int{1}))
	n := 0
	var v Visitor = counting{&n}
	for i := 3; v != nil; i-- {
		v = v.Visit(i)
	}
	fmt.Println(n, v == nil)
	var c Celsius
	fmt.Println(c.Set("36.6"), c)
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	fmt.Fprintf(w, "%s %d\n", strings.Repeat("ab", 3), utf8.RuneCountInString("añ"))
	fmt.Fprintln(os.Stderr, "err")
	type kv struct {
		k string
		v *int
	}
	x := 5
	m := map[string]kv{"a": {"k", &x}}
	*m["a"].v++
	fmt.Fprintln(w, x, *m["a"].v, m["z"].v == nil)
	ch := make(chan func(int) int, 1)
	ch <- func(i int) int { return i * x }
	fmt.Fprintln(w, (<-ch)(3))
	var arr [3][]map[string][2]int
	arr[1] = append(arr[1], map[string][2]int{"q": {1, 2}})
	fmt.Fprintln(w, arr, arr[1][0]["q"][1], len(arr[2]))
	s := fmt.Sprintf("%08.3f|%+d|%x|%-8q|%U", 3.14159, 5, "hi", "x", '⌘')
	fmt.Fprintln(w, s, fmt.Sprint(struct {
		A any
		B []any
	}{nil, []any{nil, 1}}))
	switch f := any(c).(type) {
	case interface{ Set(string) error }:
		fmt.Fprintln(w, "setter")
	case Celsius:
		fmt.Fprintln(w, "celsius", f > 30)
	}
	func() {
		defer func() {
			if e, ok := recover().(interface{ RuntimeError() }); ok {
				fmt.Fprintln(w, "runtime error", e)
			}
		}()
		var mm map[Opt[int]]int
		mm[Some(1)]++
	}()
}

// Error: err
// Output:
// true 0
// 0 <nil>
// false
// [[1 4] [2 5] [3 6]] Some(3) None x 2.5
// [Some(1) None] Some(2) {O:Some(q)} main.Opt[[]int]
// 6 true
// <nil> 36.6
// ababab 2
// 6 6 true
// 18
// [[] [map[q:[1 2]]] []] 2 0
// 0003.142|+5|6869|"x"     |U+2318 {<nil> [<nil> 1]}
// celsius true
// runtime error assignment to entry in nil map
