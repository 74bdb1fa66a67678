package generate

// depths selects what embedding promotes: by depth, past what hides it, through pointers and
// interfaces, that may be nil.
func (g *flow) depths() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	switch g.n(10) {
	case 0:
		g.line("type inner struct {\n*S\nk int\n}\ntype outer struct {\ninner\nx string\n}\nu := outer{inner{&st, %s}, \"x\"}\nv := u\nv.add(2)\nv.inner.x++\nv.k++\nv.in[1] = %s\nt(%d, u.x, u.inner.x, u.k, v.k, u.get(1), u == v, st)\nu.S = nil", x, y, n)
		g.line("defer func() { t(%d, told(recover())) }()\n%s", n, pick(&g.rand, []string{"u.add(1)", "t(0, u.get(1))", "t(0, u.in)", "f := u.add\nt(0, f == nil)\nf(1)", "f := u.get\nt(0, f == nil)", "u.inner.x++", "t(0, u.S.s)"}))
	case 1:
		g.line("type both struct {\ngetter\nadder\n}\nu := both{My(%s), &st}\nt(%d, u.getter.get(1), u.adder.get(1), u.add(1))", x, n)
	case 2:
		g.line("type hides struct {\nW\nget int\n}\nu := hides{W{st, 1}, %s}\nvar v adder = &u.W\nt(%d, u.get, u.W.get(1), v.add(2), u.x, v.get(1))\n_, ok := any(&u).(getter)\n_, is := any(&u).(interface{ add(int) int })\nt(%d, ok, is)", x, n, n)
	case 3:
		g.line("u := struct {\ngetter\nfmt.Stringer\n*Stack[int]\n}{WI{st, 2}, &P{%s}, &Stack[int]{}}\nu.push(%s)\nu.push(4)\nv := u\nv.push(5)\nt(%d, u.get(1), u.String(), u.items, fmt.Sprint(u), v == u)\nfor i, x := range v.all {\nt(%d, i, x)\n}\nf := u.get\nu.getter = My(3)\nt(%d, f(1), u.get(1))", x, y, n, n, n)
	case 4:
		g.line("type deep struct{ *deep }\ntype top struct {\ndeep\nMy\n}\nu := &top{My: My(%s)}\nu.deep.deep = &u.deep\nu.add(3)\nt(%d, u.My, u.get(1), u.deep.deep.deep == u.deep.deep, any(u).(adder).add(1))", x, n)
	case 5:
		g.line("u := Gen[getter]{List[My]{1, 2}, My(%s)}\nu.add(4)\nu.List = append(u.List, 5)\nt(%d, u.sum(), len(u.List), u.own.get(1), fmt.Sprintf(\"%%v %%T\", u.List, u.List))", x, n)
	case 6:
		g.line("u := []getter{st, &st, W{st, 1}, &W{S: st}, WP{&st, \"p\"}, &WP{S: &st}, WI{My(1), 2}, My(%s), struct{ getter }{My(2)}, struct{ *My }{new(My)}, struct{ *W }{&W{}}}", x)
		g.line("for i, v := range u {\nw, ok := v.(adder)\nif ok {\nw.add(%s & 7)\n}\nt(%d, i, v.get(1), ok, v == u[0])\n}", y, n)
	case 7:
		g.line("u, v := getter.get, (*WI).get\nw := (*struct{ S }).add\nz := struct{ S }{st}\nt(%d, u(st, %s), v(&WI{st, 2}, 1), w(&z, 4), z.x, st.x, (struct{ *S }).add(struct{ *S }{&st}, 1), st.x)", n, x)
	case 8:
		g.line("type meters struct{ My }\nfunc(o interface {\nget(int) int\nint() int\n}) {\nt(%d, o.get(%s), o.int())\nif z, ok := o.(*meters); ok {\nz.My++\nt(%d, z.int())\n}\n}(&meters{My(%s)})", n, x, n, y)
	default:
		g.line("type old = W\ntype alias = Pair[old, string]\ntype fresh W\nu := alias{old{S: st}, \"o\"}\nv := fresh(u.A)\nv.add(%s)\nt(%d, u.A.x, v.x, v.get(1), u.swap().B.get(1), any(v) == any(u.A), any(W(v)) == any(u.A), fmt.Sprintf(\"%%T %%T\", u, v))", x, n)
	}
	g.line("}")
}
