package generate

// methods calls methods in all the ways there are, bound, promoted, of type parameters.
func (g *flow) methods() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	switch g.n(13) {
	case 0:
		g.line("var v []func(int) int\nfor i := range 3 {\nst.x += i\nw := My(i + %s)\nv = append(v, st.get, st.add, w.get, w.add)\n}", x)
		g.line("for i, f := range v {\nif t(%d, i, f(%s&15)); i == %d {\n%s\n}\n}", n, y, 3+g.n(12), g.leave())
	case 1:
		g.line("v, w := (*S).add, S.get\nu := My(%s)\nt(%d, v(&st, %s), w(st, 1), getter.get(u, 1), adder.add(&st, 2), (*My).add(&u, 3), (*My).get(&u, 1), u)", x, n, y)
	case 2:
		g.line("v := WP{&st, \"w\"}\nw := v\nw.add(%s)\nv.x++\nv.S.in = [2]int{%s}\nt(%d, v.get(1), w.x, v == w, st)\nw.S = nil\nt(%d, w.name, w.S == v.S)", x, y, n, n)
	case 3:
		g.line("v := WI{WI{st, %s}, 2}\nst.x = %s\nw := v.get\nv.k++\nt(%d, v.get(1), w(1), v == WI{WI{st, 1}, 3}, WI.get(v, 1))", x, y, n)
	case 4:
		g.line("var v adder = &st\nvar w getter = v\nu, ok := w.(adder)\n_, is := w.(fmt.Stringer)\nt(%d, u.add(%s), ok, is, u == v, w.get(1), any(st) == any(w))", n, x)
		g.line("if w = My(%s); k&1 == 0 {\nt(%d, w.(adder) == nil)\n}", y, n)
	case 5:
		take := pick(&g.rand, []string{
			"w.(adder)", "map[int]adder{k: &st, 1: new(My)}[t(1)]", "func() (adder, bool) { return &st, k > 0 }()",
			"<-func() chan adder { q := make(chan adder, 1); q <- &st; return q }()", "any(new(My)).(adder)",
		})
		g.line("var w getter = &st\nvar u adder\nvar ok bool\nif u, ok := %s; ok {\nu.add(t(%d, %s))\nt(%d, u.get(1) + u.add(arr[uint(%s)%%3]))\n}", take, n, x, n, y)
		g.line("u, ok = %s\nt(%d, ok, u.add(t(%d)), w.get(1))\nif ok {\nu.add(s[1])\nu, w = &W{}, u\n}\nt(%d, u.add(st.add(%s)), w.get(0))", take, n, n, n, y)
	case 6:
		g.line("v := W{S: st, n: %s}\nw := v\nw.add(2)\nw.in[0] -= 3\nt(%d, v.x, w.x, v.get(1), w.S.get(0), w.n, v == w, v.S == st)\nst = w.S", x, n)
	case 7:
		g.line("v := func(a int) any { return st }\na := a + 1\n{\na := fmt.Sprint(a)\nif a := len(a) + k; a > %s {\na++\nt(%d, a)\n}\nt(%d, a, v(0) == any(st))\n}\nst, b := S{x: a}, %s", x, n, n, y)
		g.line("t(%d, a, b, st)\nb++\na = b", n)
		g.block(2)
	case 8:
		g.line("v := [2]any{%s, st}\nw := v\nw[0] = %s\nt(%d, v == w, w[1] == any(st), v != [2]any{k, 1})\nw[1] = []int{k}\nt(%d, w[0] == v[0])\nif k&1 == 1 {\nt(%d, w == v, map[any]int{w[0]: 1})\n_ = w == w\n}", x, y, n, n, n)
	case 9:
		g.line("u := struct {\nS\nT any\n}{st, %s}\nv := u\nv.in[0]++\nt(%d, u == v, u.T == any(%s), v.get(0), struct{ a, b int }{k, 1} == struct{ a, b int }{c, 1})", x, n, y)
	case 10:
		g.line("v := st.add\ndefer v(%s)\nfor i := range 2 {\ndefer st.add(i)\ndefer func() { t(%d, i, st.x) }()\n}", x, n)
	case 11:
		g.line("var v func(int) int\nv = func(q int) int {\nif q <= 0 {\nreturn %s\n}\nif q&1 == 0 {\ndefer t(%d, q)\n}\nreturn v(q-1) + q\n}\nt(%d, v(%d))", x, n, n, 2+g.n(4))
	default:
		g.line("v, w := &S{x: %s}, &st\n*v, *w = *w, *v\nv, w = w, v\nv.x, w.in[v.x&1] = w.x+1, %s\nt(%d, *v, *w, v == w, *v == *w)", x, y, n)
	}
	g.line("}")
}

// generics calls generic functions and methods with types of all manners.
func (g *flow) generics() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	switch g.n(10) {
	case 0:
		kind := pick(&g.rand, []string{"int8", "uint16", "My", "float64", "int"})
		g.line("v := List[%s]{1, 2, %s(int8(%s)&15)}\nw := v.add(3).add(%s(%s&7))\nt(%d, v.sum(), len(*w), v, total(v[1:]...), total[%s]())", kind, kind, x, kind, y, n, kind)
	case 1:
		g.line("v := Pair[int, string]{%s, text[:1]}\nw := v.swap()\nt(%d, v, w, w.swap() == v, w == Pair[string, int]{\"a\", %s}, v.swap().swap().A)", x, n, y)
	case 2:
		g.line("v := fold(seq(3, %d), fmt.Sprint(%s), func(a string, q int) string { return a + fmt.Sprint(q, b) })\nt(%d, v, fold(walk(2), 0.5, func(a float64, q int) float64 { return a * float64(q) }))", n, x, n)
	case 3:
		g.line("t(%d, called(My(%s), 1), called(st, 2), called(&st, %s), called[getter](st, 1), called(WI{st, 1}, 0))", n, x, y)
	case 4:
		g.line("t(%d, added(st, %s), added(My(1), %s), st, added[My](2, 3))", n, x, y)
	case 5:
		g.line("for i, v := range []string{kind(%s), kind(st), kind(My(1)), kind(&st), kind(E{1}), kind[any](nil), kind[error](E{2}), kind(m), kind(arr)} {\nif t(%d, i, v); i > %d {\n%s\n}\n}", x, n, 2+g.n(7), g.leave())
	case 6:
		g.line("t(%d, largest(%s, 2, 3), largest(\"b\", text), largest(My(%s)), largest(0.5, float64(a)), keys(m), keys(map[string]bool{\"z\": true, text[:1]: false}))", n, x, y)
	case 7:
		g.line("v := List[int]{3, 1, %s}\nfor i, x := range v.each {\nv = append(v, i)\nif i == %d {\n%s\n}\nt(%d, i, x, len(v))\n}", x, g.n(4), g.leave(), n)
	case 8:
		g.line("v := Tree[int]{}\nfor _, x := range []int{%s, 5, %s, 2, 9} {\nv.put(x)\n}\nfor x := range v.root.all {\nif t(%d, x); x == 5 {\n%s\n}\n}", x, y, n, g.leave())
	default:
		g.line("v := curry(func(p int, q string) string { return q + fmt.Sprint(p) })(%s)\nt(%d, v(text[:1]), v(\"x\"), curry(S.get)(st)(%s))", x, n, y)
	}
	g.line("}")
}

// nest is a call of a literal that leaves several iterators at once.
func (g *flow) nest() {
	outer, inner := &exit{label: g.name("N"), loop: true}, &exit{label: g.name("N"), loop: true}
	i, j, k := g.name("i"), g.name("j"), g.name("k")
	g.line("%s = func(k int) (q int) {", pick(&g.rand, g.set))
	f := &frame{result: "q", value: true}
	g.frames = append(g.frames, f)
	if g.chance(50) {
		g.line("defer func() { q += k; t(%d, q) }()", g.id())
	}
	loop := func(x *exit, head string, body func()) {
		g.labelled(x, g.within(x, func() {
			g.line("for %s {\nif spent() {\nbreak\n}", head)
			body()
			g.line("}")
		}))
	}
	second := pick(&g.rand, []string{"walk(2)", "3", "seq(3, k)", "taken(walk(3), 4)", "mapped(mapped(seq(3, k), toMy), My.int)"})
	loop(outer, i+" := range seq(3, k)", func() {
		loop(inner, j+" := range "+second, func() {
			g.line("for %s, text := range pairs(3, k) {\nq += %s*%s + %s + len(text)", k, i, j, k)
			g.declared(i, true, func() {
				g.declared(j, true, func() {
					g.declared(k, true, func() {
						for range 1 + g.n(3) {
							g.line("if %s {\n%s\n}", g.condition(), g.leave())
						}
						if g.chance(40) {
							g.line("defer func() { q++; t(%d, %s, %s) }()", g.id(), i, j)
						}
						g.block(2)
					})
				})
			})
			g.line("}")
		})
	})
	g.line("return %s\n}(%s)", g.expr(1), g.expr(1))
	g.frames = g.frames[:len(g.frames)-1]
}
