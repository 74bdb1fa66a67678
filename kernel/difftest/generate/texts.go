package generate

import "fmt"

// texts goes through strings that are not all valid UTF-8, by bytes and by runes.
func (g *gen) texts() {
	g.names++
	n := itoa(g.names)
	var raw string
	for range 1 + g.n(4) {
		raw += pick(&g.rand, []string{`\xff`, `\xc3`, `é`, `世`, `\xe4\xb8`, `a`, `\x00`, `\U0001F600`, `\xed\xa0\x80`, `z`, `\xf4\x90\x80\x80`, `\u00a0`})
	}
	g.line("w%s := \"%s\" + %s", n, raw, g.expr(stringType, 1))
	g.line("for i, r := range w%s {\nfmt.Printf(\"%%d %%d %%+q %%t\\n\", i, r, string(r), r == 0xfffd)\n}", n)
	g.line("for i := range w%s {\nif i > 2 {\nbreak\n}\nfmt.Printf(\"%%v %%+q %%t\\n\", w%s[i], w%s[:i], w%s[i:] > w%s)\n}", n, n, n, n, n)
	g.line("rs%s, bs%s := []rune(w%s), []byte(w%s)", n, n, n, n)
	g.line("show(len(w%s), len(rs%s), string(rs%s) == w%s, rs%s, bs%s)", n, n, n, n, n, n)
	g.line("bs%s = append(bs%s, w%s[:min(2, len(w%s))]...)\ncopy(bs%s, %q)\nfmt.Printf(\"%%+q %%d\\n\", bs%s, len(w%s))", n, n, n, n, n, "Q", n, n)
	g.line("fmt.Printf(\"%%+q %%+q %%x %%X %%-+6q %%v %%#v %%U\\n\", w%s, w%s, w%s, bs%s, rs%s, bs%s, w%s, rs%s)", n, n, n, n, n, n, n, n)
	g.line("show(strconv.QuoteToASCII(fmt.Sprintf(\"%%s|%%8.2s|%%-5s|%%v\", w%s, w%s, bs%s, rs%s)))", n, n, n, n)
	g.line("fmt.Printf(\"%%+q %%+q %%d %%+q %%+q %%+q\\n\", string(rune(%s)), string(rune(%d)), strings.Count(w%s, \"\"), strings.ToUpper(w%s), w%s, strings.Fields(w%s))",
		g.expr(basics[3], 1), pick(&g.rand, []int{65, 0x4e16, -1, 0xd800, 0x10ffff, 0x110000}), n, n, n, n)
	g.line("for i, c := range []byte(w%s) {\nif i&1 == 0 {\nw%s += string(rune(c))\n}\n}\nshow(strconv.QuoteToASCII(w%s))", n, n, n)
}

// verbs prints values with random verbs and flags, right for their types or not.
func (g *gen) verbs() {
	letters := "vvvdxXobcqUeEfFgGtsTw"
	var format, list string
	for range 2 + g.n(3) {
		t := g.printableType()
		verb := "%" + pick(&g.rand, []string{"", "", "+", "-", "#", " ", "0", "+#", "# ", "-0"})
		if g.chance(40) {
			verb += itoa(g.n(12))
		}
		if g.chance(30) {
			verb += "." + itoa(g.n(5))
		}
		letter := string(letters[g.n(len(letters))])
		if letter == "w" { // vet refuses it, fmt does not
			letter = "v"
		}
		if t.kind == iface {
			verb, letter = "%", "v"
		}
		format += verb + letter + "|"
		list += ", " + g.expr(t, 2)
	}
	switch g.n(6) {
	case 0:
		format += "%[1]v %[2]T %d"
	case 1:
		format += "%!"
	case 2:
		format += "%*d"
		list += ", 5, " + g.expr(intType, 1)
	case 3:
		list += ", " + g.expr(intType, 1) // one too many
	case 4:
		s := g.oneOfKind(structure)
		if s != nil && s.printable() {
			format += pick(&g.rand, []string{"%v", "%+v", "%s", "%d", "%#v"})
			list += ", &" + g.structLiteral(s, 1)
		}
	}
	format = fmt.Sprintf("%q", format+"\n")
	g.names++
	g.line("f%d := %s\nfmt.Printf(f%d%s)", g.names, format, g.names, list)
}
