package generate

import "fmt"

// number is the constraint that the generic functions of programs share.
const number = `type number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

`

// generics uses one of the generic functions and types with random type arguments.
func (g *gen) generics() {
	switch g.n(6) {
	case 0:
		g.sums()
	case 1:
		g.folds()
	case 2:
		g.pairs()
	case 3:
		g.lists()
	case 4:
		g.kinds()
	case 5:
		g.pointerConstraint()
	}
}

func (g *gen) numeric() *typ {
	if g.chance(30) {
		for _, t := range g.named {
			if t.numeric() {
				return t
			}
		}
	}
	return pick(&g.rand, basics[:12])
}

func (g *gen) sums() {
	g.helper("number", number)
	sum := g.helper("sum", "func sum[T number](xs ...T) (t T) {\n\tfor _, x := range xs {\n\t\tt = t*3 + x\n\t}\n\treturn t\n}\n")
	t := g.numeric()
	g.names++
	f := "sum" + itoa(g.names)
	if g.chance(50) {
		g.line("%s := %s[%s]", f, sum, t.name)
	} else {
		g.line("var %s func(...%s) %s = %s", f, t.name, t.name, sum)
	}
	g.line("show(%s(), %s(%s, %s), %s(%s...))", f, f, g.expr(t, 2), g.operand(t, 1), f, g.expr(g.sliceOf(t), 2))
	g.line("fmt.Printf(\"%%T %%v\\n\", %s(%s), %s([]%s{1, 2}...))", sum, g.expr(t, 2), sum, t.name)
}

func (g *gen) folds() {
	fold := g.helper("fold", "func fold[A, B any](xs []A, z B, f func(B, A) B) B {\n\tfor _, x := range xs {\n\t\tz = f(z, x)\n\t}\n\treturn z\n}\n")
	each := g.helper("each", "func each[S ~[]A, A, B any](xs S, f func(A) B) (out []B) {\n\tfor _, x := range xs {\n\t\tout = append(out, f(x))\n\t}\n\treturn out\n}\n")
	t, u := g.basic(), pick(&g.rand, basics[:13])
	g.line("show(%s(%s, %s, func(z %s, x %s) %s { %s; return z + %s }))", fold, g.expr(g.sliceOf(t), 2), g.expr(u, 1),
		u.name, t.name, u.name, "_ = x", g.operand(u, 1))
	g.line("show(%s(%s, func(x %s) %s { _ = x; return %s }))", each, g.expr(g.sliceOf(t), 2), t.name, u.name, g.expr(u, 2))
}

func (g *gen) pairs() {
	g.helper("Pair", `type Pair[A, B any] struct {
	First  A
	Second B
}

func (p Pair[A, B]) Swap() Pair[B, A] { return Pair[B, A]{p.Second, p.First} }

func (p *Pair[A, B]) Set(a A) { p.First = a }

func zip[A, B any](as []A, bs []B) (out []Pair[A, B]) {
	for i := range min(len(as), len(bs), 4) {
		out = append(out, Pair[A, B]{as[i], bs[i]})
	}
	return out
}
`)
	t, u := g.printableType(), g.basic()
	g.names++
	p := "pair" + itoa(g.names)
	g.line("%s := Pair[%s, %s]{%s, %s}", p, t.name, u.name, g.operand(t, 2), g.operand(u, 2))
	g.line("q%s := %s.Swap()\n%s.Set(%s)", p, p, p, g.operand(t, 2))
	g.line("show(%s, q%s, q%s.Swap().First)", p, p, p)
	g.line("fmt.Printf(\"%%T %%+v\\n\", q%s, q%s)", p, p)
	g.line("for i, x := range zip(%s, %s) {\nshow(i, x, x.Swap())\n}", g.expr(g.sliceOf(t), 2), g.expr(g.sliceOf(u), 2))
	if t.comparable() && !holdsFloat(t) && t.kind != iface && !holdsFloat(u) {
		g.line("m%s := map[Pair[%s, %s]]int{%s: 1}\nm%s[%s.Swap().Swap()]++\nshow(len(m%s), m%s[%s])", p, t.name, u.name, p, p, p, p, p, p)
	}
}

// lists uses a linked list and a tree that grow, and are gone through by functions.
func (g *gen) lists() {
	g.helper("List", `type node[T any] struct {
	x    T
	next *node[T]
}

type List[T any] struct {
	head *node[T]
	n    int
}

func (l *List[T]) Push(x T) *List[T] {
	l.head = &node[T]{x, l.head}
	l.n++
	return l
}

func (l *List[T]) All() func(func(int, T) bool) {
	return func(yield func(int, T) bool) {
		i := 0
		for at := l.head; at != nil && yield(i, at.x); at = at.next {
			i++
		}
	}
}
`)
	t := g.printableType()
	g.names++
	l := "list" + itoa(g.names)
	g.line("var %s List[%s]", l, t.name)
	g.line("%s.Push(%s).Push(%s)\n%s.Push(%s)", l, g.operand(t, 2), g.operand(t, 1), l, g.operand(t, 2))
	x := "x" + l
	g.line("for i, %s := range %s.All() {", x, l)
	g.push(false)
	g.declare(x, t).used = true
	g.line("if i == %d {\n%s\n}\nshow(i, %s)", g.n(3), pick(&g.rand, []string{"break", "continue"}), x)
	g.depth++
	g.statement()
	g.depth--
	g.pop()
	g.line("}\nfmt.Printf(\"%%T %%d\\n\", %s, %s.n)", l, l)
}

// kinds asks a type parameter what it is.
func (g *gen) kinds() {
	kind := g.helper("kind", `func kind[T any](x T) string {
	switch y := any(x).(type) {
	case int, string:
		return fmt.Sprint("plain ", y)
	case []T:
		return "slice of itself"
	case nil:
		return "nil"
	case fmt.Stringer:
		return "stringer " + y.String()
	case interface{ Twice() T }:
		return fmt.Sprint("twice ", y.Twice())
	}
	var zero T
	return fmt.Sprintf("%T %v", zero, x)
}
`)
	t := g.printableType()
	g.line("show(%s(%s), %s(%s), %s[%s](%s))", kind, g.expr(t, 2), kind, g.expr(g.basic(), 1), kind, t.name, g.expr(t, 1))
	if t.kind != iface {
		g.line("show(%s([]%s{%s}))", kind, t.name, g.expr(t, 1))
	}
}

// pointerConstraint makes values through a constraint on their pointer type.
func (g *gen) pointerConstraint() {
	g.helper("made", `func made[T any, P interface {
	*T
	Bump()
}](n int) (out []T) {
	for range n {
		var x T
		P(&x).Bump()
		out = append(out, x)
	}
	return out
}
`)
	for _, t := range g.named {
		if t.kind == structure && g.bumps(t) && t.printable() {
			g.line("show(made[%s](%d))", t.name, 1+g.n(3))
			return
		}
	}
	g.names++
	own := "C" + itoa(g.names)
	base := pick(&g.rand, basics[:12]).name
	g.helper(own, fmt.Sprintf("type %s %s\n\nfunc (c *%s) Bump() { *c = *c*5 + 3 }\n", own, base, own))
	g.line("show(made[%s](%d))", own, 1+g.n(3))
}
