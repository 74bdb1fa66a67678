package generate

// integers are the integer types.
var integers = []string{"int8", "int16", "int32", "int64", "int", "uint8", "uint16", "uint32", "uint64", "uint", "uintptr", "My"}

// numbers computes with numbers of other types than int, and shows them.
func (g *flow) numbers() {
	g.line("{")
	switch g.n(7) {
	case 0, 1:
		g.widths()
	case 2:
		g.floats()
	case 3:
		g.complexes()
	case 4:
		g.constants()
	case 5:
		g.extremes()
	default:
		g.strings()
	}
	g.line("}")
}

// widths computes in one integer type: it overflows, shifts too far, divides the least number.
func (g *flow) widths() {
	kind, other, n := pick(&g.rand, integers), pick(&g.rand, integers), g.id()
	g.line("v, w := %s(%s), %s(%s)", kind, g.expr(1), other, g.expr(1))
	for range 2 + g.n(4) {
		switch g.n(10) {
		case 0:
			g.line("v %s %s(w)", pick(&g.rand, []string{"+=", "-=", "*=", "^=", "|=", "&^=", "&="}), kind)
		case 1:
			g.line("v %s %s(w) | 1", pick(&g.rand, []string{"/=", "%="}), kind)
		case 2:
			g.line("v %s uint8(w) %% 70", pick(&g.rand, []string{"<<=", ">>="}))
		case 3:
			g.line("v = %s", pick(&g.rand, []string{"-v", "^v", "v*v + 1", "v << 1 >> 1", "-v / 3"}))
		case 4:
			g.line("v%s", pick(&g.rand, []string{"++", "--"}))
		case 5:
			g.line("v = 1 << (uint(%s) %% 66)", g.expr(1))
		case 6:
			g.line("w, v = %s(v), %s(w)", other, kind)
		case 7:
			g.line("v = v %s w&31", pick(&g.rand, []string{"<<", ">>"}))
		case 8:
			g.line("v %s %s", pick(&g.rand, []string{"<<=", ">>="}), g.expr(1)) // panics when negative
		default:
			g.line("t(%d, v > %s(w), any(v) == any(w), v == %s(w))", g.id(), kind, kind)
		}
	}
	g.line("t(%d, v, w)\n%s = int(v)", n, pick(&g.rand, g.set))
}

// floats rounds, converts to integers that hold the result, and makes what is no number.
func (g *flow) floats() {
	g.line("v := float64(int32(%s)) %s %d.%d", g.expr(1), pick(&g.rand, []string{"*", "/", "+", "-"}), g.n(9), 1+2*g.n(5))
	n := g.id()
	switch g.n(6) {
	case 0:
		g.line("w := float32(v) / 3\nt(%d, v, w, int64(v), int16(int64(w)), w*w == float32(v), float64(w) < v)", n)
	case 1:
		g.line("zero := float64(k - k)\nt(%d, v/zero, -zero, zero/zero, v/zero > 0, zero/zero == zero/zero, 1/(-zero))", n)
	case 2:
		g.line("w := v\nfor i := range 3 {\nw = w*1.5 - float64(i)\nt(%d, w, int(w), uint8(int(w)))\n}", n)
	case 3:
		g.line("w := float32(%s)\nw++\nw -= 0.1\nt(%d, w, float32(v), float64(w) == v)", g.expr(1), n)
	case 4:
		g.line("w := v\nw *= -1\nt(%d, w == -v, int8(int(w)), []float64{v, w, 0 * w})", n)
	default:
		g.line("var w any = v\nx, ok := w.(float32)\nt(%d, x, ok, w == any(v), w != any(float32(v)))", n)
	}
}

func (g *flow) complexes() {
	kind, part := "complex128", "float64"
	if g.chance(40) {
		kind, part = "complex64", "float32"
	}
	g.line("v, w := complex(%s(int8(%s)), %d), %s(complex(1, float64(%s&7)))", part, g.expr(1), g.n(4), kind, g.expr(1))
	g.line("v = v*w %s %d.5i\nv, w = w/v, v-w\nw %s v", pick(&g.rand, []string{"+", "-"}), g.n(4), pick(&g.rand, []string{"+=", "*=", "/="}))
	g.line("t(%d, v, w, real(v) > imag(w), v == w, v != v, any(v) == any(w))", g.id())
}

// constants are computed exactly, whatever their size.
func (g *flow) constants() {
	k := g.n(9)
	g.line("const (\nbig = 1<<%d + %d\nc1 = iota*%d + %d\nc2\n_\nc3, c4 = iota, 'a' + iota\n)", 65+g.n(40), k, 1+g.n(5), k)
	switch g.n(3) {
	case 0:
		g.line("t(%d, c1, c2, c3, c4, big>>%d, float64(big)/%d, big%%251, uint8(big%%%d))", g.id(), 45+g.n(20)+15, 1+k, 250)
	case 1:
		g.line("const size = len(arr) * c2\nvar v [size%%5 + 1]int\nv[size%%5]--\nt(%d, len(v), v, 7/2*2.0, 7/2.0, -7/2, -7%%3, 1<<3.0, 'a'*2, \"s\" < \"t\")", g.id())
	default:
		g.line("sh := uint(%s) %% 9\nvar v int8 = 1 << sh\nvar w = uint16(c2<<sh) + 1<<sh\nvar x int64 = c1 << sh << 31\nt(%d, v, w, x, 1<<sh == 256, ^c2, -c1&^3)", g.expr(1), g.id())
	}
}

// extremes are of min, max and clear, with what is no number and with text.
func (g *flow) extremes() {
	n := g.id()
	switch g.n(5) {
	case 0:
		g.line("v, zero := float64(int8(%s)), float64(k-k)\nnan := zero / zero\nt(%d, min(v, nan), max(nan, v, 1), min(zero, -zero), max(-zero, v), min(v, 2, 3.5), nan != max(v, nan))", g.expr(1), n)
	case 1:
		g.line("v := fmt.Sprint(%s)\nt(%d, min(v, text, \"3\"), max(text[:2], v), max(\"a\", v) == v)", g.expr(1), n)
	case 2:
		g.line("v, w := arr, append([]S{st}, st)\nclear(v[uint(%s)%%3:])\nclear(w[1:])\nt(%d, v, w, arr == v, w[0] == w[1])", g.expr(1), n)
	case 3:
		g.line("zero := float64(k - k)\nv := map[float64]int{zero / zero: 1, zero: %s, -zero: 3, 1: 4}\nv[zero/zero] = 5\nt(%d, len(v), v[0], v[zero/zero])\ndelete(v, zero/zero)\nw := len(v)\nclear(v)\nt(%d, w, len(v))", g.expr(1), n, n)
	default:
		kind := pick(&g.rand, integers)
		g.line("v := %s(%s)\nt(%d, min(v, 100, %s(b)), max(3, v, %s(c)), min(v), max(v, v+1))", kind, g.expr(1), n, kind, kind)
	}
}

// strings takes text apart that is not all valid.
func (g *flow) strings() {
	g.line("v := string([]byte{byte(%s), 0xc3, byte(%s), 'x', 0xe6, 0x97}) + string(rune(%s&0x1fffff)) + text[uint(a)%%4:]", g.expr(1), g.expr(1), g.expr(1))
	n := g.id()
	switch g.n(4) {
	case 0:
		g.line("for i, ch := range v {\nif t(%d, i, ch, string(ch)); i > 5 {\n%s\n}\n}", n, g.leave())
	case 1:
		g.line("for i := range v {\nv = v[1:] + \"é\"\nt(%d, i, len(v), v[i/2])\n}", n)
	case 2:
		g.line("w := []rune(v)\nw[0]++\nt(%d, len(w), w, string(w) == v, string(w[1:]))", n)
	default:
		g.line("w := []byte(v)\nw[uint(%s)%%6] = 'Z'\nt(%d, fmt.Sprintf(\"%%q %%x\", v, w), string(w) < v, copy(w, v[2:]), string(w))", g.expr(1), n)
	}
}
