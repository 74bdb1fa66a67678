package generate

// rare writes one of the groups that turn a corner of the language inside out.
func (g *gen) rare() {
	groups := []func(){
		g.embedding, g.generics, g.generics, g.jumps, g.jumps, g.gotos, g.overflow, g.shifting, g.arithmetic,
		g.floats, g.complexes, g.texts, g.verbs, g.verbs, g.defers, g.defers, g.faults, g.spread, g.copies,
		g.traced, g.channels, g.channels, g.marshal, g.manyTypes,
	}
	groups[g.n(len(groups))]()
}

// manyTypes switches over a list of values with several types a clause.
func (g *gen) manyTypes() {
	g.names++
	x := "y" + itoa(g.names)
	g.line("for _, %s := range []any{nil, %s, %s, %s, error(nil), (*int)(nil)} {", x,
		g.expr(g.printableType(), 2), g.expr(g.printableType(), 2), g.expr(g.basic(), 1))
	g.line("switch %s := %s.(type) {", x, x)
	seen := map[string]bool{}
	for range 2 + g.n(3) {
		list := ""
		var single *typ
		for range 1 + g.n(3) {
			t := g.printableType()
			if t.kind == iface || seen[t.name] {
				continue
			}
			seen[t.name] = true
			single = t
			if list != "" {
				list, single = list+", ", nil
			}
			list += t.name
		}
		if list == "" {
			continue
		}
		g.line("case %s:", list)
		if single != nil {
			g.push(false)
			g.declare(x, single).used = true
			g.line("show(%q, %s, %s)", list, x, g.expr(single, 1))
			g.drop()
		} else {
			g.line("show(%q, %s, %s == nil)", list, x, x)
		}
	}
	g.line("case nil:\nshow(%q, %s == nil)", "nil", x)
	g.line("case fmt.Stringer, error:\nshow(%q, %s)", "speaks", x)
	g.line("case *int, func():\nshow(%s == nil)\ndefault:\nfmt.Printf(\"%%T\\n\", %s)\n}\n}", x, x)
}
