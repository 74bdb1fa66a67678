package generate

import (
	"fmt"
	"strings"
)

// overflow takes every operation of a width to and past its limits.
func (g *gen) overflow() {
	t := pick(&g.rand, basics[:10])
	g.names++
	n := itoa(g.names)
	values := []string{g.edge(t), g.edge(t), g.edge(t), g.literal(t)}
	g.line("for _, a%s := range []%s{%s} {", n, t.name, strings.Join(values, ", "))
	g.line("for _, b%s := range []%s{%s, %s} {", n, t.name, g.edge(t), g.literal(t))
	a, b := "a"+n, "b"+n
	g.line("show(%s+%s, %s-%s, %s*%s, -%s, ^%s, %s&^%s, %s^%s)", a, b, a, b, a, b, a, a, a, b, a, b)
	g.line("if %s != 0 {\nshow(%s/%s, %s%%%s)\n}", b, a, b, a, b)
	count := pick(&g.rand, basics[5:10])
	g.names++
	s := "s" + itoa(g.names)
	g.line("for _, %s := range []%s{0, 1, %d, %d, %d} {\nshow(%s<<%s, %s>>%s)\n}", s, count.name, t.bits-1, t.bits, t.bits+1+g.n(150), a, s, a, s)
	var converted []string
	for _, u := range basics[:12] {
		if g.chance(50) {
			converted = append(converted, fmt.Sprintf("%s(%s)", u.name, a))
		}
	}
	g.line("show(%s)", strings.Join(append(converted, a+" < "+b, a+" == "+b), ", "))
	g.line("c%s := %s\nc%s++\nd%s := %s\nd%s--\nc%s *= d%s\nshow(c%s, d%s)", n, a, n, n, a, n, n, n, n, n)
	g.line("}\n}")
}

// edge is a value at or beside a limit of its type.
func (g *gen) edge(t *typ) string {
	if t.kind == unsigned {
		return fmt.Sprintf("1<<%d - %d", t.bits, 1+g.n(2))
	}
	return fmt.Sprintf(pick(&g.rand, []string{"-1 << %d", "1<<%d - 1", "-1<<%d + 1"}), t.bits-1)
}

// shifting gives shift counts of every type, negative ones too.
func (g *gen) shifting() {
	t, u := pick(&g.rand, basics[:10]), pick(&g.rand, basics[:10])
	g.names++
	f := "shift" + itoa(g.names)
	g.line("%s := func(x %s, n %s) (l, r %s) {", f, t.name, u.name, t.name)
	g.line("defer func() {\nif e := recover(); e != nil {\nshow(%q, e)\nl = 7\n}\n}()", f)
	g.line("r = x >> n\nl = x << n\nx <<= n & 3\nl ^= x\nreturn\n}")
	g.line("show(%s(%s, %s))", f, g.expr(t, 2), g.expr(u, 2))
	g.line("show(%s(%s, %s))", f, g.edge(t), g.literal(u))
	g.line("show(1<<(%s&7) + %s(%s), uint8(1)<<(%s&15))", g.expr(u, 1), "int", g.expr(t, 1), g.expr(pick(&g.rand, basics[5:10]), 1))
}

// arithmetic folds constants that no variable could hold.
func (g *gen) arithmetic() {
	g.names++
	n := itoa(g.names)
	shift := 60 + g.n(200)
	g.line("const (\nbig%s = 1 << %d\nsmall%s = big%s >> %d\nratio%s = %d / %d.0", n, shift, n, n, shift-g.n(30), n, 1+g.n(9), 3+g.n(9))
	g.line("text%s = %q + %q\nrune%s = 'a' + %d\nwhole%s = %d / %d * %d", n, g.word(), g.word(), n, g.n(20), n, g.n(100), 1+g.n(9), g.n(10))
	g.line("comp%s = (%d + %di) * (1 - 2i)\nflag%s = big%s > ratio%s && len(text%s) > %d\n)", n, g.n(5), g.n(5), n, n, n, n, g.n(4))
	g.line("show(small%s, ratio%s, float32(ratio%s), text%s, rune%s, string(rune(rune%s)), whole%s, comp%s, flag%s, big%s/(big%s-1))", n, n, n, n, n, n, n, n, n, n, n)
	g.line("var f%s float64 = big%s\nshow(f%s, uint8(small%s&255), real(comp%s), -7/2, -7%%3, 7.0/2, 1/2*3.0, 'x'/2, -5>>1, ^0, ^uint8(3), 1e3, len([...]int{%d: 0}))", n, n, n, n, n, g.n(20))
}

// word is a short text, now and then not ASCII.
func (g *gen) word() string {
	return pick(&g.rand, []string{"", "a", "zoé", "世界", "x y", "\t", "0", "-1.5"})
}
