package generate

import "fmt"

// typeSwitches ask for generic types, for functions and for types that only look alike.
func (g *flow) typeSwitches() {
	n := g.id()
	cases := []string{
		"*Stack[int]", "List[My]", "List[int]", "Pair[int, string]", "Pair[string, int]", "func(int) int", "[]My", "[]int", "[3]int", "map[int]int", "*S", "S", "getter", "adder",
		"error", "fmt.Stringer", "nil", "struct{ S }", "chan int", "<-chan int", "My, int8", "E", "*P", "interface{ sum() int }", "*int", "iter.Seq[int]", "int", "func(q int) (r int)", "interface{ swap() Pair[string, int] }",
	}
	values := []string{
		"&Stack[int]{}", "List[My]{1}", "List[int]{2}", "Pair[int, string]{1, text[:1]}", "Pair[int, string]{}.swap()", "st.get", "st.add", "[]My{My(a)}", "s", "arr", "m", "&st", "st",
		"My(b)", "&E{1}", "E{a}", "&P{1}", "nil", "error(nil)", "struct{ S }{st}", "ch", "(<-chan int)(ch)", "int8(a)", "p", "seq(1, 2)", "walk", "a", "getter(st)", "any(err)", "getter(nil)", "e", "func() {}", "(*S)(nil)",
	}
	g.line("for i, x := range []any{")
	for range 4 + g.n(5) {
		g.line("%s,", pick(&g.rand, values))
	}
	g.line("} {")
	bound := g.chance(70)
	if bound {
		g.line("switch y := x.(type) {")
	} else {
		g.line("switch x.(type) {")
	}
	seen := map[string]bool{}
	other := g.n(7)
	for i := range 3 + g.n(4) {
		c := pick(&g.rand, cases)
		switch {
		case i == other:
			g.line("default:\nt(%d, i, fmt.Sprintf(\"%%T\", x))", n)
			if bound {
				g.line("_ = y")
			}
			continue
		case seen[c]:
			continue
		case c == "func(int) int" || c == "func(q int) (r int)": // the same type
			if seen["func"] {
				continue
			}
			seen["func"] = true
		}
		seen[c] = true
		g.line("case %s:", c)
		if !bound {
			g.line("t(%d, i, %q)", n, c)
		} else {
			g.line("t(%d, i, %s)", n, fmt.Sprintf(shownAs(c), c))
			g.line("_ = y")
		}
		if g.chance(30) {
			g.line("if i > %d {\n%s\n}", g.n(4), g.leave())
		}
		g.block(1)
	}
	g.line("}\n}")
}

// shownAs is how the bound variable of a case is used: arguments, with %q for the case's name.
func shownAs(c string) string {
	switch c {
	case "*Stack[int]":
		return "%q, len(y.items)"
	case "func(int) int", "func(q int) (r int)":
		return "%q, y(1)"
	case "getter", "*S", "S", "struct{ S }":
		return "%q, y.get(1)"
	case "adder":
		return "%q, y.add(1)"
	case "error":
		return "%q, y.Error()"
	case "fmt.Stringer":
		return "%q, y.String()"
	case "List[My]", "List[int]", "interface{ sum() int }":
		return "%q, y.sum()"
	case "Pair[int, string]", "interface{ swap() Pair[string, int] }":
		return "%q, y.swap()"
	case "map[int]int", "chan int", "<-chan int", "[]int", "[]My":
		return "%q, len(y)"
	case "iter.Seq[int]", "*int", "nil":
		return "%q, y == nil"
	}
	return "%q, y"
}
