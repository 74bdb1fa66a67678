package generate

import (
	"fmt"
	"strings"
)

// Faults makes a program of n statements in each of which several parts may fail and others
// have effects: what it prints tells which part failed, and what was done by then.
func Faults(seed uint64, n int) []byte {
	o := &orderer{r: &rand{seed}}
	o.b.WriteString(faultHead + faultKinds)
	// Compiling the variables takes longer than compiling a statement: most statements share
	// them, each in a function literal of its own.
	const share, alone = 8, 4
	functions := 0
	for left := n; left > 0; functions++ {
		if functions%2 == 0 && left > alone || left < share {
			fmt.Fprintf(&o.b, faultFunc, functions, o.failing())
			left--
			continue
		}
		var list strings.Builder
		for range share {
			list.WriteString("\tfunc() {\n\t\tdefer func() { note(recover()) }()\n" + o.failing() + "\t}()\n")
		}
		fmt.Fprintf(&o.b, faultFunc, functions, list.String())
		left -= share
	}
	o.b.WriteString("func main() {\n")
	for i := range functions {
		fmt.Fprintf(&o.b, "\ts%d()\n", i)
	}
	o.b.WriteString("}\n")
	return []byte(o.b.String())
}

const faultHead = `package main

import "fmt"

type node struct {
	a, b int
	next *node
	e    any
	near [2]int
	far  [700]int
	last int
}

type small struct {
	a int
	e any
}

type wide struct {
	a, b, c int
	d       string
	e       [3]int
}

type outer struct {
	*node
	small
}

func (p node) get(int) int      { return p.a }
func (p *node) ref(n int) int   { return n + 1 }
func (p small) get(n int) int   { return p.a + n }

type getter interface{ get(int) int }

type holder struct {
	getter
	f func(int) int
}

type named bool

func two(a, b int) int { return a*100 + b }

//go:noinline
func apart(a int, b any) int { return a }

//go:noinline
func three(a any, b int, c any) int { return b }

//go:noinline
func list(a int, rest ...any) int { return len(rest) }

func middling(a int, b any) (n int) {
	defer func() { n++ }()
	return a
}

func seq(yield func(int, int) bool) { _ = yield(0, 5) && yield(1, 6) }

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

`

const faultFunc = `func s%[1]d() {
	const name = "s%[1]d"
	x, y, d, z, neg, trace := 3, 1, 0, 9, -1, ""
	s, ss, arr, solo := []int{4, 1}, [][]int{{5}, {6, 7}}, [3]int{7, 8, 9}, [1]int{4}
	m, nm, ms, am, sm := map[int]int{1: 10}, map[int]int(nil), []map[int]int{{}, nil}, map[any]int{1: 1}, map[small]int{}
	p, np := &node{a: 1, b: 2, e: 5}, (*node)(nil)
	p.next = &node{}
	pp, o, w := []*node{p, nil}, outer{}, wide{}
	wm, bm, tm := map[one]int{}, map[int]bulk{1: {6}}, map[label]int{"abc": 4}
	um := []map[uint64]int{{1: 2}, nil}
	pa, npa, ip, nip := &arr, (*[3]int)(nil), &y, (*int)(nil)
	var e, bad, en any = 6, []int{1}, nil
	es := []any{1, bad, nil}
	var g, ng getter = small{3, 4}, nil
	gs := []getter{g, nil}
	hs, ph := []holder{{g, nil}, {}}, (*holder)(nil)
	str, u8 := "abc", uint8(200)
	fv := func(n int) int { return n + 1 }
	var nf func(int) int
	fs := []func(int) int{fv, nil}
	hs[1].f = fv
	ch, full, closed := make(chan int, 99), make(chan any, 9), make(chan int)
	close(closed)
	chs, never := []chan any{full}, chan int(nil)
	for i := range 60 {
		ch <- i
	}
	f := func(k int) int {
		trace += fmt.Sprint("f", k, " ")
		switch k {
		case 0:
			x++
		case 1:
			d = 1 - d
		case 2:
			s = append([]int{8}, s...)
		case 3:
			p, np = np, p
		case 4:
			z = 1
		case 5:
			e, bad = "t", 2
		case 6:
			ng, nf = gs[0], fv
		case 7:
			panic("user")
		case 8:
			nm, m = m, nm
		}
		return k %% 3
	}
	note := func(r any) {
		if r != nil {
			trace += fmt.Sprint(r)
		}
		trace += fmt.Sprint(" ", len(m), " ", x, "; ")
	}
	mark := func(k int) int { trace += fmt.Sprint("m", k, " "); return k }
	pt := func(k int) small { return small{f(k), k} }
	pair := func(k int) (int, any) { return f(k), k }
	show := func(a any, rest ...any) {
		defer func() { trace += fmt.Sprint(len(rest), " ") }()
	}
	r, v, ok, q, txt, lit := 0, 0, false, any(nil), "", small{}
	defer func() {
		fmt.Printf("%%s %%v %%q ", name, recover(), trace)
		fmt.Println(x, d, z, s, ss, arr, m, nm, ms, len(am), len(sm), len(wm), bm[1][0], len(bm), um, tm, p != nil && p.a > 1, p == nil, str, r, v, ok, txt, len(ch), len(full), lit.a, solo, w.a, y)
	}()
	_, _, _, _, _, _, _, _, _, _, _, _, _ = u8, o, pa, npa, ip, nip, en, gs, ng, fs, chs, neg, q
	_, _, _, _, _, _, _, _, _, _, _, _, _, _ = pt, pair, show, never, note, e, es, pp, g, nf, closed, mark, hs, ph
%[2]s}

`
