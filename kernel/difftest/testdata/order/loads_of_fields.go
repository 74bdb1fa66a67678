// Fields, pointers and receivers beside calls that change them.
package main

import "fmt"

type T struct{ n int }

func (t T) Get(int) int   { return t.n }
func (t *T) PGet(int) int { return t.n }

func main() {
	t := T{1}
	grow := func() int { t.n += 10; return 0 }
	fmt.Println(t.n+grow(), t.n)
	fmt.Println(t.Get(grow()), t.PGet(grow()))
	p := &t
	fmt.Println(p.n+grow(), p.n)
	v := t.Get(grow())
	w := p.Get(grow())
	q := *p
	r := (*p).n + grow()
	fmt.Println(v, w, q, r)
	px := &t.n
	*px = grow() + *px
	fmt.Println(t)
}

// Output:
// 11 11
// 21 31
// 41 41
// 51 61 {61} 71
// {81}
