package generate

// floats compares, prints and converts the floats that are special, and uses them as keys.
func (g *gen) floats() {
	t := pick(&g.rand, basics[10:12])
	g.names++
	n := itoa(g.names)
	g.line("z%s := %s[%s](0)", n, g.helper("id", "func id[T any](x T) T { return x }\n"), t.name)
	g.line("m%s := map[%s]int{}", n, t.name)
	g.line("for i, x := range []%s{z%s / z%s, 1 / z%s, -1 / z%s, -z%s, z%s, %s, %s, 1e-40, 16777217, 0.1} {", t.name, n, n, n, n, n, n, g.expr(t, 2), g.expr(t, 1))
	g.line("m%s[x] += i\n_, ok := m%s[x]", n, n)
	g.line("y := %s(%s)", t.name, g.operand(t, 2))
	g.line("show(x, ok, x == x, x < y, x >= y, x != y, min(x, y), max(y, x), x*y, x/y, x-y, -x, 1/x)")
	g.line("if x > -1e4 && x < 1e4 {\nshow(int(x), int8(int(x)), int64(x*2.5), float32(x), float64(x), uint16(int(x)))\n}")
	g.line("fmt.Printf(\"%%g %%e %%.3f %%8.2f|%%-9.1g|%%+v %%x %%T\\n\", x, x, x, x, x, x, x, x)")
	g.line("switch x {\ncase y:\nshow(%q)\ncase 0:\nshow(%q)\n}\n}", "equal", "zero")
	g.line("delete(m%s, z%s/z%s)\nshow(len(m%s), m%s[0])", n, n, n, n, n)
}

// complexes computes with complex numbers.
func (g *gen) complexes() {
	t, part := "complex128", floatType
	if g.chance(40) {
		t, part = "complex64", basics[11]
	}
	g.names++
	n := itoa(g.names)
	g.line("c%s, d%s := complex(%s, %s), %s(%di) + %s(complex(%s, 1))", n, n, g.expr(part, 2), g.expr(part, 1), t, g.n(9), t, g.expr(part, 1))
	g.line("show(c%s+d%s, c%s-d%s, c%s*d%s, -c%s, c%s == d%s, c%s != c%s)", n, n, n, n, n, n, n, n, n, n, n)
	g.line("if d%s != 0 {\nfmt.Printf(\"%%.4g\\n\", c%s/d%s)\n}", n, n, n)
	g.line("c%s *= 2i\nc%s -= %s(%s)", n, n, t, g.literal(basics[2]))
	g.line("show(real(c%s), imag(c%s), complex128(c%s), complex64(d%s))", n, n, n, n)
	g.line("fmt.Printf(\"%%v %%+v %%.2f %%T %%8.1f|%%g\\n\", c%s, d%s, c%s, c%s, d%s, []%s{c%s, d%s})", n, n, n, n, n, t, n, n)
	g.line("k%s := map[%s]string{c%s: %q, 1i: %q}\nshow(k%s[c%s], len(k%s), k%s[1i], any(d%s) == any(complex(real(d%s), 0)))", n, t, n, "c", "i", n, n, n, n, n, n)
}
