package generate

import "fmt"

// expr is an int that is no constant.
func (g *flow) expr(depth int) string {
	if depth == 0 || g.chance(25) {
		return pick(&g.rand, g.vars)
	}
	x := func() string { return g.expr(depth - 1) }
	if len(g.small) > 0 && g.chance(22) {
		return g.smallCall(depth - 1)
	}
	switch g.n(15) {
	case 0, 1, 2, 3:
		y := fmt.Sprint(g.n(9))
		if g.chance(60) {
			y = x()
		}
		return "(" + x() + pick(&g.rand, []string{" + ", " - ", " * ", " ^ ", " &^ "}) + y + ")"
	case 4:
		return fmt.Sprintf("%s%%%d", pick(&g.rand, g.vars), 2+g.n(4))
	case 5:
		return "t(" + fmt.Sprint(g.id()) + ", " + x() + ")"
	case 6:
		return fmt.Sprintf("st.get(%s)", x())
	case 7:
		return fmt.Sprintf("arr[uint(%s)%%3]", x())
	case 8:
		return fmt.Sprintf("m[%s]", x())
	case 9:
		return fmt.Sprintf("func(q int) int { q++; return q * %s }(%s)", pick(&g.rand, g.vars), x())
	case 10:
		return fmt.Sprintf("apply(%s, func(q int) int { return q - %s })", x(), pick(&g.rand, g.vars))
	case 11:
		return fmt.Sprintf("min(%s, max(%s, %d))", x(), x(), g.n(5))
	case 12:
		return fmt.Sprintf("int(text[uint(%s)%%uint(len(text))])", x())
	case 13:
		return fmt.Sprintf("global[uint(%s)%%3]", x())
	}
	return fmt.Sprintf("len(text[:uint(%s)%%4])", x())
}

// condition is true now and then.
func (g *flow) condition() string {
	v := pick(&g.rand, g.vars)
	switch g.n(6) {
	case 0:
		return fmt.Sprintf("%s > %s", g.expr(1), g.expr(1))
	case 1:
		return fmt.Sprintf("%s&1 == 0 && %s != %d", v, g.expr(1), g.n(4))
	case 2:
		return fmt.Sprintf("!(%s < %d || %s == %s)", v, g.n(6), g.expr(1), g.expr(1))
	case 3:
		return fmt.Sprintf("%s%%3 == %d", v, g.n(3))
	}
	return fmt.Sprintf("uint(%s)%%%d == %d", v, 2+g.n(2), g.n(2))
}

// thrown is something to panic with.
func (g *flow) thrown() string {
	switch g.n(5) {
	case 0:
		return fmt.Sprintf("E{%s}", g.expr(1))
	case 1:
		return fmt.Sprintf("&P{%s}", g.expr(1))
	case 2:
		return fmt.Sprintf("fmt.Errorf(\"wrapped %%w\", E{%s})", g.expr(1))
	case 3:
		return g.expr(1)
	}
	return fmt.Sprintf("fmt.Sprint(\"text \", %s)", g.expr(1))
}

// fails is a statement that panics, mostly.
func (g *flow) fails() {
	x := g.expr(1)
	switch g.n(9) {
	case 0:
		g.line("t(%d, arr[%s&7])", g.id(), x)
	case 1:
		g.line("t(%d, 10/(%s&1))", g.id(), x)
	case 2:
		g.line("var nilm map[int]int\nnilm[%s]++", x)
	case 3:
		g.line("var nilf func(int) int\nt(%d, nilf(%s))", g.id(), x)
	case 4:
		g.line("var nils *S\nt(%d, nils.x, %s)", g.id(), x)
	case 5:
		g.line("t(%d, e.(string))", g.id())
	case 6:
		g.line("t(%d, s[%s&7:3])", g.id(), x)
	case 7:
		g.line("var nilg getter\nt(%d, nilg.get(%s))", g.id(), x)
	default:
		g.line("panic(%s)", g.thrown())
	}
}
