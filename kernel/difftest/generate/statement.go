package generate

import (
	"fmt"
	"strings"
)

// statement writes one random statement.
func (g *gen) statement() {
	g.budget--
	nested := g.depth < g.size // blocks in blocks
	switch n := g.n(100); {
	case n < 18:
		g.declaration()
	case n < 30:
		g.assignment()
	case n < 35:
		g.special()
	case n < 40:
		g.rare()
	case n < 46:
		g.print()
	case n < 49 && g.returns:
		g.returnStatement()
	case n < 52:
		g.jump()
	case n < 56:
		g.update()
	case n < 59:
		g.pointerUse()
	case !nested:
		g.print()
	case n < 68:
		g.branch()
	case n < 74:
		g.switchStatement()
	case n < 84:
		g.loopStatement()
	case n < 88:
		g.closures()
	case n < 91:
		g.deferred()
	case n < 95:
		g.recovering()
	case n < 96:
		g.concurrent()
	case n < 97:
		g.special()
	case n < 99:
		g.rare()
	default:
		g.inner()
	}
}

// block writes a few statements in braces; the brace that opens is there already.
func (g *gen) block(function bool) {
	g.depth++
	g.push(function)
	g.statements()
	g.pop()
	g.depth--
}

func (g *gen) statements() {
	for range 1 + g.n(3) {
		g.statement()
	}
}

func (g *gen) inner() {
	g.line("{")
	g.block(false)
	g.line("}")
}

func (g *gen) declaration() {
	t := g.anyOf(2)
	if g.chance(10) {
		t = anyType
	}
	if g.chance(8) {
		if s := g.oneOfKind(structure); s != nil {
			t = g.pointerTo(s)
		}
	}
	if t.kind == dictionary && g.chance(40) || g.chance(6) {
		g.commaOK(g.fresh())
		return
	}
	if g.chance(20) && t.kind != iface && t.kind != pointer {
		name := g.fresh()
		g.line("var %s %s", name, t.name)
		g.declare(name, t)
		return
	}
	value := g.expr(t, 3)
	name := g.fresh()
	switch {
	case g.chance(20) || t.kind == iface || t == anyType:
		g.line("var %s %s = %s", name, t.name, value)
	case g.chance(12):
		u := g.basic()
		other := g.expr(u, 2)
		second := g.secondName(name)
		g.line("%s, %s := %s, %s", name, second, value, other)
		g.declare(second, u)
	default:
		g.line("%s := %s", name, value)
	}
	g.declare(name, t)
}

// secondName is another new name, never equal to the first.
func (g *gen) secondName(first string) string {
	for {
		if name := g.fresh(); name != first {
			return name
		}
	}
}

// commaOK declares two variables from a map read or a type assertion.
func (g *gen) commaOK(name string) {
	ok := g.secondName(name)
	if v := g.find(func(v *variable) bool { return v.typ.kind == dictionary }); v != nil && g.chance(60) {
		v.used = true
		g.line("%s, %s := %s[%s]", name, ok, v.name, g.operand(v.typ.key, 2))
		elem := v.typ.elem
		g.declare(name, elem)
		g.declare(ok, boolType).used = true
		if elem.kind == iface { // perhaps nil
			g.line("if !%s {\n%s = %s\n}", ok, name, g.literalOf(elem, 1))
		}
		g.line("_ = %s", ok)
		return
	}
	t := g.printableType()
	if t.kind == iface {
		t = intType
	}
	g.line("%s, %s := any(%s).(%s)", name, ok, g.expr(pick(&g.rand, []*typ{t, g.basic()}), 2), t.name)
	g.declare(name, t)
	g.declare(ok, boolType)
}

// assignment changes a variable or a part of it.
func (g *gen) assignment() {
	v := g.settable(func(t *typ) bool { return t.kind != function })
	if v == nil {
		g.declaration()
		return
	}
	if g.chance(15) {
		w := g.settable(func(t *typ) bool { return t == v.typ })
		if w != nil && w != v {
			v.used, w.used = true, true
			g.line("%s, %s = %s, %s", v.name, w.name, w.name, v.name)
			return
		}
	}
	target, t := g.target(v)
	switch {
	case t.numeric() && g.chance(40):
		op := pick(&g.rand, []string{"+=", "-=", "*="})
		if t.whole() {
			op = pick(&g.rand, []string{"+=", "-=", "*=", "^=", "|=", "&=", "&^="})
		}
		g.line("%s %s %s", target, op, g.operand(t, 2))
	case t.numeric() && g.chance(30):
		g.line("%s%s", target, pick(&g.rand, []string{"++", "--"}))
	case t.kind == text && g.chance(50):
		g.line("%s += %s", target, g.operand(t, 1))
		g.line("%s = %s(%s)", target, g.clip(), target)
	case t.kind == text:
		g.line("%s = %s(%s)", target, g.clip(), g.expr(t, 3))
	case t.kind == slice && g.chance(50):
		// The capacity is cut, so that it never shows whether append copied.
		more := g.operand(t.elem, 2)
		if g.chance(50) {
			more += ", " + g.operand(t.elem, 1)
		}
		g.line("%s = append(%s[:len(%s):len(%s)], %s)", target, target, target, target, more)
	default:
		g.line("%s = %s", target, g.expr(t, 3))
	}
}

// target is what stands left of an assignment to a part of v.
func (g *gen) target(v *variable) (string, *typ) {
	name, t := v.name, v.typ
	for g.chance(70) {
		switch {
		case t.kind == structure || t.kind == pointer && t.elem.kind == structure:
			s := t
			if t.kind == pointer {
				s = t.elem
			}
			f := pick(&g.rand, s.fields)
			name, t = name+"."+f.name, f.typ
			v.used = true
		case t.kind == array:
			name, t = fmt.Sprintf("%s[%s]", name, g.index(t.length)), t.elem
			v.used = true
		default:
			return name, t
		}
	}
	return name, t
}

// update changes maps and slices in place, guarded against nil and empty.
func (g *gen) update() {
	v := g.settable(func(t *typ) bool { return t.kind == dictionary || t.kind == slice })
	if v == nil {
		g.declaration()
		return
	}
	v.used = true
	t := v.typ
	if t.kind == slice {
		g.line("if len(%s) > 0 {\n%s[%s(%s)%%len(%s)] = %s\n}", v.name, v.name, g.abs(), g.expr(intType, 2), v.name, g.operand(t.elem, 2))
		return
	}
	g.line("if %s == nil {\n%s = %s{}\n}", v.name, v.name, t.name)
	key := g.operand(t.key, 2)
	switch {
	case g.chance(20):
		g.line("delete(%s, %s)", v.name, key)
	case t.elem.numeric() && g.chance(50):
		g.line("%s[%s]%s", v.name, key, pick(&g.rand, []string{"++", "--", " += 3"}))
	default:
		g.line("%s[%s] = %s", v.name, key, g.operand(t.elem, 2))
	}
}

// clip bounds texts, which loops would double again and again.
func (g *gen) clip() string {
	return g.helper("clip", "func clip(s string) string { return s[:min(len(s), 60)] }\n")
}

func (g *gen) abs() string {
	return g.helper("abs", "func abs(n int) int { return n & 0xffff }\n")
}

// pointerUse takes an address and changes the variable through it.
func (g *gen) pointerUse() {
	v := g.settable(func(t *typ) bool { return t.numeric() || t.kind == structure || t.kind == text })
	if v == nil {
		g.declaration()
		return
	}
	v.used = true
	p := g.fresh()
	g.line("%s := &%s", p, v.name)
	g.declare(p, g.pointerTo(v.typ)).constant = true
	if p == v.name { // it hides the variable
		return
	}
	switch {
	case v.typ.numeric():
		g.line("*%s += %s", p, g.operand(v.typ, 1))
	case v.typ.kind == structure && g.bumps(v.typ) && g.chance(70):
		g.line("%s.Bump()", p)
		g.line("%s.Bump()", v.name)
	case v.typ.kind == text:
		g.line("*%s = %s(%s)", p, g.clip(), g.expr(v.typ, 2))
	default:
		g.line("*%s = %s", p, g.expr(v.typ, 2))
	}
	if v.typ.printable() {
		g.line("show(%s, *%s)", v.name, p)
	}
}

// bumps tells whether a struct has the pointer method Bump of its own.
func (g *gen) bumps(t *typ) bool {
	return strings.Contains(g.out.String(), "func (x *"+t.name+") Bump()")
}

func (g *gen) print() {
	t := g.printableType()
	switch g.n(5) {
	case 0:
		verb := pick(&g.rand, []string{"%v", "%+v", "%T", "%v|%[1]T", "%8v|", "%-6v|"})
		if t.kind == iface {
			verb = "%v"
		}
		g.line("fmt.Printf(%q, %s)", verb+"\n", g.expr(t, 3))
	case 1:
		g.line("fmt.Println(%s, %s)", g.expr(t, 2), g.expr(g.basic(), 2))
	default:
		g.names++
		g.line("show(%q, %s)", "l"+itoa(g.names), g.expr(t, 3))
	}
}

// printAll shows every variable in reach that can be shown.
func (g *gen) printAll() {
	for _, s := range g.scopes {
		for _, v := range s.vars {
			if v.typ.printable() {
				v.used = true
				g.line("fmt.Println(%q, %s)", v.name, v.name)
			}
		}
	}
}

func (g *gen) returnStatement() {
	g.line("if %s {", g.condition())
	g.line("return%s", g.resultValue())
	g.line("}")
}

func (g *gen) resultValue() string {
	if g.result == nil {
		return ""
	}
	return " " + g.expr(g.result, 2)
}

// condition is a boolean that may stand after if: no composite literal outside parentheses.
func (g *gen) condition() string { return "(" + g.expr(boolType, 3) + ")" }

// jump breaks out of a loop or goes on with it, under a condition.
func (g *gen) jump() {
	inFunction := g.functionDepth()
	var open []*loop
	for _, l := range g.loops {
		if l.function == inFunction {
			open = append(open, l)
		}
	}
	if len(open) == 0 {
		g.print()
		return
	}
	l := pick(&g.rand, open)
	l.used = true
	g.line("if %s {\n%s %s\n}", g.condition(), pick(&g.rand, []string{"break", "continue"}), l.label)
}

func (g *gen) functionDepth() (n int) {
	for _, s := range g.scopes {
		if s.function {
			n++
		}
	}
	return n
}
