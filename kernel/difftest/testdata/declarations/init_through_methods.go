// Package variables that depend on each other through functions, methods and literals.
package main

import "fmt"

// package-level order with functions, methods, closures, and method expressions
var (
	a      = b + f()
	b      = g(c)
	c      = T{d}.m()
	d      = func() int { return e + 1 }()
	e      = tr("e", 1)
	h      = (*T).p
	k      = h(&T{4}) + l
	l      = tr("l", T.m(T{d}))
	m, o   = pair()
	q      = w
	w      = tr("w", x)
	x      = tr("x", 0)
	_      = tr("blank", z)
	z      = tr("z", a)
	fs     = []func() int{f, func() int { return aa }}
	aa     = tr("aa", 5)
	ii   I = T{bb}
	bb     = tr("bb", ii2().m())
	cc     = [...]int{dd: 1, tr("cc1", 2), tr("cc2", 3)}
)

const dd = 3

type I interface{ m() int }

func ii2() I { return T{tr("ii2", z)} }

type T struct{ v int }

func (t T) m() int  { return t.v + e }
func (t *T) p() int { return t.v + a }
func f() int        { return tr("f", b) }
func g(x int) int   { return tr("g", x) }
func pair() (int, int) {
	return tr("pair", k), q
}
func tr(s string, v int) int { fmt.Println(s, v); return v }
func init()                  { fmt.Println("init1", a); a = -1 }
func main() {
	fmt.Println(a, b, c, d, e, k, l, m, o, q, w, x, z, fs[0](), fs[1](), ii, bb, cc)
}
func init() { fmt.Println("init2", a); a = -2 }

// Output:
// e 1
// g 3
// f 3
// l 3
// x 0
// w 0
// pair 13
// z 6
// blank 6
// aa 5
// ii2 6
// bb 7
// cc1 2
// cc2 3
// init1 6
// init2 -1
// f 3
// -2 3 3 2 1 13 3 13 0 0 0 0 6 3 5 {7} 7 [0 0 0 1 2 3]
