package generate

import "fmt"

// loop is a loop of one of all forms.
func (g *flow) loop() {
	x := &exit{label: g.name("L"), loop: true}
	i := g.name("i")
	few := func() int { return 2 + g.n(3) }
	body := g.within(x, func() {
		settable, after := false, ""
		switch g.n(16) {
		case 0, 1:
			g.line("for %s := 0; %s < %d; %s++ {", i, i, few(), i)
		case 2:
			j := g.name("j")
			g.line("for %s, %s := 0, %s; %s < %d && fuel > -99; %s, %s = %s+1, %s^%s {\n_ = %s", i, j, g.expr(1), i, few(), i, j, i, j, i, j)
		case 3:
			g.line("for %s := range %d {", i, few())
			settable = true
		case 4:
			g.line("for _, %s := range %s {", i, pick(&g.rand, []string{"arr", "&arr", "s[1:]", "[]int{a, b, a + b}", "arr[:2]", "global"}))
			settable = true
		case 5:
			g.line("for %s, c%s := range text {\nt(%d, %s, c%s)", i, i, g.id(), i, i)
			settable = true
		case 6:
			g.line("for %s := range walk(%d) {", i, 2+g.n(2))
			settable = true
		case 7:
			g.line("for %s, p%s := range pairs(%d, %d) {\n_ = p%s", i, i, few(), g.id(), i)
			settable = true
		case 8:
			g.line("for %s := range %s(%d, %d) {", i, pick(&g.rand, []string{"watched", "watched", "swallowing", "insisting"}), few(), g.id())
			settable = true
		case 9:
			g.line("for %s := range mapped(seq(%d, %d), func(q int) int { return q*q + %s }) {", i, few(), g.id(), pick(&g.rand, g.vars))
			settable = true
		case 10:
			g.line("for %s := range taken(walk(3), %d) {", i, few())
			settable = true
		case 11:
			v := pick(&g.rand, []string{"a", "b", "st.x", "arr[0]"})
			g.line("for %s = range %s {\n%s := %s", v, pick(&g.rand, []string{fmt.Sprint(few()), fmt.Sprintf("seq(%d, %d)", few(), g.id()), "s"}), i, v)
		case 12:
			g.line("for %s := 0; ; {\nif %s++; %s > %d {\nbreak\n}", i, i, i, few())
		case 13:
			g.line("for _, %s := range pulled(seq(%d, %d), %d) {", i, few(), g.id(), few())
			settable = true
		case 14:
			g.line("{\n%s := 0", i)
			after = "}"
			g.line("%sloop:\nfor range seq(%d, %d) {\n%s++\nif %s > 2 {\nbreak %sloop\n}", i, few(), g.id(), i, i, i)
			x.label, x.used = i+"loop", false
		default:
			g.line("for %s := range seq(%d, %d) {", i, few(), g.id())
			settable = true
		}
		g.line("if _ = %s; spent() {\nbreak\n}", i)
		g.declared(i, settable, func() { g.block(4) })
		g.line("}")
		if after != "" {
			g.line("%s", after)
			x.used = false
		}
	})
	g.labelled(x, body)
}

// selection is a select of which one case is ready, or none.
func (g *flow) selection() {
	x := &exit{label: g.name("Z")}
	body := g.within(x, func() {
		v := g.name("v")
		switch g.n(3) {
		case 0: // the channel has room for two
			g.line("select {\ncase ch <- %s:", g.expr(1))
			g.block(2)
			g.line("case none <- t(%d):\ndefault:", g.id())
			g.block(2)
		case 1:
			g.line("select {\ncase %s, ok := <-ch:\nt(%d, %s, ok)", v, g.id(), v)
			g.declared(v, true, func() { g.block(2) })
			g.line("case arr[t(%d)%%3] = <-none:\ndefault:", g.id())
			g.block(2)
		default:
			g.line("select {\ncase %s := <-func() chan int { t(%d); full := make(chan int, 1); full <- %s; return full }():\n_ = %s", v, g.id(), g.expr(1), v)
			g.declared(v, true, func() { g.block(3) })
			g.line("case none <- t(%d):\n}", g.id())
			return
		}
		g.line("}")
	})
	g.labelled(x, body)
}

func (g *flow) typeChoice() {
	x := &exit{label: g.name("Y")}
	body := g.within(x, func() {
		v := g.name("v")
		g.line("switch %s := e.(type) {", v)
		g.line("case int:")
		g.declared(v, true, func() { g.block(2) })
		g.line("case S, [3]int:\nt(%d, %s)\ne = a", g.id(), v)
		g.line("case error:\nt(%d, %s.Error())\nerr = %s", g.id(), v, v)
		g.line("case nil:")
		g.block(2)
		g.line("default:\nt(%d, told(%s))\n}", g.id(), v)
	})
	g.labelled(x, body)
}

// copies copies an array or a struct in one of many ways, changes one and shows both.
func (g *flow) copies() {
	v, n := g.name("v"), g.id()
	x := g.expr(1)
	g.line("{")
	switch g.n(11) {
	case 0:
		g.line("%s := arr\narr[0] = %s\n%s[1]++\nt(%d, arr, %s, arr == %s)", v, x, v, n, v, v)
	case 1:
		g.line("%s := st.get\nst.add(%s)\nt(%d, %s(1), st.get(1))", v, x, n, v)
	case 2:
		g.line("%s := st.add\nptr := &st\nst = S{s: \"new\"}\nt(%d, %s(%s), ptr.x, *ptr == st)", v, n, v, x)
	case 3:
		g.line("for i, %s := range arr {\narr[2-i] += %s\nt(%d, i, %s)\n}", v, x, n, v)
	case 4:
		g.line("for i, %s := range &arr {\narr[2-i] += i\nt(%d, i, %s)\n}", v, n, v)
	case 5:
		g.line("var %s getter = st\nst.x = %s\nt(%d, %s.get(0), st.get(0), %s == any(st))", v, x, n, v, v)
	case 6:
		g.line("%s := [2]S{st, {x: %s}}\nw := %s\nptr := &%s[1]\nptr.add(3)\nst = %s[1]\nt(%d, w, %s, st, w != %s)", v, x, v, v, v, n, v, v)
	case 7:
		g.line("%s := func(y [3]int, z S) ([3]int, S) { y[0]++; z.in[0]--; return y, z }\nt(%d, arr, st)\narr, st = %s(arr, st)\nt(%d, arr, st)", v, n, v, n)
	case 8:
		g.line("%s := map[string]S{\"k\": st}\nw := %s[\"k\"]\nw.in[1] = %s\nt(%d, %s, w)\n%s[\"k\"] = w\nst = %s[\"k\"]", v, v, x, n, v, v, v)
	case 9:
		g.line("%s := make(chan S, 1)\n%s <- st\nst.in[0] = %s\nw := <-%s\nt(%d, w, st)", v, v, x, v, n)
	default:
		g.line("for i, %s := range s {\nif i == 0 {\ns = s[1:]\n}\nt(%d, i, %s, len(s))\nif len(s) < 4 {\ns = []int{9, 8, 7, %s}\n}\n}", v, n, v, x)
	}
	g.line("}")
}

// until is a loop whose condition alone names what was read before it.
func (g *flow) until() {
	v, i := g.name("v"), g.name("i")
	place := pick(&g.rand, []string{"arr[1]", "st.x", "st.in[0]", "s[0]", "*p", "m[2]", "global[1]", "st.s", "text[0]"})
	change := place + " += " + g.expr(1) + " & 1"
	switch place {
	case "st.s":
		change = "st.s += string(rune('a' + " + i + "))"
	case "text[0]":
		change = "text = text[1:] + \"z\""
	}
	g.line("{\n%s := %s\nfor %s := 0; %s == %s && %s < 4; %s++ {\n%s\nt(%d, %s)", v, place, i, place, v, i, i, change, g.id(), i)
	g.block(2)
	g.line("}\n}")
}

// collections changes maps and generic stacks while they are ranged over.
func (g *flow) collections() {
	v, n := g.name("v"), g.id()
	switch g.n(4) {
	case 0:
		g.line("{\n%s := 0\nfor k, x := range m {\nif k&1 == %d {\ndelete(m, k)\n} else {\nm[k] = x + 1\n}\n%s += k * x\n}\nt(%d, %s, len(m), m)\n}", v, g.n(2), v, n, v)
	case 1:
		g.line("{\n%s := 0\nfor range m {\n%s++\nclear(m)\n}\nt(%d, %s, len(m))\nm[2], m[3] = a, b\n}", v, v, n, v)
	case 2:
		g.line("{\n%s := &Stack[any]{}\n%s.push(a)\n%s.push(st)\n%s.push(text)\nfor i, x := range %s.all {\nt(%d, i, x)\nif i == %d {\n%s\n}\n}\n}", v, v, v, v, v, n, g.n(4), g.leave())
	default:
		g.line("for i, %s := range []byte(text) {\ntext += \"!\"\nif i > %d {\n%s\n}\nt(%d, %s, len(text))\n}\ntext = text[:8]", v, 1+g.n(4), g.leave(), n, v)
	}
}
