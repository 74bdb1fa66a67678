package generate

import (
	"fmt"
	"strings"
)

func (g *gen) branch() {
	g.push(false)
	if g.chance(30) {
		t := g.basic()
		value := g.expr(t, 2)
		name := g.fresh()
		g.declare(name, t).used = true
		g.line("if %s := %s; %s {", name, value, g.mixCondition(name, t))
	} else {
		g.line("if %s {", g.condition())
	}
	g.block(false)
	for g.chance(30) {
		g.line("} else if %s {", g.condition())
		g.block(false)
	}
	if g.chance(50) {
		g.line("} else {")
		g.block(false)
	}
	g.line("}")
	g.drop()
}

// mixCondition is a condition that looks at a variable.
func (g *gen) mixCondition(name string, t *typ) string {
	if t.kind == boolean {
		return "(" + name + " || " + g.expr(boolType, 2) + ")"
	}
	return fmt.Sprintf("(%s %s %s)", name, pick(&g.rand, []string{"<", ">=", "!="}), g.operand(t, 2))
}

func (g *gen) switchStatement() {
	switch g.n(3) {
	case 0:
		g.typeSwitch()
	case 1:
		g.line("switch {")
		for range 1 + g.n(3) {
			g.line("case %s:", g.condition())
			g.block(false)
		}
		g.defaultClause()
	default:
		g.tagSwitch()
	}
}

func (g *gen) defaultClause() {
	if g.chance(60) {
		g.line("default:")
		g.block(false)
	}
	g.line("}")
}

func (g *gen) tagSwitch() {
	t := pick(&g.rand, []*typ{intType, stringType, basics[6], basics[1]})
	g.line("switch %s {", g.expr(t, 2))
	seen := map[string]bool{}
	clauses := 1 + g.n(3)
	for i := range clauses {
		var list []string
		for range 1 + g.n(2) {
			if l := g.literal(t); !seen[l] {
				seen[l] = true
				list = append(list, l)
			}
		}
		list = append(list, g.expr(t, 1))
		g.line("case %s:", strings.Join(list, ", "))
		g.block(false)
		if i < clauses-1 && g.chance(20) {
			g.line("fallthrough")
		}
	}
	g.defaultClause()
}

// typeSwitch looks at an any or at the program's interface.
func (g *gen) typeSwitch() {
	var subject string
	if v := g.find(func(v *variable) bool { return v.typ.kind == anything || v.typ.kind == iface }); v != nil && g.chance(60) {
		v.used = true
		subject = "any(" + v.name + ")"
	} else {
		subject = fmt.Sprintf("any(%s)", g.expr(g.printableType(), 2))
	}
	g.names++
	name := "t" + itoa(g.names)
	g.line("switch %s := %s.(type) {", name, subject)
	seen := map[*typ]bool{}
	for range 2 + g.n(3) {
		t := g.printableType()
		if seen[t] {
			continue
		}
		seen[t] = true
		g.line("case %s:", t.name)
		g.push(false)
		g.line("show(%q, %s)", t.name, name)
		g.declare(name, t).used = true // a clause is one block with its variable
		g.depth++
		g.statements()
		g.depth--
		g.pop()
	}
	if g.chance(30) {
		g.line("case fmt.Stringer:\nshow(\"stringer\", %s.String())", name)
	}
	g.line("default:\nshow(\"other\", %s)\n}", name)
}

func (g *gen) loopStatement() {
	l := &loop{label: "L" + itoa(g.labelNumber()), function: g.functionDepth()}
	before := g.out.String()
	g.out.Reset()
	g.loops = append(g.loops, l)
	g.push(false)
	g.loopHead()
	g.block(false)
	g.line("}")
	g.drop()
	g.loops = g.loops[:len(g.loops)-1]
	body := g.out.String()
	g.out.Reset()
	g.out.WriteString(before)
	if l.used {
		g.line("%s:", l.label)
	}
	g.out.WriteString(body)
}

func (g *gen) labelNumber() int {
	g.names++
	return g.names
}

// loopHead opens a loop of a random form and declares its variables.
func (g *gen) loopHead() {
	g.names++
	i := "i" + itoa(g.names)
	fixed := func(name string, t *typ) { v := g.declare(name, t); v.constant, v.used = true, true }
	switch g.n(8) {
	case 0, 1:
		g.line("for %s := 0; %s < %d; %s++ {", i, i, 1+g.n(4), i)
		fixed(i, intType)
	case 2:
		j := "j" + itoa(g.names)
		g.line("for %s, %s := 0, %d; %s < %s; %s, %s = %s+1, %s-1 {", i, j, 2+g.n(4), i, j, i, j, i, j)
		fixed(i, intType)
		fixed(j, intType)
	case 3:
		t := pick(&g.rand, []*typ{intType, intType, basics[6], basics[3]})
		if t == intType {
			g.line("for %s := range %d {", i, 1+g.n(4))
		} else {
			g.line("for %s := range %s(%d) {", i, t.name, 1+g.n(3))
		}
		g.declare(i, t).used = true
		g.line("_ = %s", i)
	case 4:
		g.line("for %s, c%s := range %s(%s, 5) {", i, i, g.head(), g.expr(stringType, 1))
		g.line("_, _ = %s, c%s", i, i)
		fixed(i, intType)
		fixed("c"+i, basics[3])
	case 5:
		g.rangeSortedMap(i)
	case 6:
		g.rangeFunction(i)
	default:
		t := g.sliceOf(g.anyOf(1))
		few := g.helper("few", "func few[T any](xs []T) []T { return xs[:min(len(xs), 4)] }\n")
		g.line("for %s, x%s := range %s(%s) {", i, i, few, g.expr(t, 2))
		g.line("_, _ = %s, x%s", i, i)
		fixed(i, intType)
		g.declare("x"+i, t.elem).used = true
	}
}

// rangeSortedMap goes through a map by its sorted keys.
func (g *gen) rangeSortedMap(i string) {
	t := g.mapOf(pick(&g.rand, []*typ{intType, stringType, basics[6]}), g.anyOf(1))
	sorted := g.helper("sorted", "func sorted[K int | string | uint8, V any](m map[K]V) []K {\n\tvar ks []K\n\tfor k := range m {\n\t\tks = append(ks, k)\n\t}\n\tsort.Slice(ks, func(i, j int) bool { return ks[i] < ks[j] })\n\treturn ks\n}\n")
	g.line("for _, %s := range %s(%s) {", i, sorted, g.expr(t, 2))
	v := g.declare(i, t.key)
	v.constant = true
	g.line("_ = %s", i)
	v.used = true
}

// rangeFunction goes through an iterator of the program.
func (g *gen) rangeFunction(i string) {
	count := g.helper("count", "func count(n int) func(func(int, string) bool) {\n\treturn func(yield func(int, string) bool) {\n\t\tdefer show(\"count ends\", n)\n\t\tfor i := range n {\n\t\t\tif !yield(i*i, fmt.Sprint(\"#\", i)) {\n\t\t\t\treturn\n\t\t\t}\n\t\t}\n\t}\n}\n")
	g.line("for %s, x%s := range %s(%d) {", i, i, count, 1+g.n(4))
	g.line("_, _ = %s, x%s", i, i)
	g.declare(i, intType).used = true
	g.declare("x"+i, stringType).used = true
}
