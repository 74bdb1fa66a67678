package generate

// faultKinds declares what kind and kindStmt use.
const faultKinds = `type one struct{ n int }

type bulk [20]int

type label string

type cell[T any] struct{ v T }

func (c cell[T]) get(int) T         { return c.v }
func (c *cell[T]) ref(a any, n T) T { return n }

func (p node) with(a any, b int) int { return b }

func pick[T any](a T, b any) T { return a }

func both[T int | string](a, b T) T { return a + b }

//go:noinline
func larger(n node, a int, b any) int { return a }

func keep(b bulk, n int) int { return b[0] + n }

`

// kind is an int expression: kinds that are less common.
func (o *orderer) kind(d int) string {
	switch o.r.n(22) {
	case 0:
		return "wm[one{" + o.fault(d) + "}]"
	case 1:
		return "bm[" + o.fault(d) + "][" + o.at(d) + "]"
	case 2:
		return "um[" + o.at(d) + "][uint64(" + o.fault(d) + ")]"
	case 3:
		return "tm[label(" + o.words(d) + ")]"
	case 4:
		return "len(append(" + o.slice(d) + ", make([]int, " + o.fault(d) + "&7)...))"
	case 5:
		return "pick(" + o.fault(d) + ", " + o.any2(d) + ")"
	case 6:
		return o.one("both("+o.fault(d)+", "+o.fault(d)+")", "len(both("+o.words(d)+", "+o.words(d)+"))")
	case 7:
		return o.one("node.get(*"+o.node(d), "(*node).ref("+o.node(d), "(*node).get("+o.node(d), "getter.get("+o.iface(d), "outer.ref(o") + ", " + o.fault(d) + ")"
	case 8:
		return "len([]" + o.one("byte", "rune") + "(" + o.words(d) + "))"
	case 9:
		return "len(min(" + o.words(d) + ", " + o.words(d) + "))"
	case 10:
		return "int(max(float64(" + o.fault(d) + "), float64(" + o.fault(d) + ")))"
	case 11:
		return "int(\"constant\"[" + o.at(d) + "])"
	case 12:
		return "cap((*" + o.one("pa", "npa") + ")[" + o.at(d) + ":" + o.at(d) + "])"
	case 13:
		return "len(map[int]any{" + o.fault(d) + ": " + o.any2(d) + ", 77: " + o.any2(d) + "})"
	case 14:
		return "[...]int{2: " + o.fault(d) + ", 0: " + o.fault(d) + "}[" + o.one("y", "d", o.effect()+"&1") + "]"
	case 15:
		return "(&bulk{" + o.fault(d) + ", 3: " + o.fault(d) + "})[" + o.at(d) + "]"
	case 16:
		return o.one("o.next.near["+o.at(d)+"]", "o.small.get("+o.fault(d)+")", "o.ref("+o.fault(d)+")", "o.with("+o.any2(d)+", "+o.fault(d)+")")
	case 17:
		return "larger(*" + o.node(d) + ", " + o.fault(d) + ", " + o.any2(d) + ")"
	case 18:
		return "keep(bm[" + o.fault(d) + "], " + o.fault(d) + ")"
	case 19:
		return "cell[int]{" + o.fault(d) + "}.get(" + o.fault(d) + ")"
	case 20:
		return "(&cell[int]{" + o.fault(d) + "}).ref(" + o.any2(d) + ", " + o.fault(d) + ")"
	}
	return o.node(d) + ".with(" + o.any2(d) + ", " + o.fault(d) + ")"
}

// kindStmt is one statement, in lines: kinds that are less common.
func (o *orderer) kindStmt() string {
	const d = 2
	switch o.r.n(22) {
	case 0:
		return lines("*" + o.node(d) + " = *" + o.node(d))
	case 1:
		return lines("arr = " + o.one("*pa", "*npa", "[3]int{"+o.fault(d)+", "+o.fault(d)+", "+o.fault(1)+"}"))
	case 2:
		return lines("bm[" + o.fault(d) + "] = bulk{" + o.fault(d) + ", " + o.fault(d) + "}")
	case 3:
		return lines("bm[" + o.fault(d) + "], r = bm[" + o.fault(d) + "], " + o.fault(d))
	case 4:
		return lines("wm[one{" + o.fault(d) + "}]" + o.one(" += ", " /= ", " = ") + o.fault(d))
	case 5:
		return lines("tm[label(" + o.words(d) + ")]" + o.one("++", " = "+o.fault(d)))
	case 6:
		return lines("um[" + o.at(d) + "][uint64(" + o.fault(d) + ")]" + o.one(" /= ", " -= ", " = ") + o.fault(d))
	case 7:
		return lines(o.one("defer keep(bm["+o.fault(d)+"], ", "defer larger(*"+o.node(d)+", "+o.fault(d)+", ", "go larger(*"+o.node(d)+", "+o.fault(1)+", ", "defer keep(bulk{"+o.fault(d)+"}, ") + o.fault(d) + ")")
	case 8:
		return lines(o.one("defer ", "go ") + o.one(o.node(d), "o") + ".with(" + o.any2(d) + ", " + o.fault(d) + ")")
	case 9:
		return lines("lit, w = small{" + o.fault(d) + ", " + o.any2(1) + "}, wide{a: " + o.fault(d) + ", d: " + o.words(1) + "}")
	case 10:
		return lines("if k := ("+o.fault(d)+"); "+o.condition(d)+" {", "\tr = k", "}")
	case 11:
		return lines("for i, c := range "+o.words(d)+" {", "\tr += i + int(c)", "}")
	case 12:
		return lines("txt = " + o.words(d) + " + " + o.words(d) + "[" + o.at(1) + ":]")
	case 13:
		return lines(o.one("q", "es["+o.at(d)+"]", "e") + ", ok = " + o.one("es["+o.at(d)+"].(getter)", "<-[]chan int{ch, closed}["+o.at(d)+"]", o.boxed(d)+".(*node)"))
	case 14:
		return lines("pp[" + o.at(d) + "], " + o.target(d) + " = " + o.node(d) + ", " + o.fault(d))
	case 15:
		return lines("es[" + o.at(d) + "], am[" + o.boxed(d) + "] = " + o.any2(d) + ", " + o.fault(d))
	case 16:
		return lines(o.target(1) + ", ok = " + o.one("wm[one{"+o.fault(d)+"}]", "um["+o.at(d)+"][uint64("+o.fault(d)+")]", "tm[label("+o.words(d)+")]"))
	case 17:
		return lines("v = copy(ss[" + o.at(d) + "], append(" + o.slice(d) + ", " + o.fault(d) + "))")
	case 18:
		return lines("chs[" + o.at(d) + "] <- " + o.one("cell[int]{"+o.fault(d)+"}", "cell[any]{"+o.any2(d)+"}", "bm["+o.fault(d)+"]"))
	case 19:
		return lines("r, v, q = func() (a, b int, c any) { a, b, c = " + o.fault(1) + ", " + o.fault(1) + ", " + o.any2(1) + "; return }()")
	case 20:
		return lines("w = wide{a: " + o.fault(d) + ", c: 7, d: " + o.words(d) + ", e: [3]int{" + o.fault(1) + ", 1, " + o.fault(1) + "}}")
	}
	return lines("ss[" + o.at(d) + "][" + o.at(d) + "], s = " + o.fault(d) + ", " + o.slice(d))
}
