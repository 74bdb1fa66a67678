package generate

import (
	"fmt"
	"strings"
)

// constants declares a group with iota and uses every member.
func (g *gen) constants() {
	t := pick(&g.rand, []*typ{intType, basics[6], basics[2], floatType})
	g.names++
	name := "k" + itoa(g.names)
	first := pick(&g.rand, []string{"iota", "1 << iota", "iota * 3", "7 / (iota + 1)", "iota % 2", "-(-iota) + 2"})
	if g.chance(50) {
		first = fmt.Sprintf("%s = %s", t.name, first)
	} else {
		first = "= " + first
	}
	n := 2 + g.n(3)
	members := make([]string, n)
	g.line("const (\n%sa %s", name, first)
	for i := range n {
		members[i] = fmt.Sprintf("%s%c", name, 'a'+i)
		if i > 0 {
			g.line("%s", members[i])
		}
	}
	if g.chance(50) {
		g.line("%sz = len(%q) / 2", name, "héllo")
		members = append(members, name+"z")
	}
	g.line(")")
	g.line("show(%s)", strings.Join(members, ", "))
	if g.chance(50) {
		g.line("fmt.Printf(\"%%T %%v\\n\", %s/3, %s*2)", members[0], members[1])
	}
}

// several declares a function literal with many results, and takes them apart.
func (g *gen) several() {
	n := 2 + g.n(2)
	results := make([]*typ, n)
	names := make([]string, n)
	list := make([]string, n)
	for i := range n {
		results[i] = g.basic()
		list[i] = results[i].name
		g.names++
		names[i] = "r" + itoa(g.names)
	}
	g.names++
	f := "h" + itoa(g.names)
	named := g.chance(40)
	if named {
		for i := range n {
			list[i] = names[i] + " " + list[i]
		}
	}
	g.line("%s := func() (%s) {", f, strings.Join(list, ", "))
	g.push(true)
	if named {
		for i := range n {
			g.declare(names[i], results[i]).used = true
		}
		g.line("defer func() { %s = %s }()", names[0], g.mix(results[0], names[0], 1))
	}
	values := make([]string, n)
	for i := range n {
		values[i] = g.operand(results[i], 2)
	}
	g.line("return %s", strings.Join(values, ", "))
	g.drop()
	g.line("}")
	if g.chance(50) {
		g.line("show(%s())", f)
	}
	g.line("%s := %s()", strings.Join(names, ", "), f)
	for i := range n {
		g.declare(names[i], results[i])
	}
}

// jumping counts with goto and shows what closures made on the way hold.
func (g *gen) jumping() {
	g.names++
	n := itoa(g.names)
	g.line("{")
	g.push(false)
	g.line("c%s := 0\nvar js%s []func() int\nagain%s:", n, n, n)
	g.line("if c%s < %d {", n, 2+g.n(3))
	g.line("w := c%s * 3\njs%s = append(js%s, func() int { w++; return w })\nc%s++", n, n, n, n)
	g.declare("c"+n, intType).constant = true
	g.depth++
	g.push(false)
	g.declare("w", intType).used = true
	g.print()
	g.pop()
	g.depth--
	g.line("goto again%s\n}", n)
	g.line("for _, f := range js%s {\nshow(f(), f())\n}", n)
	g.drop()
	g.line("}")
}

// aliasing writes through slices, arrays and copies that share memory or do not.
func (g *gen) aliasing() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	g.line("qa%s := [4]%s%s", n, t.name, g.elements(t, 4, 2))
	g.line("qb%s, qc%s, qd%s := qa%s, qa%s[1:3], qa%s[:2:2]", n, n, n, n, n, n)
	g.line("qc%s[%d] = %s", n, g.n(2), g.operand(t, 2))
	g.line("qd%s = append(qd%s, %s)", n, n, g.operand(t, 1))
	g.line("qd%s[0] = %s", n, g.operand(t, 1))
	if g.chance(50) {
		g.line("qc%s = append(qc%s, %s)", n, n, g.operand(t, 1)) // within a's array
	}
	g.line("show(copy(qc%s, qb%s[2:]), qa%s == qb%s, len(qc%s))", n, n, n, n, n)
	g.line("show(qa%s, qb%s, qc%s, qd%s)", n, n, n, n)
	g.declare("qa"+n, g.arrayOf(t, 4)).used = true
	g.declare("qb"+n, g.arrayOf(t, 4)).used = true
}

// keyed counts in maps whose keys are structs, arrays or any.
func (g *gen) keyed() {
	g.names++
	m := "m" + itoa(g.names)
	key := anyType
	if g.chance(60) {
		for range 5 {
			if t := g.anyOf(2); t.comparable() && t.printable() && !holdsFloat(t) {
				key = t
				break
			}
		}
	}
	g.line("%s := map[%s]int{}", m, key.name)
	for range 2 + g.n(2) {
		if key == anyType {
			t := pick(&g.rand, []*typ{intType, stringType, basics[6], boolType})
			g.line("%s[%s]++", m, g.expr(t, 2))
			continue
		}
		g.line("%s[%s] += %d", m, g.expr(key, 2), 1+g.n(3))
	}
	g.line("t%s := 0\nfor _, v := range %s {\nt%s = t%s*1 + v\n}\nshow(len(%s), t%s)", m, m, m, m, m, m)
}

// holdsFloat tells whether a NaN could be in it, which as a key is never found again.
func holdsFloat(t *typ) bool {
	switch t.kind {
	case float:
		return true
	case array:
		return holdsFloat(t.elem)
	case structure:
		for _, f := range t.fields {
			if holdsFloat(f.typ) {
				return true
			}
		}
	case iface:
		for _, impl := range t.impls {
			if holdsFloat(impl) {
				return true
			}
		}
	}
	return false
}
