package generate

// slices cuts, copies, appends and converts what shares memory, and shows all of it.
func (g *flow) slices() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	switch g.n(13) {
	case 0, 1:
		g.line("u := [6]int{1, %s, 3, %s, 5, 6}\nv, w := u[%d:%d], u[1:2:%d]\nz := v", x, y, g.n(3), 3+g.n(3), 2+g.n(4))
		for range 2 + g.n(4) {
			g.line("%s", pick(&g.rand, []string{
				"w = append(w, len(w)*10)", "v = append(v[:1], v[min(2, len(v)):]...)", "copy(v[1:], v)", "copy(v, u[2:])", "z = append(v[:1:1], w...)",
				"v[0], w[0] = w[0]+1, v[0]", "w = w[:cap(w)]", "v = append(v, v...)", "copy(u[:], z)", "z = v[len(v)-1:]", "clear(w[:1])",
				"w = append(w[:0], v[1:]...)", "v = slices.Insert(v, 1, 70, 71)", "z = slices.Delete(z, 0, 1)", "v = slices.Clip(v[:1])",
			}))
		}
		g.line("t(%d, u, v, w, z, len(v), len(w), cap(w) > 0)", n)
	case 2:
		g.line("var u [2][3]int\nu[%s&1][uint(%s)%%3] = %s\nv := u\nw := &u[1]\nv[0], u[1] = u[1], [3]int{7, %s}\nw[2]++\nfor i, row := range u {\nu[1-i][0] += row[1]\nt(%d, i, row, *w)\n}\nt(%d, u, v, u == v, u[0] == v[1], len(u[0]))", x, y, x, y, n, n)
	case 3:
		g.line("u := [][]int{{1}, {2, %s}, s}\nv := append([][]int{}, u...)\nv[0][0], u[1] = %s, nil\nu[0] = append(u[0], 4)\nt(%d, u, v, len(u[1]), u[1] == nil)\nfor i := range u {\nu[i] = append(u[i], i)\n}\nt(%d, u, s)", x, y, n, n)
	case 4:
		g.line("u := [3]int(s[:3])\nv := (*[2]int)(s)\nv[0] = %s\ns[1] = %s\nt(%d, u, *v, s, v == (*[2]int)(s[:2]), u == [3]int(s[:3]))", x, y, n)
		g.line("func() {\ndefer func() { t(%d, told(recover())) }()\nt(%d, [4]int(s[%s&3:]))\n}()", n, n, x)
	case 5:
		g.line("u := map[[2]int]string{{1, 2}: \"a\", {%s & 3, k}: \"b\"}\nu[[2]int{1, 2}] += \"c\"\nv := [2]int{%s & 3, k}\nw, ok := u[v]\nv[0]++\nt(%d, len(u), w, ok, u[v], u[[2]int(arr[:2])])", x, x, n)
	case 6:
		g.line("u := map[S]int{st: 1}\nv := st\nu[v] += 2\nst.in[0] ^= 1\nu[st]++\nt(%d, len(u), u[v], u[st], u[S{x: %s}])\ndelete(u, v)\nt(%d, len(u))", n, x, n)
	case 7:
		g.line("u := map[any]int{1: 1, \"1\": 2, My(1): 3, [1]int{1}: 4, st: 5, E{1}: 6, 1.0: 7, nil: 8, true: 9}\nfor i, x := range []any{%s & 1, \"1\", My(%s & 1), [1]int{1}, [1]My{1}, st, E{1}, nil, int8(1), 1.0, struct{}{}, error(E{1})} {\nt(%d, i, u[x])\n}", x, y, n)
		g.line("defer func() { t(%d, told(recover())) }()\nt(%d, u[any([]int{%s})])", n, n, x)
	case 8:
		g.line("u := []S{st, {x: %s}, {s: \"z\"}}\nfor i := range u {\nv := &u[i]\nif i == %d {\nu = append(u, st)\n}\nv.add(%s)\nt(%d, v.x, u[i].x)\n}\nt(%d, u)", x, g.n(4), y, n, n)
	case 9:
		g.line("u := text[%s&3 : 5]\nv := []byte(u)\nv[0]++\nw := string(v)\nv = append(v, text[:2]...)\nt(%d, u, w, v, string(v), copy(v[1:], \"zz\"), copy(v, v[2:]), v, u < w, len(u+w))", x, n)
	case 10:
		g.line("u := [...]struct {\na int\nb [2]string\n}{{a: %s}, 2: {b: [2]string{text[:1]}}}\nv := u\nv[2].b[1] = \"q\"\nv[0], v[1] = v[1], v[0]\nt(%d, u, v, u == v, u[0] == v[1], u[2].b != v[2].b, len(u))\nw := u[:]\nw[1].a = %s\nt(%d, u[1], len(w), w[1] == u[1])", x, n, y, n)
	case 11:
		g.line("type tagged struct {\nX int `json:\"x\"`\nIn [2]int `k:\"v\"`\n}\ntype plain struct {\nX int\nIn [2]int\n}\nu := tagged{%s, st.in}\nv := plain(u)\nv.In[0]++\nw := (*tagged)(&v)\nw.X += %s\nt(%d, u, v, *w, struct {\nX int\nIn [2]int `z:\"\"`\n}(u) == struct {\nX int\nIn [2]int `z:\"\"`\n}(v), tagged(v) == u, any(v) == any(plain(u)), fmt.Sprintf(\"%%T %%+v\", u, plain(*w)))", x, y, n)
	default:
		g.line("u := func(list ...int) []int {\nif len(list) > 0 {\nlist[0] += %s\n}\nreturn append(list[:len(list):len(list)], len(list))\n}\nv := u(s...)\nt(%d, v, s, u(), u(nil...) == nil, u(%s, 2), u(arr[:]...), arr, u(s[:0]...))", x, n, y)
	}
	g.line("}")
}
