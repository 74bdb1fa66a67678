package generate

import "fmt"

// embedding declares a type in a type in a type and an interface over them, with methods
// promoted through values, pointers and embedded interfaces, some of them hidden, and uses all.
func (g *gen) embedding() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	base, mid, outer := "Eb"+n, "Em"+n, "Eo"+n
	star, amp := "", ""
	if g.chance(50) {
		star, amp = "*", "&"
	}
	hidden := ""
	if g.chance(50) {
		hidden = fmt.Sprintf("func (m %s) Name() string { return \"mid \" + m.%s.Name() }\n\n", mid, base)
	}
	named, namer := "", ""
	if g.chance(50) {
		named, namer = "fmt.Stringer\n", ", Stringer: "+mid+"s(\"inner\")"
	}
	g.helper(base, fmt.Sprintf(`type %[1]s struct {
	V %[4]s
	s string
}

func (b %[1]s) Val() %[4]s { return b.V }

func (b *%[1]s) Set(x %[4]s) *%[1]s { b.V = x; b.s += "."; return b }

func (b %[1]s) Name() string { return "base" + b.s }

type %[2]s struct {
	%[5]s%[1]s
	Extra int
}

%[6]stype %[2]ss string

func (s %[2]ss) String() string { return "<" + string(s) + ">" }

type %[3]s struct {
	%[2]s
	%[7]sA [2]int
}

type %[3]si interface {
	Val() %[4]s
	Set(%[4]s) *%[1]s
	Name() string
}

`, base, mid, outer, t.name, star, hidden, named))
	o, p, i := "eo"+n, "ep"+n, "ei"+n
	g.line("%s := %s{%s: %s{%s: %s%s{V: %s}}%s}", o, outer, mid, mid, base, amp, base, g.operand(t, 2), namer)
	g.line("%s := %s", p, o)
	g.line("var %s %si = &%s", i, outer, o)
	g.line("get%s, name%s := %s.Val, %s.Name", n, n, o, i)
	g.line("%s.Set(%s).Set(%s)", pick(&g.rand, []string{o, i, "(&" + o + ")"}), g.operand(t, 2), g.operand(t, 1))
	g.line("%s.A[%d]++\n%s.%s.s = %q", o, g.n(2), p, base, "p")
	g.line("show(%q, %s.V, %s.Val(), %s.Name(), %s.V, %s.Name(), %s.A, %s.A)", "embedded", o, i, i, p, p, o, p)
	g.line("show(get%s(), name%s(), (*%s).Name(&%s), %s.Val(%s))", n, n, outer, o, outer, p)
	if named != "" {
		g.line("show(%s, %s.String())", o, o)
	}
	if star == "" {
		g.line("fmt.Printf(\"%%+v %%v %%T\\n\", %s.%s, %s.%s == %s.%s, %s)", o, mid, o, mid, p, mid, i)
	}
	g.line("if w, ok := %s.(interface{ Val() %s }); ok {\nshow(w.Val())\n}", i, t.name)
}
