package generate

import (
	"fmt"
	"strings"
)

// function declares function i. It may call those declared before it.
func (g *gen) function(i int) {
	f := &fn{name: "f" + itoa(i)}
	for range g.n(3) {
		f.params = append(f.params, g.anyOf(1))
	}
	if g.chance(85) {
		f.result = g.anyOf(1)
		if f.result.kind == iface {
			f.result = intType
		}
	}
	g.push(true)
	params := make([]string, len(f.params))
	for j, p := range f.params {
		name := fmt.Sprintf("a%d", j)
		params[j] = name + " " + p.name
		g.declare(name, p).used = true
	}
	result := ""
	if f.result != nil {
		result = "(r " + f.result.name + ")"
		g.declare("r", f.result).used = true
	}
	g.line("func %s(%s) %s {", f.name, strings.Join(params, ", "), result)
	g.line("if fuel--; fuel < 0 {\nreturn\n}")
	g.result, g.returns, g.budget = f.result, true, g.size+1+g.n(2*g.size)
	for g.budget > 0 {
		g.statement()
	}
	g.useAll()
	if f.result != nil && g.chance(60) {
		g.line("return%s", g.resultValue())
	} else {
		g.line("return")
	}
	g.drop()
	g.line("}\n")
	g.funcs = append(g.funcs, f)
}

// literalBody writes the body of a function literal that returns t, nil for nothing.
// before and after write what stands around its statements.
func (g *gen) literalBody(t *typ, before, after func()) {
	result, returns := g.result, g.returns
	g.result, g.returns = t, t != nil || g.chance(50)
	g.depth++
	g.push(true)
	if before != nil {
		before()
	}
	for range 1 + g.n(2) {
		g.statement()
	}
	g.useAll()
	if t != nil {
		g.line("return%s", g.resultValue())
	}
	if after != nil {
		after()
	}
	g.drop()
	g.depth--
	g.result, g.returns = result, returns
}

// closures makes functions in a loop that capture its variables, and calls them later.
func (g *gen) closures() {
	t := g.basic()
	g.names++
	fs := "fs" + itoa(g.names)
	g.line("var %s []func() %s", fs, t.name)
	g.push(false)
	g.loopHead()
	g.push(false)
	local := g.fresh()
	g.line("%s := %s", local, g.expr(t, 2))
	g.declare(local, t)
	g.line("%s = append(%s, func() %s {", fs, fs, t.name)
	g.literalBody(t, func() {
		if v := g.settable(func(u *typ) bool { return u.numeric() || u.kind == text }); v != nil {
			v.used = true
			value := g.mix(v.typ, v.name, 1)
			if v.typ.kind == text {
				value = g.clip() + "(" + value + ")"
			}
			g.line("%s = %s", v.name, value)
		}
	}, nil)
	g.line("})")
	if v := g.settable(func(u *typ) bool { return u == t }); v != nil && g.chance(50) {
		g.line("%s = %s", v.name, g.expr(t, 2))
	}
	g.pop()
	g.line("}")
	g.drop()
	g.line("for _, f := range %s {\nshow(%q, f())\n}", fs, fs)
	if g.chance(30) {
		g.line("if len(%s) > 1 {\nshow(%s[0]())\nshow(%s[1]())\n}", fs, fs, fs)
	}
}

// deferred defers a literal or a call, in functions and at any depth.
func (g *gen) deferred() {
	if g.chance(40) {
		g.line("defer show(%q, %s)", "deferred", g.expr(g.printableType(), 2))
		return
	}
	g.line("defer func() {")
	g.literalBody(nil, nil, nil)
	g.line("}()")
}

// recovering runs statements that panic, and reports what it recovered.
func (g *gen) recovering() {
	g.line("func() {\ndefer func() { show(%q, recover()) }()", "recovered")
	g.literalBody(nil, nil, g.panics)
	g.line("}()")
}

// panics writes something that panics, mostly.
func (g *gen) panics() {
	z := g.opaque(intType)
	g.names++
	v := "z" + itoa(g.names)
	switch g.n(8) {
	case 0:
		g.line("panic(%s)", g.expr(pick(&g.rand, []*typ{stringType, intType, floatType}), 2))
	case 1:
		g.line("%s := []int{1, 2}\nshow(%s[2+%s(%s)])", v, v, g.abs(), z)
	case 2:
		g.line("%s := %s & 0\nshow(7 / %s)", v, z, v)
	case 3:
		g.line("var %s map[string]int\n%s[\"x\"] = 1", v, v)
	case 4:
		g.line("var %s any = %s\nshow(%s.(string))", v, z, v)
	case 5:
		if s := g.oneOfKind(structure); s != nil {
			g.line("var %s *%s\n_ = %s.%s\nshow(%s == nil)", v, s.name, v, s.fields[len(s.fields)-1].name, v)
		}
	case 6:
		g.line("panic(fmt.Errorf(\"wrapped: %%w\", errors.New(%s)))", g.expr(stringType, 1))
	case 7:
		g.line("%s := [4]int{}\nshow(%s[:4+%s(%s)])", v, v, g.abs(), z)
	}
}

// concurrent sends values from a goroutine and receives them all.
func (g *gen) concurrent() {
	t := g.basic()
	g.names++
	ch := "ch" + itoa(g.names)
	first, second := g.expr(t, 2), g.operand(t, 2)
	g.line("%s := make(chan %s, %d)", ch, t.name, g.n(3))
	// Both are evaluated here: what they print must not race with main.
	g.line("go func(x, y %s) {\ndefer close(%s)\n%s <- x\n%s <- y\n}(%s, %s)", t.name, ch, ch, ch, first, second)
	g.line("for x := range %s {\nshow(%q, x)\n}", ch, ch)
}
