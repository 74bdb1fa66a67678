package generate

import "fmt"

// defers declares a function whose deferred calls change its named results, recover and panic again.
func (g *gen) defers() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	f := "df" + n
	g.line("%s := func(k int) (r %s, err error) {", f, t.name)
	g.push(true)
	g.declare("r", t).used = true
	order := g.n(3)
	if order == 0 {
		g.line("defer func() { show(%q, r, err) }()", "last")
	}
	g.line("defer func() {\nif e := recover(); e != nil {")
	g.line("err = fmt.Errorf(\"k %%d: %%v\", k, e)")
	if g.chance(40) {
		g.line("if x, ok := e.(error); ok {\nerr = errors.Join(err, x)\n}")
	}
	g.line("r = %s", g.expr(t, 2))
	if g.chance(30) {
		g.line("defer func() { show(%q, recover()) }()\nif k == 1 {\npanic(%q)\n}", "again", "second")
	}
	g.line("}\n}()")
	g.line("for i := range k {\ndefer func(j int) {\nr = %s\nshow(i, j, k)\n}(i * k)\nk += 0\n}", g.mix(t, "r", 1))
	if order == 1 {
		g.line("defer show(%q, r, %s)", "early", g.expr(t, 1))
	}
	g.line("switch k {")
	for i := range 2 + g.n(3) {
		g.line("case %d:", i)
		switch g.n(6) {
		case 0:
			g.line("return %s, nil", g.operand(t, 2))
		case 1:
			g.line("r = %s\nreturn", g.operand(t, 2))
		case 2:
			g.line("var e error\npanic(e)")
		default:
			g.push(false)
			g.panics()
			g.drop()
		}
	}
	g.line("}\nreturn %s, err", g.expr(t, 2))
	g.drop()
	g.line("}\nfor k := range %d {\nr, err := %s(k)\nshow(r, err)\n}", 2+g.n(3), f)
}

// faults declares errors of the program and finds them in chains of wrapping.
func (g *gen) faults() {
	g.names++
	n := itoa(g.names)
	e := "Fault" + n
	star := pick(&g.rand, []string{"", "*"})
	amp := map[string]string{"": "", "*": "&"}[star]
	t := g.basic()
	var is string
	if g.chance(40) {
		is = fmt.Sprintf("func (e %s%s) Is(target error) bool { return target == Err%s }\n\n", star, e, n)
	}
	g.helper(e, fmt.Sprintf(`type %[1]s struct {
	At  int
	Got %[2]s
	Err error
}

func (e %[3]s%[1]s) Error() string { return fmt.Sprint("at ", e.At, " got ", e.Got) }

func (e %[3]s%[1]s) Unwrap() error { return e.Err }

%[4]svar Err%[5]s = errors.New("err %[5]s")
`, e, t.name, star, is, n))
	inner := pick(&g.rand, []string{"Err" + n, "nil", "fmt.Errorf(\"in: %w\", Err" + n + ")", "errors.Join(Err" + n + ", errors.New(\"b\"))"})
	g.line("var err%s error = %s%s{%d, %s, %s}", n, amp, e, g.n(9), g.operand(t, 2), inner)
	g.line("wrap%s := %s", n, pick(&g.rand, []string{"fmt.Errorf(\"w: %w\", err" + n + ")", "errors.Join(errors.New(\"a\"), err" + n + ")", "fmt.Errorf(\"%w and %w\", errors.New(\"x\"), err" + n + ")", "err" + n}))
	g.line("var as%s %s%s\nshow(errors.As(wrap%s, &as%s), errors.Is(wrap%s, Err%s), errors.Is(wrap%s, err%s))", n, star, e, n, n, n, n, n, n)
	g.line("show(as%s.At, as%s.Got, wrap%s, errors.Unwrap(wrap%s))", n, n, n, n)
	g.line("switch x := err%s.(type) {\ncase interface{ Timeout() bool }:\nshow(x.Timeout())\ncase nil, %s:\nshow(%q, x)\ncase interface{ Unwrap() error }:\nshow(%q, x.Unwrap() == Err%s)\n}", n, otherForm(e, star), "other form", "wraps", n)
	g.line("fmt.Printf(\"%%v %%s %%q %%T\\n\", err%s, err%s, err%s, wrap%s)", n, n, n, n)
}

// otherForm is a type that implements error beside the one in use, or any error does.
func otherForm(e, star string) string {
	if star == "" {
		return "*" + e
	}
	return "interface{ Temporary() bool }"
}

// spread calls variadic functions with lists, slices and nothing, and shows what is shared.
func (g *gen) spread() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	g.line("va%s := func(pre string, xs ...%s) (int, []%s) {\nif len(xs) > 1 {\nxs[0], xs[1] = xs[1], xs[0]\n}\nshow(pre, xs, len(xs), xs == nil)\nreturn len(xs), xs\n}", n, t.name, t.name)
	g.line("vs%s := []%s%s", n, t.name, g.elements(t, 1+g.n(4), 2))
	g.line("va%s(%s)\nva%s(%s, %s, %s)", n, g.expr(stringType, 1), n, g.expr(stringType, 1), g.operand(t, 2), g.operand(t, 1))
	g.line("va%s(\"s\", vs%s...)\nva%s(\"nil\", nil...)\nva%s(\"part\", vs%s[1:]...)\nshow(vs%s)", n, n, n, n, n, n)
	g.line("_, r%s := va%s(\"r\", vs%s...)\nr%s[0] = %s\nshow(vs%s, r%s)", n, n, n, n, g.operand(t, 1), n, n)
	g.line("anys%s := func(xs ...any) string { return fmt.Sprint(len(xs), xs) }", n)
	g.line("show(anys%s(vs%s), anys%s(nil), anys%s(), anys%s([]any{1, %s}...), anys%s([]any{2}))", n, n, n, n, n, g.operand(t, 1), n)
	g.line("two%s := func() (string, %s) { return %s, %s }\nva%s(two%s())", n, t.name, g.expr(stringType, 1), g.operand(t, 1), n, n)
}
