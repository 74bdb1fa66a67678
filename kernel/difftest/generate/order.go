package generate

import (
	"fmt"
	"strings"
)

// together is how many statements are in one function: a panic ends them all.
const together = 4

// Order makes a program of n statements in which calls that change variables stand beside
// reads of these variables: what it prints tells in which order they happened. It is for comparing the order of evaluation where the language leaves it open.
func Order(seed uint64, n int) []byte {
	o := &orderer{r: &rand{seed}}
	o.b.WriteString(orderHead + orderKeys)
	n /= together
	for i := range n {
		var body strings.Builder
		for range together {
			body.WriteString("\t{\n" + o.statement() + "\t}\n")
		}
		fmt.Fprintf(&o.b, orderFunc, i, body.String())
	}
	o.b.WriteString("func main() {\n")
	for i := range n {
		fmt.Fprintf(&o.b, "\ts%d()\n", i)
	}
	o.b.WriteString("}\n")
	return []byte(o.b.String())
}

const orderHead = `package main

import "fmt"

type point struct{ a, b int }

func (p point) get(int) int   { return p.a }
func (p *point) ref(int) int  { return p.b }

type getter interface{ get(int) int }

var gx, gs = 1, []int{1, 2, 3}

var gq getter

func bump() int      { gx += 10; return gx }
func grow() []int    { gs = append([]int{gs[0] + 1}, gs...); return gs }
func two(a, b int) int { return a*100 + b }
func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
func list(xs ...int) string { return fmt.Sprint(xs) }

`

const orderFunc = `func s%[1]d() {
	const name = "s%[1]d"
	gx, gs = 1, []int{1, 2, 3}
	x, y, d, trace := 3, 1, 0, ""
	b, c := true, false
	s, arr, m := []int{4, 1, 3, 2}, [3]int{7, 8, 9}, map[int]int{1: 10, 2: 20}
	p, t := &point{1, 2}, "q"
	cx, solo := 1+2i, [1]int{4}
	var e any = 6
	gq = point{5, 6}
	ch := make(chan int, 20)
	for i := range 12 {
		ch <- i %% 4
	}
	fv := func(n int) int { return n + 1 }
	pick := map[point]int{{1, 2}: 5}
	f := func(k int) int {
		trace += fmt.Sprint("f", k, " ")
		switch k {
		case 0:
			x++
		case 1:
			y = (y + 1) %% 3
		case 2:
			s[0]++
			s = append([]int{8}, s...)
		case 3:
			arr[1] += 5
		case 4:
			m[1], m[2] = m[2], 7
		case 5:
			p.a += 7
			p = &point{p.b, p.a}
		case 6:
			t += "z"
		case 7:
			e, gq = x+1, point{x, 9}
		case 8:
			b, c, cx = !b, b, cx*2
			solo[0]++
			d = 1 - d
		case 9:
			fv = func(n int) int { return n * 2 }
			m = map[int]int{1: x}
		}
		return k %% 3
	}
` + orderKeyed + `	g := func(k int) bool { return f(k) != 1 }
	h := func(k int) string { return fmt.Sprint(f(k), "h") }
	pt := func(k int) point { return point{f(k), x} }
	at := func(k int) [3]int { f(k); return arr }
	pair := func(k int) (int, int) { return f(k), f(k + 1) }
	show := func(xs ...any) { trace += fmt.Sprint(xs...) + " " }
	u, v, w, ok := 2, 1, "", false
	defer func() {
		fmt.Println(name, recover(), trace, x, y, b, c, d, s, arr, m, *p, t, e, u, v, w, ok, len(ch), gx, gs, cx, solo, kv, wm, em[1], em[2], em[one{1}], len(em), bm[1][0], len(bm))
	}()
	_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ = turn, lm, tm, um, fm, pm, g, h, pt, at, pair, show, pick, fv, v, w
%[2]s}

`

type orderer struct {
	r *rand
	b strings.Builder
}

func (o *orderer) one(choices ...string) string { return choices[o.r.n(len(choices))] }

func (o *orderer) call() string { return fmt.Sprintf("f(%d)", o.r.n(10)) }

// num is an int expression.
func (o *orderer) num(depth int) string {
	if depth <= 0 {
		return o.one("x", "y", "u", "p.a", "gx", "arr[1]", "s[0]", "m[1]", o.call(), o.call(), o.call())
	}
	d := depth - 1
	switch o.r.n(44) {
	case 0, 1, 2, 3:
		return o.call()
	case 4, 5:
		return "(" + o.num(d) + o.one(" + ", " - ", " * ", " ^ ") + o.num(d) + ")"
	case 6:
		return "s[" + o.small(d) + "]"
	case 7:
		return "arr[" + o.small(d) + "]"
	case 8:
		return "m[" + o.num(d) + "]"
	case 9:
		return o.one("p.a", "p.b", "(*p).b", "x", "y", "gx", "gs[0]", "len(gs)")
	case 10:
		return o.one("len(s)", "len(t)", "len(m)", "cap(arr[:])", "len(grow())")
	case 11:
		return "fv(" + o.num(d) + ")"
	case 12:
		return "two(" + o.num(d) + ", " + o.num(d) + ")"
	case 13, 14, 15:
		return "truth(" + o.cond(d) + ")"
	case 16:
		return o.one("min", "max") + "(" + o.num(d) + ", " + o.num(d) + ")"
	case 17:
		return "bump()"
	case 18:
		return o.one("p.get(", "p.ref(", "gq.get(", "(*p).get(") + o.num(d) + ")"
	case 19:
		return "(point{" + o.num(d) + ", " + o.num(d) + "})." + o.one("a", "b", "get(1)")
	case 20:
		return "([]int{" + o.num(d) + ", " + o.num(d) + "})[" + o.one("0", "1", o.call()+"%2") + "]"
	case 21:
		return "(map[int]int{1: " + o.num(d) + ", 2: " + o.num(d) + "})[" + o.one("1", "2", "y") + "]"
	case 22:
		return fmt.Sprintf(o.one("pt(%d).get(1)", "pt(%d).b", "at(%d)[1]"), o.r.n(10))
	case 23:
		return "e.(int)"
	case 24:
		return "(<-ch)"
	case 25:
		return "(" + o.num(d) + " / d)"
	case 26:
		return "(" + o.num(d) + " << y)"
	case 27:
		return "int(float64(" + o.num(d) + ") + float64(" + o.num(d) + "))"
	case 28:
		return "s[" + o.small(d) + ":][0]"
	case 29:
		return "append(s[:1], " + o.num(d) + ")[0]"
	case 30:
		return "pick[(point{" + o.num(d) + ", " + o.num(d) + "})]"
	case 31:
		return "(&point{" + o.num(d) + ", " + o.num(d) + "}).ref(" + o.num(d) + ")"
	case 33, 34:
		return fmt.Sprintf("two(pair(%d))", o.r.n(9))
	case 32:
		return "func(n int) int { x += n; return x }(" + o.num(d) + ")"
	}
	if o.r.n(9) > 0 {
		return o.keyed(d)
	}
	return "-(" + o.num(d) + ")"
}

// small is an index that is mostly in range.
func (o *orderer) small(depth int) string {
	return o.one("y", "u", "0", o.call(), o.call()+"%2", "("+o.num(depth-1)+")&1", "y+"+o.call()+"&1")
}

// cond is a bool expression.
func (o *orderer) cond(depth int) string {
	if depth <= 0 {
		return o.one("b", "c", "(x > 3)", fmt.Sprintf("g(%d)", o.r.n(10)))
	}
	d := depth - 1
	switch o.r.n(14) {
	case 0:
		return o.one("b", "c", "!b")
	case 1, 2:
		return fmt.Sprintf("g(%d)", o.r.n(10))
	case 3, 4:
		return "(" + o.num(d) + o.one(" < ", " == ", " != ", " >= ") + o.num(d) + ")"
	case 5, 6, 7:
		return "(" + o.cond(d) + " && " + o.cond(d) + ")"
	case 8, 9, 10:
		return "(" + o.cond(d) + " || " + o.cond(d) + ")"
	case 11:
		return o.one(fmt.Sprintf("(arr == at(%d))", o.r.n(10)), fmt.Sprintf("(*p == pt(%d))", o.r.n(10)), "(e == any("+o.num(d)+"))")
	case 12:
		return "(" + o.text(d) + " == " + o.text(d) + ")"
	}
	return "!" + o.cond(d)
}

// text is a string expression.
func (o *orderer) text(depth int) string {
	switch o.r.n(5) {
	case 0:
		return "t"
	case 1:
		return fmt.Sprintf("h(%d)", o.r.n(10))
	case 2:
		return "list(" + o.num(depth-1) + ", " + o.num(depth-1) + ")"
	case 3:
		return "t[" + o.one("0", "y") + ":]"
	}
	return "(t + " + fmt.Sprintf("h(%d))", o.r.n(10))
}

// any is an expression of any type.
func (o *orderer) any(depth int) string {
	switch o.r.n(14) {
	case 0, 1, 2:
		return o.cond(depth)
	case 3:
		return o.text(depth)
	case 4, 12, 13:
		return o.one("e", "arr", "*p", "t", "b", "c", "b", "m[1]", "d == 0", "cx", "cx", "solo")
	case 5:
		return "point{" + o.num(depth) + ", " + o.num(depth) + "}"
	case 6:
		return "*&point{" + o.num(depth) + ", x}"
	case 7:
		return o.one("uint8("+o.num(depth)+")", "float32("+o.num(depth)+")", "complex(float64("+o.num(depth)+"), 1)", "[1]int{"+o.num(depth)+"}")
	}
	return o.num(depth)
}
