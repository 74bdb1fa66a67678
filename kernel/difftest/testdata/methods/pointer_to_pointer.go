// Pointers to pointers, and methods through them.
package main

import "fmt"

type T struct{ n int }

func (t *T) Inc() *T { t.n++; return t }

func reset(pp **T) { *pp = &T{50} }

func main() {
	t := &T{1}
	pp := &t
	(*pp).Inc()
	(**pp).n += 10
	fmt.Println(t.n, (*pp).n)
	reset(pp)
	fmt.Println(t.Inc().Inc().n)
	q := *pp
	*q = T{7}
	fmt.Println(t.n, q == t)
}

// Output:
// 12 12
// 52
// 7 true
