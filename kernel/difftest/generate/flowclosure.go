package generate

// closures keeps functions in structs, maps, arrays and channels, and goes through iterators
// one value at a time.
func (g *flow) closures() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	v := pick(&g.rand, g.set)
	switch g.n(14) {
	case 0:
		g.line("u := struct {\nf func(int) int\nby map[string]func(int) int\n}{st.get, map[string]func(int) int{\"add\": st.add, \"own\": func(q int) int { %s += q; return %s }}}", v, x)
		g.line("st.x++\nfor _, name := range []string{\"own\", \"add\", \"f\"} {\nf, ok := u.by[name]\nif !ok {\nf = u.f\n}\nt(%d, name, ok, f(%s&7), u.by[name] == nil)\n}", n, y)
	case 1:
		g.line("var u [3]func() int\nfor i := range u {\nu[i] = func() int { i += %s & 3; return i }\n}", x)
		g.line("w := u\nt(%d, u[0](), w[0](), u[1](), w[2](), u[0]())\nw[1] = nil\nt(%d, w[1] == nil, u[1] != nil, len(w))", n, n)
	case 2:
		g.line("u := map[string]func(int) int{}\nu[\"even\"] = func(q int) int {\nif q <= 0 {\nreturn %s\n}\nreturn u[\"odd\"](q-1) * 2\n}\nu[\"odd\"] = func(q int) int {\nif q <= 0 {\nreturn %s\n}\nreturn u[\"even\"](q-1) + 1\n}", x, y)
		g.line("t(%d, u[\"even\"](%d), u[\"odd\"](%d))", n, g.n(6), g.n(6))
	case 3:
		g.line("u := make(chan func(int) int, 3)\nfor i := range 3 {\nu <- func(q int) int { %s += i; return q*i + %s }\n}\nclose(u)\nfor f := range u {\nt(%d, f(2))\n}", v, x, n)
	case 4:
		g.line("next, stop := iter.Pull(watched(%d, %d))\nfor i := range %d {\nx, ok := next()\nif t(%d, i, x, ok); x > 1 && %s {\n%s\n}\n}\nstop()\nx, ok := next()\nt(%d, x, ok)", 2+g.n(3), n, 2+g.n(4), n, g.condition(), g.leave(), n)
	case 5:
		g.line("next, stop := iter.Pull2(pairs(3, %d))\nmore, halt := iter.Pull(taken(walk(2), 2))\ndefer halt()", n)
		g.line("for i := 0; i < 4; i++ {\nx, text, ok := next()\ny, also := more()\nt(%d, x, text, ok, y, also)\nif i == %d {\nstop()\n}\n}", n, g.n(5))
	case 6:
		g.line("next, stop := iter.Pull(func(yield func(int) bool) {\ndefer t(%d, \"released\")\nfor i := range 3 {\nif i == %d {\npanic(%s)\n}\nif !yield(i * %s) {\nreturn\n}\n}\n})", n, g.n(4), g.thrown(), x)
		g.line("func() {\ndefer stop()\ndefer func() { t(%d, told(recover())) }()\nfor x, ok := next(); ok; x, ok = next() {\nt(%d, x)\n}\n}()\nx, ok := next()\nt(%d, x, ok)", n, n, n)
	case 7:
		g.line("u := func(q int) func() (int, func() int) {\nreturn func() (int, func() int) {\nq++\nreturn q, func() int { q *= 2; return q + %s }\n}\n}(%s & 15)", x, y)
		g.line("w, f := u()\nt(%d, w, f())\nw, h := u()\nt(%d, w, f(), h(), f())", n, n)
	case 8:
		g.line("compose := func(list ...func(int) int) func(int) int {\nreturn func(q int) int {\nfor _, f := range list {\nq = f(q)\n}\nreturn q\n}\n}")
		g.line("st.x &= 3\nt(%d, compose(st.get, st.add, My(%s&7).get, func(q int) int { return q - %s })(2), compose()(k), compose(append(fs[:0:0], func(q int) int { return -q })...)(3))", n, x, y)
	case 9:
		g.line("type step func(int) (int, step)\nvar up, down step\nup = func(q int) (int, step) {\nif q > %s&7 {\nreturn q, down\n}\nreturn q + 2, up\n}\ndown = func(q int) (int, step) {\nif q <= 0 {\nreturn q, nil\n}\nreturn q - 3, down\n}", x)
		g.line("u, f := 1, up\nfor i := 0; f != nil && i < 9; i++ {\nu, f = f(u)\nt(%d, i, u, f == nil)\n}", n)
	case 10:
		g.line("u := []*struct {\nn int\nf func()\n}{{n: 1}, {n: %s}}\nfor i, x := range u {\nx.f = func() { x.n += i + 1; %s ^= x.n & 7 }\n}\nfor _, x := range u {\nx.f()\nu[0].f()\n}\nt(%d, u[0].n, u[1].n)", x, v, n)
	case 11:
		g.line("memo := map[int]int{}\nvar fib func(int) int\nfib = func(q int) (sum int) {\nif x, ok := memo[q]; ok {\nreturn x\n}\ndefer func() { memo[q] = sum }()\nif q < 2 {\nreturn q + %s&1\n}\nreturn fib(q-1) + fib(q-2)\n}\nt(%d, fib(%d), len(memo))", x, n, 3+g.n(7))
	case 12:
		g.line("f := st.get\nu := func() (h func(int) int) {\ndefer func() {\nif x := recover(); x != nil {\nh = func(q int) int { return q + %s }\n}\n}()\nvar none getter\nif %s {\nreturn none.get\n}\nreturn f\n}\nst.x = 1\nt(%d, u()(2), u()(%s))", x, g.condition(), n, y)
	default:
		g.line("for i, x := range slices.Backward(s) {\nfs = append(fs, func(q int) int { return x*q + i })\nif i == %d {\n%s\n}\n}\nfor x := range slices.Values(arr[:]) {\narr[0]++\nt(%d, x)\n}", g.n(4), g.leave(), n)
	}
	g.line("}")
}
