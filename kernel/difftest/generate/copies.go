package generate

import "fmt"

// copies changes arrays and structs after they were copied by assignment, range, call,
// literal, channel, map, interface and closure.
func (g *gen) copies() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	at := func(i int) string { return fmt.Sprintf("ca%s[%d]", n, i) }
	g.line("type Ct%s struct {\nA [2]%s\nN int\n}", n, t.name)
	g.line("ca%s := [3]%s%s", n, t.name, g.elements(t, 3, 2))
	g.line("cb%s := ca%s\nfor i, x := range ca%s {\nif i == 0 {\n%s = %s\n}\nshow(i, x, %s)\n}", n, n, n, at(1), g.operand(t, 2), at(1))
	g.line("for i, x := range &ca%s {\nif i == 0 {\n%s = %s\n}\nshow(i, x)\n}", n, at(2), g.operand(t, 2))
	g.line("cs%s := Ct%s{A: [2]%s%s}\nct%s, cp%s := cs%s, &cs%s", n, n, t.name, g.elements(t, 2, 1), n, n, n, n)
	g.line("cp%s.A[%d] = %s\ncp%s.N++", n, g.n(2), g.operand(t, 2), n)
	g.line("cm%s := map[string]Ct%s{\"a\": cs%s}\nci%s := any(cs%s)\nch%s := make(chan Ct%s, 1)\nch%s <- cs%s", n, n, n, n, n, n, n, n, n)
	g.line("cl%s := []Ct%s{cs%s, ct%s, *cp%s}\ncf%s := func(c Ct%s) Ct%s { c.A[0] = %s; c.N--; return c }", n, n, n, n, n, n, n, n, g.operand(t, 1))
	g.line("cs%s.A[%d], cs%s.N = %s, 9", n, g.n(2), n, g.operand(t, 2))
	g.line("cr%s := <-ch%s\nshow(cs%s, ct%s, *cp%s, cm%s[\"a\"], ci%s, cr%s, cl%s)", n, n, n, n, n, n, n, n, n)
	g.line("show(cf%s(cs%s), cs%s, cf%s(*cp%s).N, ci%s == any(cr%s))", n, n, n, n, n, n, n)
	g.line("for i, c := range cl%s {\nc.N = 100\ncl%s[(i+1)%%3].N += i\nc.A[1] = %s\nshow(c.N)\n}\nshow(cl%s)", n, n, g.operand(t, 1), n)
	g.line("cx%s := [2]Ct%s{cs%s, ct%s}\ncy%s := cx%s\ncy%s[0].A[1], cy%s[1] = cx%s[1].A[0], cx%s[0]\nshow(cx%s, cy%s, cx%s == cy%s, cb%s == ca%s)", n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n)
	g.line("cq%s := &cx%s[1]\ncx%s[0], cx%s[1] = cx%s[1], cx%s[0]\ncq%s.N = 77\nshow(cx%s, *cq%s)", n, n, n, n, n, n, n, n, n)
}

// traced calls a function that tells when it runs, in all places of assignments and calls.
func (g *gen) traced() {
	tr := g.helper("tr", "func tr[T any](name string, x T) T {\n\tshow(name)\n\treturn x\n}\n")
	t := g.basic()
	g.names++
	n := itoa(g.names)
	v := func(name string) string { return fmt.Sprintf("%s(%q, %s)", tr, name, g.expr(t, 1)) }
	i := func(name string) string { return fmt.Sprintf("%s(%q, %d)", tr, name, g.n(3)) }
	g.line("ta%s, tm%s, tp%s := make([]%s, 3), map[int]%s{}, new(%s)", n, n, n, t.name, t.name, t.name)
	g.line("ta%s[%s], tm%s[%s], *%s(\"p\", tp%s) = %s, %s, %s", n, i("i"), n, i("k"), tr, n, v("x"), v("y"), v("z"))
	g.line("show(ta%s, tm%s, *tp%s)", n, n, n)
	g.line("show([]%s{%d: %s, %d: %s}, map[int]%s{%s: %s, %s + 3: %s})", t.name, 1+g.n(2), v("l1"), 0, v("l2"), t.name, i("k1"), v("v1"), i("k2"), v("v2"))
	g.line("tx%s := %d\ntf%s := func() int { tx%s++; return tx%s & 1 }", n, g.n(3), n, n, n)
	g.line("ta%s[tf%s()], tx%s = ta%s[tf%s()], tx%s*2", n, n, n, n, n, n)
	g.line("tx%s, ta%s[tx%s&1] = tf%s(), %s", n, n, n, n, v("w"))
	g.line("show(tx%s, ta%s, tf%s()+tx%s*10, tx%s, tf%s())", n, n, n, n, n, n)
	if t.numeric() {
		g.line("ta%s[%s] += %s\ntm%s[%s]++", n, i("o"), v("d"), n, i("q"))
	}
	g.line("func() {\ndefer func() { show(recover(), ta%s, tm%s, tx%s) }()", n, n, n)
	g.line("var none%s map[int]%s\nta%s[%s], none%s[%s] = %s, %s\n}()", n, t.name, n, i("a"), n, i("b"), v("c"), v("e"))
	g.line("switch %s(%q, tx%s) {\ncase %s, %s:\nshow(1)\ncase %s:\nshow(2)\ndefault:\nshow(3)\n}", tr, "tag", n, i("c1"), i("c2"), i("c3"))
}
