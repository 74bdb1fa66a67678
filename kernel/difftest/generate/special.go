package generate

import "fmt"

// special writes one of the rarer groups of statements.
func (g *gen) special() {
	switch g.n(10) {
	case 0:
		g.box()
	case 5:
		g.constants()
	case 6:
		g.several()
	case 7:
		g.jumping()
	case 8:
		g.aliasing()
	case 9:
		g.keyed()
	case 1:
		g.methodValue()
	case 2:
		g.sorting()
	case 3:
		g.rating()
	default:
		g.selecting()
	}
}

// box uses a generic type with methods on values and pointers.
func (g *gen) box() {
	name := g.helper("Box", `type Box[T any] struct {
	V T
	n int
}

func (b Box[T]) Get() (T, int) { return b.V, b.n }

func (b *Box[T]) Put(x T) *Box[T] {
	b.V = x
	b.n++
	return b
}

func box[T any](x T) Box[T] { return Box[T]{V: x} }
`)
	t := g.printableType()
	g.names++
	b := "b" + itoa(g.names)
	if g.chance(50) || t.kind == iface {
		g.line("%s := %s[%s]{V: %s}", b, name, t.name, g.expr(t, 2))
	} else {
		g.line("%s := box(%s)", b, g.expr(t, 2))
	}
	g.line("%s.Put(%s).Put(%s)", b, g.expr(t, 2), g.expr(t, 1))
	g.line("show(%s.Get())", b)
	g.line("show(%s, fmt.Sprintf(\"%%T\", %s))", b, b)
}

// methodValue binds a receiver and then changes the variable.
func (g *gen) methodValue() {
	v := g.settable(func(t *typ) bool { return len(t.methods) > 0 && t.kind != iface })
	if v == nil {
		g.declaration()
		return
	}
	v.used = true
	m := pick(&g.rand, v.typ.methods)
	g.names++
	f := "m" + itoa(g.names)
	if g.chance(30) {
		g.line("%s := %s.%s", f, v.typ.name, m.name)
		g.line("show(%s(%s))", f, v.name)
		return
	}
	g.line("%s := %s.%s", f, v.name, m.name)
	g.line("%s = %s", v.name, g.expr(v.typ, 2))
	g.line("show(%s(), %s.%s())", f, v.name, m.name)
}

func (g *gen) sorting() {
	t := g.sliceOf(pick(&g.rand, []*typ{intType, stringType, basics[6], floatType}))
	g.names++
	s := "s" + itoa(g.names)
	g.line("%s := append(%s(nil), %s...)", s, t.name, g.expr(t, 3))
	switch {
	case g.chance(40):
		g.line("sort.Slice(%s, func(i, j int) bool { return %s[i] > %s[j] })", s, s, s)
	case g.chance(50):
		g.line("slices.Sort(%s)", s)
	default:
		g.line("slices.SortFunc(%s, func(a, b %s) int {\nif a < b {\nreturn 1\n}\nif a > b {\nreturn -1\n}\nreturn 0\n})", s, t.elem.name)
	}
	g.line("show(%s)", s)
}

// rating passes values of several types to a variadic function of interfaces.
func (g *gen) rating() {
	if g.iface == nil {
		g.declaration()
		return
	}
	result := g.iface.methods[0].result.name
	rate := g.helper("rate", fmt.Sprintf("func rate(xs ...I0) (r %s) {\n\tfor _, x := range xs {\n\t\tr += x.Rate()\n\t}\n\treturn r\n}\n", result))
	g.line("show(%s(%s, %s))", rate, g.expr(pick(&g.rand, g.iface.impls), 2), g.expr(g.iface, 2))
}

func (g *gen) selecting() {
	t := g.basic()
	g.names++
	ch := "ch" + itoa(g.names)
	g.line("%s := make(chan %s, 1)", ch, t.name)
	if g.chance(60) {
		g.line("%s <- %s", ch, g.operand(t, 2))
	}
	g.line("select {\ncase x, ok := <-%s:\nshow(%q, x, ok)", ch, ch)
	g.line("default:")
	g.block(false)
	g.line("}")
}
