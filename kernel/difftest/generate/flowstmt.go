package generate

import (
	"fmt"
	"strings"
)

// statement writes one statement. Those that declare put braces around themselves.
func (g *flow) statement() {
	g.left--
	n := g.n(160)
	if g.depth > 4 {
		n %= 34
	}
	switch {
	case n < 8:
		g.line("t(%d, %s, %s)", g.id(), g.expr(2), g.expr(1))
	case n < 17:
		g.assign()
	case n < 20:
		g.line("if %s {\n%s\n}", g.condition(), g.leave())
	case n < 26:
		g.copies()
	case n < 28:
		g.line("if %s {", g.condition())
		g.fails()
		g.line("}")
	case n < 30 && g.funcs > 0:
		g.line("try(%d, f%d, %s)", g.id(), g.n(g.funcs), g.expr(1))
	case n < 34:
		g.line("fs = append(fs, func(q int) int { %s += q; return %s + q })", pick(&g.rand, g.set), pick(&g.rand, g.vars))
	case n < 42:
		g.branch()
	case n < 60:
		g.loop()
	case n < 67:
		g.choice()
	case n < 72:
		g.jump()
	case n < 80:
		g.deferral()
	case n < 86:
		g.call()
	case n < 90:
		g.selection()
	case n < 93:
		g.typeChoice()
	case n < 96:
		g.collections()
	case n < 104:
		g.methods()
	case n < 110:
		g.generics()
	case n < 115:
		g.numbers()
	case n < 117:
		g.nest()
	case n < 119:
		g.until()
	case n < 127:
		g.closures()
	case n < 136:
		g.slices()
	case n < 141:
		g.shadows()
	case n < 147:
		g.depths()
	case n < 151:
		g.typeSwitches()
	case n < 156:
		g.goroutines()
	default:
		v := g.name("v")
		g.line("{\n%s := %s\n_ = %s", v, g.expr(2), v)
		g.declared(v, true, func() { g.block(3) })
		g.line("}")
	}
}

// declared writes something in which one more variable can be named.
func (g *flow) declared(name string, settable bool, write func()) {
	vars, set := len(g.vars), len(g.set)
	g.vars = append(g.vars, name, name)
	if settable {
		g.set = append(g.set, name)
	}
	write()
	g.vars, g.set = g.vars[:vars], g.set[:set]
}

func (g *flow) assign() {
	v, w := pick(&g.rand, g.set), pick(&g.rand, g.set)
	switch g.n(6) {
	case 0:
		g.line("%s, %s = %s, %s", v, w, g.expr(1), g.expr(1))
	case 1:
		g.line("%s%s", v, pick(&g.rand, []string{"++", "--"}))
	case 2:
		g.line("%s %s %s", v, pick(&g.rand, []string{"+=", "-=", "^=", "|="}), g.expr(2))
	case 3:
		g.line("e = %s", pick(&g.rand, []string{"st", "arr", "E{" + g.expr(1) + "}", g.expr(1), "text", "nil", "&P{a}"}))
	default:
		g.line("%s = %s", v, g.expr(2))
	}
}

// leave leaves a loop, a block or the function.
func (g *flow) leave() string {
	f := g.frame()
	if len(f.exits) > 0 && g.chance(75) {
		x := pick(&g.rand, f.exits)
		switch {
		case x.forward:
			x.used = true
			return "goto " + x.label
		case x.loop && g.chance(50):
			x.used = true
			return "continue " + x.label
		}
		x.used = true
		return "break " + x.label
	}
	switch {
	case f.result != "" && g.chance(40):
		return "return"
	case f.pair:
		return fmt.Sprintf("return %s, %s", g.expr(1), pick(&g.rand, []string{"nil", "err", "E{a}"}))
	case f.value:
		return "return " + g.expr(1)
	case g.chance(30):
		return "panic(" + g.thrown() + ")"
	}
	return "return"
}

func (g *flow) branch() {
	if g.chance(40) {
		v := g.name("v")
		g.line("if %s := %s; %s > %s {", v, g.expr(2), v, g.expr(1))
		g.declared(v, true, func() {
			g.block(3)
			g.line("} else if %s++; %s {", v, g.condition())
			g.block(2)
		})
	} else {
		g.line("if %s {", g.condition())
		g.block(3)
	}
	if g.chance(50) {
		g.line("} else {")
		g.block(2)
	}
	g.line("}")
}

// choice is a switch.
func (g *flow) choice() {
	x := &exit{label: g.name("W")}
	body := g.within(x, func() {
		v := g.name("v")
		switch g.n(3) {
		case 0:
			g.line("switch %s := %s; %s > -99 {", v, g.expr(2), v)
		case 1:
			g.line("switch %s := %s; %s & 3 {", v, g.expr(1), v)
		default:
			g.line("switch %s := %s; t(%d, %s) > 0 {", v, g.expr(1), g.id(), v)
		}
		bits := strings.HasSuffix(g.b.String(), "& 3 {\n")
		g.declared(v, true, func() { g.clauses(v, bits) })
		g.line("}")
	})
	g.labelled(x, body)
}

// clauses are those of a switch on two bits of v, or on a bool.
func (g *flow) clauses(v string, bits bool) {
	count, other := 2+g.n(3), g.n(6)
	for i := range count {
		switch {
		case i == other:
			g.line("default:")
		case bits:
			g.line("case t(%d, %s), %s&3:", g.id(), g.expr(1), v)
		default:
			g.line("case %s, %s:", g.condition(), g.condition())
		}
		g.block(2)
		if g.chance(30) {
			g.line("if %s {\nbreak\n}", g.condition())
		}
		if i < count-1 && g.chance(30) {
			g.line("fallthrough")
		}
	}
}

func (g *flow) labelled(x *exit, body string) {
	if x.used {
		g.line("%s:", x.label)
	}
	g.b.WriteString(body)
}

// jump is a block that goto leaves, or one that goto repeats.
func (g *flow) jump() {
	if g.chance(50) {
		x := &exit{label: g.name("G"), forward: true}
		body := g.within(x, func() {
			g.line("{")
			g.block(4)
			g.line("}")
		})
		g.b.WriteString(body)
		if x.used {
			g.line("%s:\nt(%d)", x.label, g.id())
		}
		return
	}
	n, label := g.name("n"), g.name("B")
	g.line("{\n%s := 0\n%s:\n%s++\n{", n, label, n)
	g.declared(n, false, func() { g.block(3) })
	g.line("}\nif %s < %d {\ngoto %s\n}\n}", n, 2+g.n(2), label)
}

// deferral defers a call: of a method bound now, of a literal that recovers or changes results.
func (g *flow) deferral() {
	f := g.frame()
	result := f.result
	switch g.n(6) {
	case 0:
		g.line("defer t(%d, %s)", g.id(), g.expr(1))
		return
	case 1:
		g.line("defer %s(%s)", pick(&g.rand, []string{"st.get", "st.add", "st.add", "func(q int) { a += q }"}), g.expr(1))
		return
	}
	g.line("defer func() {")
	if g.chance(75) {
		x := g.name("x")
		g.line("%s := recover()\nt(%d, told(%s))", x, g.id(), x)
		if result != "" {
			g.line("%s += %s", result, g.expr(1))
		}
		if g.chance(35) {
			g.line("if %s != nil && %s {\npanic(%s)\n}", x, g.condition(), pick(&g.rand, []string{x, x, g.thrown()}))
		}
	}
	g.literal(&frame{}, 2)
	g.line("}()")
}

// call is a call of a literal, which may fail and recover.
func (g *flow) call() {
	switch g.n(4) {
	case 0:
		g.line("func() {")
		g.literal(&frame{}, 3)
		g.line("}()")
	case 1:
		v := g.name("v")
		g.line("%s += func(%s int) (q int) {", pick(&g.rand, g.set), v)
		g.line("defer func() {\nif x := recover(); x != nil {\nt(%d, told(x), q)\nq = %s\n}\n}()", g.id(), v)
		g.declared(v, true, func() { g.literal(&frame{result: "q", value: true}, 4) })
		g.line("}(%s)", g.expr(1))
	case 2:
		g.line("%s = apply(%s, func(q int) int {", pick(&g.rand, g.set), g.expr(1))
		g.declared("q", true, func() { g.literal(&frame{value: true}, 3) })
		g.line("})")
	default:
		g.line("try(%d, func(k int) (r int, err error) {", g.id())
		g.literal(&frame{result: "r", pair: true}, 4)
		g.line("return r, err\n}, %s)", g.expr(1))
	}
}
