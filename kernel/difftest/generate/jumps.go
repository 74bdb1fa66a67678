package generate

import "fmt"

// jumps leaves nested loops, switches, selects and ranges over functions in all ways.
func (g *gen) jumps() {
	g.helper("steps", `func steps(n int, name string) func(func(int) bool) {
	return func(yield func(int) bool) {
		defer show("end of", name)
		for i := range n {
			if !yield(i) {
				show("stopped", name, i)
				return
			}
		}
	}
}
`)
	g.names++
	n := itoa(g.names)
	f := "jump" + n
	t := g.basic()
	g.line("%s := func(k int) (r %s) {", f, t.name)
	g.push(true)
	g.declare("r", t).used = true
	if g.chance(50) {
		g.line("defer func() { show(%q, k, r) }()", f)
	}
	outer := pick(&g.rand, []string{"for a := range 3", "for a := range steps(3, \"outer\")", "for a := 0; a < 3; a++", "for _, a := range []int{0, 1, 2}"})
	inner := pick(&g.rand, []string{"for b := range 3", "for b := range steps(3, \"inner\")", "for b := range [3]int{}"})
	g.line("outer%s:\n%s {", n, outer)
	if g.chance(40) {
		g.line("defer show(%q, a)", "deferred")
	}
	g.line("inner%s:\n%s {", n, inner)
	g.line("switch ch := make(chan int, 1); a*3 + b {")
	for i := range 3 + g.n(4) {
		if i == 0 {
			g.line("case 0, k:")
		} else {
			g.line("case %d:", i)
		}
		g.line("show(a, b)\n%s", g.wayOut(t, n))
	}
	g.line("default:\nif k == %d {\ncontinue outer%s\n}\n_ = ch\n}", g.n(4), n)
	g.line("show(%q, a, b)\nif a+b == k+1 {\ncontinue inner%s\n}", "after", n)
	g.line("}\nif a == %d && k == 2 {\nbreak outer%s\n}", 1+g.n(2), n)
	g.line("}\nreturn %s", g.expr(t, 2))
	g.drop()
	g.line("}")
	for k := range 3 {
		g.line("show(%s(%d))", f, k)
	}
}

// wayOut ends a clause of the switch of jumps number n in a function of t.
func (g *gen) wayOut(t *typ, n string) string {
	label := pick(&g.rand, []string{"break outer", "continue outer", "continue inner", "break inner"}) + n
	switch g.n(9) {
	case 0:
		return "return " + g.operand(t, 1)
	case 1:
		return "r = " + g.expr(t, 2) + "\nreturn"
	case 2:
		return pick(&g.rand, []string{"break", "continue", "fallthrough", "show(len(ch))"})
	case 3:
		return "ch <- 1\nselect {\ncase <-ch:\nif k > 1 {\nbreak\n}\ncontinue outer" + n + "\ndefault:\nbreak inner" + n + "\n}"
	case 4, 5:
		return "for c := range steps(2, \"innermost\") {\nif c == 1 {\n" + label + "\n}\n}"
	}
	return label
}

// gotos jumps out of a select in a switch in a loop, and back.
func (g *gen) gotos() {
	g.names++
	n := itoa(g.names)
	g.line("{\ntries%s, ch%s := 0, make(chan int, %d)", n, n, 1+g.n(3))
	g.line("retry%s:\nfor i := range 5 {", n)
	g.line("switch {\ncase i == tries%s:\ntries%s++", n, n)
	g.line("select {\ncase ch%s <- i:\nshow(%q, i)\nif tries%s < %d {\ngoto retry%s\n}", n, "sent", n, 2+g.n(3), n)
	g.line("default:\n%s\n}", pick(&g.rand, []string{"goto done" + n, "break", fmt.Sprintf("show(%q, len(ch%s), cap(ch%s))", "full", n, n)}))
	g.line("}\n}\ngoto done%s\ndone%s:\nshow(tries%s, len(ch%s))\n}", n, n, n, n)
}
