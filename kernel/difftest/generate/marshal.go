package generate

import "fmt"

// marshal writes values of the program as JSON, and reads them back.
func (g *gen) marshal() {
	t, u := g.basic(), pick(&g.rand, basics[:13])
	g.names++
	n := itoa(g.names)
	tag := pick(&g.rand, []string{"`json:\"a\"`", "`json:\",omitempty\"`", "`json:\"x,string\"`", "`json:\"-\"`", "", "`json:\"A b\"`"})
	g.helper("Js"+n, fmt.Sprintf(`type Ji%[1]s struct {
	P *%[3]s
	q int
	M map[string]%[3]s %[5]s
}

type Js%[1]s struct {
	A %[2]s %[4]s
	B []%[3]s
	Ji%[1]s
	C any
	D [2]bool
	E *Ji%[1]s %[5]s
}
`, n, t.name, u.name, tag, "`json:\"e,omitempty\"`"))
	g.line("ju%s := %s\n_ = ju%s", n, g.expr(u, 1), n)
	g.line("js%s := Js%s{A: %s, B: %s, C: %s}", n, n, g.operand(t, 2), g.expr(g.sliceOf(u), 2), g.expr(pick(&g.rand, []*typ{intType, stringType, g.sliceOf(stringType), g.mapOf(stringType, intType)}), 2))
	if g.chance(60) {
		g.line("js%s.P = &ju%s", n, n)
	}
	if g.chance(60) {
		g.line("js%s.E = &Ji%s{q: 3, M: map[string]%s{\"b\": ju%s, \"a\": %s}}", n, n, u.name, n, g.operand(u, 1))
	}
	g.line("out%s, err%s := json.Marshal(js%s)\nshow(string(out%s), err%s)", n, n, n, n, n)
	g.line("var back%s Js%s\nshow(json.Unmarshal(out%s, &back%s), back%s.A, back%s.B, back%s.C, back%s.D, back%s.P != nil, back%s.E != nil)", n, n, n, n, n, n, n, n, n, n)
	g.line("again%s, err%s := json.MarshalIndent(back%s, \">\", \" \")\nshow(string(again%s), err%s)", n, n, n, n, n)
	bad := pick(&g.rand, []string{`{"B": 1}`, `{"a": [1]}`, `{"D": [true, 2]}`, `{"B": ["x", null, 3]}`, `{"P": {}}`, `{"C": {"z": [1, "s", null, 1e3]}}`, `[`, `{"q": 1, "A": null}`})
	g.line("show(json.Unmarshal([]byte(%q), &back%s), back%s.B, back%s.C)", bad, n, n, n)
}
