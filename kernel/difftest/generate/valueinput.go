package generate

import (
	"fmt"
	"strings"
)

// verb is a random format directive, right for its operand or not.
func (g *values) verb() string {
	if g.chance(50) {
		return pick(&g.rand, valueVerbs)
	}
	text := "%"
	for range g.n(3) {
		text += pick(&g.rand, []string{"+", "-", "#", " ", "0"})
	}
	if g.chance(40) {
		text += itoa(1 + g.n(14))
	}
	if g.chance(25) {
		text += "." + pick(&g.rand, []string{"", "0", "1", "3", "6"})
	}
	return text + pick(&g.rand, []string{"v", "v", "v", "d", "x", "X", "q", "s", "s", "t", "e", "E", "f", "F", "g", "G", "b", "o", "O", "c", "U", "T"}) + "|"
}

// decoding reads JSON that fits the type, or nearly, or not at all.
func (g *values) decoding(t *shape, v, w *literal) {
	T := t.name
	g.line("for i, text := range []string{")
	for range 3 + g.n(4) {
		g.line("%q,", g.document(t, 3))
	}
	g.line("} {\nvar x %s", T)
	if g.chance(40) {
		g.line("x = v")
		v.addr, w.addr = true, true // they may share memory that pointers are read into
	}
	if g.chance(30) {
		g.line("many := map[string]*%s{\"k\": &x}\nerr := json.Unmarshal([]byte(`{\"k\": `+text+`, \"l\": `+text+`}`), &many)\nfmt.Println(i, err, len(many), many[\"k\"] == &x)", T)
	} else {
		option := pick(&g.rand, []string{"", "", "d.DisallowUnknownFields()\n", "d.UseNumber()\n"})
		g.line("d := json.NewDecoder(strings.NewReader(text + \" 1\"))\n%serr := d.Decode(&x)\nfmt.Println(i, err, d.InputOffset())", option)
		g.line("var to *json.UnmarshalTypeError\nif errors.As(err, &to) {\nfmt.Println(to.Value, to.Offset, to.Struct, to.Field)\n}")
	}
	g.line("b, err := json.MarshalIndent(&x, \">\", \" \")\nfmt.Println(string(b), err, reflect.DeepEqual(x, v))\n}")
}

// document is JSON for a type; faults get in now and then.
func (g *values) document(t *shape, depth int) string {
	if g.chance(12) || depth < 0 {
		return pick(&g.rand, []string{"null", "1", "-1", "300", "1.5", "1e3", "1e400", `"s"`, `"1"`, `""`, "true", "[]", "{}", "[1, \"a\"]", `{"X0": 1, "x0": "q", "n": {}}`, `"\ud83d\ude00\ud800"`, `"a\u0000\/"`, "[", "{\"a\":}", "nul", "01", "\"\t\"", `{"a":1,"a":[2]}`, "123456789012345678901234567890"})
	}
	list := func(n int, of func(i int) string) string {
		var parts []string
		for i := range n {
			parts = append(parts, of(i))
		}
		return strings.Join(parts, pick(&g.rand, []string{",", ", ", " ,\n"}))
	}
	switch {
	case t.basic == "string":
		return pick(&g.rand, []string{`"a"`, `"\u00e9<"`, `"12"`, `""`})
	case t.basic == "bool":
		return pick(&g.rand, []string{"true", "false"})
	case t.basic != "":
		return pick(&g.rand, []string{"0", "1", "7", "127", "-0", "200", "70000", "2.5", "1e2", "-3"})
	}
	switch t.under {
	case "slice", "array":
		if t.elem.basic == "uint8" && t.under == "slice" && g.chance(60) {
			return pick(&g.rand, []string{`"AQID"`, `"A"`, `""`})
		}
		return "[" + list(g.n(4), func(int) string { return g.document(t.elem, depth-1) }) + "]"
	case "map":
		return "{" + list(g.n(3), func(i int) string {
			key := pick(&g.rand, []string{"a", "1", "-2", "300", "x", ""})
			return fmt.Sprintf("%q: %s", key, g.document(t.elem, depth-1))
		}) + "}"
	case "pointer":
		return g.document(t.elem, depth)
	case "struct":
		if len(t.fields) == 0 {
			return "{}"
		}
		return "{" + list(g.n(len(t.fields)+2), func(int) string {
			f := pick(&g.rand, t.fields)
			name := f.name
			switch g.n(6) {
			case 0:
				name = strings.ToLower(name)
			case 1:
				name = pick(&g.rand, []string{"x", "t0", "t1", "X1", "Key", "none"})
			}
			return fmt.Sprintf("%q: %s", name, g.document(f.typ, depth-1))
		}) + "}"
	}
	return pick(&g.rand, []string{"null", "1", `"x"`, "[1]", `{"a": null}`})
}

// scanning reads values of basic types, and of those that read themselves, from text.
func (g *values) scanning(t *shape) {
	T := t.name
	text := pick(&g.rand, []string{"12 -7", "0x1F 010", "true f", "a b", "1.5e3 .5", "300 1", "é\nx", "  7\n8", "(1+2i) 3", "1_000 2", "", "%5 q", "\"q\\n\" `r`", "99999999999999999999 1", "-0 +3"})
	g.line("try(\"scan\", func() {\nvar x, y %s\nn, err := fmt.%s, &x, &y)\nfmt.Println(n, err, reflect.DeepEqual(x, y))", T, pick(&g.rand, []string{
		fmt.Sprintf("Sscan(%q", text), fmt.Sprintf("Sscanln(%q", text), fmt.Sprintf("Fscan(&drip{text: %q}", text),
		fmt.Sprintf("Sscanf(%q, %q", text, g.scanFormat()), fmt.Sprintf("Sscanf(%q, %q", text, g.scanFormat()), fmt.Sprintf("Fscanf(strings.NewReader(%q), %q", text, g.scanFormat()),
	}))
	if t.basic != "" {
		g.line("fmt.Printf(\"%%v %%v\\n\", x, y)")
	}
	g.line("var r readsItself\nn, err = fmt.Sscan(%q, &r, &x)\nfmt.Println(n, err, r)\n})", text)
}

func (g *values) scanFormat() string {
	format := ""
	for range 2 {
		format += pick(&g.rand, []string{"%v", "%v", "%d", "%s", "%x", "%5v", "%2d", "%q", "%c", "%t", "%g", "%b", "%o", "%3s"}) + pick(&g.rand, []string{" ", "", "\n", "-", "%%"})
	}
	return format
}

// flags sets values of the script's types by flags.
func (g *values) flags(t *shape) {
	args := make([]string, 1+g.n(4))
	for i := range args {
		args[i] = fmt.Sprintf("%q", pick(&g.rand, []string{"-n=3", "--v", "1,2", "-v=7", "-on", "-on=false", "-d", "2s", "-d=x", "-none", "-f=é", "-f", "-t=b", "rest", "--", "-u=-1", "-h"}))
	}
	g.line("try(\"flags\", func() {\nvar out strings.Builder\nopts := flag.NewFlagSet(\"prog\", flag.ContinueOnError)\nopts.SetOutput(&out)\nvar many listFlag\nvar on onFlag\nopts.Var(&many, \"v\", \"adds `items`\")\nopts.Var(&on, \"on\", \"turns on\")")
	g.line("n, d, u := opts.Int(\"n\", %d, \"a number\"), opts.Duration(\"d\", %d, \"how `long`\"), opts.Uint(\"u\", 1, \"\")\nopts.Func(\"f\", \"calls\", func(s string) error { fmt.Println(\"f\", s, kind(v)); return fmt.Errorf(\"no %%T\", v) })", g.n(3), g.n(3)*1e9)
	if pointer, has := t.methods["UnmarshalText"]; has && pointer {
		if pointer, has := t.methods["MarshalText"]; has && !pointer {
			g.line("x := v\nopts.TextVar(&x, \"t\", v, \"text\")")
		}
	}
	g.line("err := opts.Parse([]string{%s})\nfmt.Println(err, *n, *d, *u, many, on, opts.Args(), opts.NFlag())\nopts.Visit(func(f *flag.Flag) { fmt.Println(f.Name, f.Value, f.DefValue) })\nopts.PrintDefaults()\nfmt.Print(out.String())\n})", strings.Join(args, ", "))
}

// valuesInput is what the scenes about reading share.
const valuesInput = `
type readsItself struct {
	verb  rune
	width int
	text  string
}

func (r *readsItself) Scan(s fmt.ScanState, verb rune) error {
	r.verb = verb
	r.width, _ = s.Width()
	b, err := s.Token(true, func(c rune) bool { return c > ' ' && c != '7' })
	r.text = string(b)
	if r.text == "a" {
		return errPlain
	}
	return err
}

type listFlag []string

func (l *listFlag) String() string { return strings.Join(*l, "+") }
func (l *listFlag) Set(s string) error {
	if s == "7" {
		return codeErr(7)
	}
	*l = append(*l, strings.Split(s, ",")...)
	return nil
}

type onFlag bool

func (o onFlag) String() string   { return fmt.Sprint("on:", bool(o)) }
func (o *onFlag) Set(s string) error { *o = s == "true"; return nil }
func (onFlag) IsBoolFlag() bool   { return true }
`
