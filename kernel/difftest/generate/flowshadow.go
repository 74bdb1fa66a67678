package generate

// shadows gives names of the language, of packages and of methods other meanings.
func (g *flow) shadows() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	switch g.n(11) {
	case 0:
		g.line("len := func(o ...int) int { return cap(o) + %s }\nt(%d, len(1, 2), len(s...) > 0)\n{\nlen, cap := 3, 4\nt(%d, len+cap)\n}", x, n, n)
	case 1:
		g.line("true, false := %s > 0, 3\nif !true {\nfalse++\n}\nt(%d, true, false)", x, n)
	case 2:
		g.line("type int string\ntype string []int\nu := string{int(text), \"b\"}\nu = append(u, u[0][:1])\nt(%d, u, fmt.Sprintf(\"%%T %%T %%q\", u, u[1], u))", n)
	case 3:
		g.line("type error struct{ int }\ntype any interface{ n() int }\nu := error{%s}\nv := &u\nv.int++\nvar w any\nt(%d, u, *v, w == nil, fmt.Sprintf(\"%%+v\", u))", x, n)
	case 4:
		g.line("append := func(q []int, x int) []int { q[0] = x; return q }\nmake, new, print := %s, \"n\", 2.5\nt(%d, append(s, make), make, new, print)", x, n)
	case 5:
		g.line("const iota = 5\nconst (\nu = iota\nv = iota + 1\n)\nnil := %s\nt(%d, u, v, nil, iota)", x, n)
	case 6:
		g.line("fmt, t := %s, t\nt(%d, fmt)\nmain := func() { fmt++ }\nmain()\nt(%d, fmt, %s)", x, n, n, y)
	case 7:
		g.line("if st := %s; st > 0 {\nst, a := a, st\na++\nt(%d, st, a)\n} else if a := fmt.Sprint(st); a != \"\" {\nst := a\nt(%d, st, a)\n}\nt(%d, st, a)", x, n, n, n)
	case 8:
		g.line("S := func(q int) S { return S{x: q} }\nu := S(%s)\nE := E{1}\nt(%d, u, E, E.n)\nfor E, S := range []int{1, 2} {\nt(%d, E, S)\n}", x, n, n)
	case 9:
		g.line("switch e := e.(type) {\ncase int:\ne += %s\nt(%d, e)\nif e := any(e); e != nil {\nt(%d, e.(int))\n}\ncase S, error:\nt(%d, e)\n}\na, err := a, errors.New(\"own\")\nt(%d, a, err)", x, n, n, n, n)
	default:
		g.line("rune, byte := %s, 'x'\nmin := func(q ...int) int { return q[0] }\nt(%d, rune, byte, min(3, rune), max(3, rune), string(byte))", x, n)
	}
	g.line("}")
}
