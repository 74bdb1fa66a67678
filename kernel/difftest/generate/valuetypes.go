package generate

import "strings"

// shape is a type of a program of [Values].
type shape struct {
	name    string // as the program writes it
	under   string // the kind, for literals: int, string, slice, struct, …
	basic   string // the basic type of numbers, texts and truths
	elem    *shape
	key     *shape
	length  int
	fields  []part
	methods map[string]bool // declared ones; true: with a pointer receiver
	named   bool

	literals []string // of a type of the library: what to write, the n-th
	unhashed bool     // no key of a map
	addr     bool     // printing may show an address
}

// part is a field.
type part struct {
	name string
	typ  *shape
}

var shapes = func() (list []*shape) {
	for _, b := range []string{"int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr", "float32", "float64", "complex64", "complex128", "string", "bool"} {
		list = append(list, &shape{name: b, under: b, basic: b})
	}
	return append(list, &shape{name: "any", under: "any"}, &shape{name: "error", under: "error"}, &shape{name: "struct{}", under: "struct"},
		&shape{name: "time.Duration", under: "int64", basic: "int64"}, &shape{name: "time.Month", under: "int", basic: "int"}, &shape{name: "json.Number", under: "string", basic: "string"},
		&shape{name: "fs.FileMode", under: "uint32", basic: "uint32"}, &shape{name: "slog.Level", under: "int", basic: "int"}, &shape{name: "json.RawMessage", under: "slice", elem: &shape{name: "byte", under: "uint8", basic: "uint8"}})
}()

// hashed reports whether the compiler accepts the type as a map's key.
func (s *shape) hashed() bool {
	switch s.under {
	case "library":
		return !s.unhashed
	case "slice", "map", "func":
		return false
	case "array":
		return s.elem.hashed()
	case "struct":
		for _, f := range s.fields {
			if !f.typ.hashed() {
				return false
			}
		}
	}
	return true
}

// declarations writes the named types.
func (g *values) declarations() {
	for i := range 2 + g.n(3) {
		g.namedBasic("N" + itoa(i))
	}
	g.line("type Sized interface{ Size() int }\n")
	g.iface = append(g.iface, &shape{name: "Sized", under: "iface", named: true})
	for i := range 3 + g.n(4) {
		g.namedComposite("C" + itoa(i))
	}
	for i := range g.n(3) {
		g.genericStruct("G" + itoa(i))
	}
	for i := range 1 + g.n(2) {
		g.namedComposite("D" + itoa(i))
	}
	if g.chance(50) {
		t := pick(&g.rand, g.types)
		g.line("type Alias = %s\n", t.name)
	}
}

func (g *values) namedBasic(name string) {
	b := shapes[g.n(17)]
	s := &shape{name: name, under: b.under, basic: b.basic, named: true, methods: map[string]bool{}}
	g.line("type %s %s\n", name, b.name)
	g.types = append(g.types, s)
	g.methods(s, g.n(4))
}

// methods declares some methods of a type, each a kind that some package looks for.
func (g *values) methods(s *shape, n int) {
	inner := "len(fmt.Sprint(" + itoa(g.n(100)) + "))"
	shown := `"` + s.name + `"`
	if s.basic != "" {
		shown = s.basic + "(x)"
	} else if s.under == "slice" || s.under == "map" || s.under == "array" {
		inner, shown = "len(x)", "len(x)"
	}
	for range n {
		kind := pick(&g.rand, []string{"String", "String", "Error", "GoString", "Format", "Size", "Size", "MarshalJSON", "MarshalText", "UnmarshalJSON", "UnmarshalText"})
		if _, has := s.methods[kind]; has {
			continue
		}
		star := ""
		if g.chance(35) || strings.HasPrefix(kind, "Unmarshal") {
			star = "*"
		}
		value := shown
		if star != "" {
			value = strings.NewReplacer("(x)", "(*x)").Replace(shown)
		}
		s.methods[kind] = star != ""
		head := "func (x " + star + s.name + ") "
		switch kind {
		case "String", "Error", "GoString":
			g.line("%s%s() string { return fmt.Sprintf(\"%s:%%v\", %s) }\n", head, kind, kind[:1], value)
		case "Format":
			if g.chance(40) {
				g.line("%sFormat(s fmt.State, verb rune) {\nio.WriteString(s, \"<\")\nfmt.Fprintf(s, fmt.FormatString(s, verb), %s)\nfmt.Fprint(s, s.Flag('+'), s.Flag('#'), \">\")\n}\n", head, value)
				break
			}
			g.line("%sFormat(s fmt.State, verb rune) {\nw, ok := s.Width()\nfmt.Fprintf(s, \"F(%%c %%d %%v %%v)\", verb, w, ok, %s)\n}\n", head, value)
		case "Size":
			size := inner
			if star != "" {
				size = strings.ReplaceAll(inner, "len(x)", "len(*x)")
			}
			g.line("%sSize() int { return %s }\n", head, size)
		case "MarshalJSON":
			g.line("%sMarshalJSON() ([]byte, error) { return json.Marshal(fmt.Sprint(\"J\", %s)) }\n", head, value)
		case "UnmarshalJSON", "UnmarshalText":
			g.line("%s%s(b []byte) error {\nif len(b) > %d {\nreturn fmt.Errorf(\"%s of %%q\", b)\n}\nfmt.Printf(\"%s %%s\\n\", b)\nreturn nil\n}\n", head, kind, 2+g.n(30), s.name, kind)
		case "MarshalText":
			g.line("%sMarshalText() ([]byte, error) { return []byte(fmt.Sprint(\"T\", %s)), nil }\n", head, value)
		}
	}
}

// composite is an unnamed type.
func (g *values) composite(depth int) *shape {
	switch g.n(6) {
	case 0, 1:
		e := g.any(depth - 1)
		return &shape{name: "[]" + e.name, under: "slice", elem: e}
	case 2:
		e, n := g.any(depth-1), g.n(4)
		return &shape{name: "[" + itoa(n) + "]" + e.name, under: "array", elem: e, length: n}
	case 3:
		k, e := g.keyed(), g.any(depth-1)
		return &shape{name: "map[" + k.name + "]" + e.name, under: "map", key: k, elem: e}
	case 4:
		e := g.any(depth - 1)
		return &shape{name: "*" + e.name, under: "pointer", elem: e}
	}
	return g.structure(depth)
}

// structure is an unnamed struct type with tags and embedded types.
func (g *values) structure(depth int) *shape {
	s := &shape{under: "struct"}
	var list []string
	seen := map[string]bool{}
	for i := range 1 + g.n(4) {
		if g.chance(25) && len(g.types) > 0 {
			t := pick(&g.rand, append(g.types, g.iface...))
			if g.chance(35) {
				t = pick(&g.rand, libraryShapes)
			}
			bare, _, _ := strings.Cut(t.name, "[")
			bare = bare[strings.Index(bare, ".")+1:]
			if !seen[bare] && t.named {
				seen[bare] = true
				if g.chance(30) && t.under != "pointer" && t.under != "iface" && !t.addr {
					p := &shape{name: "*" + t.name, under: "pointer", elem: t}
					s.fields = append(s.fields, part{bare, p})
					list = append(list, p.name)
				} else if t.under != "pointer" {
					s.fields = append(s.fields, part{bare, t})
					list = append(list, t.name)
				}
				continue
			}
		}
		f := part{pick(&g.rand, []string{"X", "y", "Z", "u"}) + itoa(i), g.any(depth - 1)}
		s.fields = append(s.fields, f)
		text := f.name + " " + f.typ.name
		if g.chance(25) {
			text += pick(&g.rand, []string{" `json:\"x,omitempty\"`", " `json:\",omitzero\"`", " `json:\"-\"`", " `json:\",string\"`", " `k:\"v\"`", " `json:\"t" + itoa(i) + "\"`"})
		}
		list = append(list, text)
	}
	s.name = "struct{" + strings.Join(list, "; ") + "}"
	return s
}

// any is a type for an element, a field, or a variable.
func (g *values) any(depth int) *shape {
	switch {
	case len(g.types) > 0 && g.chance(45):
		return pick(&g.rand, g.types)
	case g.chance(8):
		return pick(&g.rand, libraryShapes)
	case len(g.iface) > 0 && g.chance(8):
		return pick(&g.rand, g.iface)
	case depth > 0 && g.chance(60):
		return g.composite(depth)
	case g.chance(12):
		return shapes[17+g.n(9)]
	}
	return shapes[g.n(17)]
}

// keyed is a type for keys whose literals are easy to keep apart.
func (g *values) keyed() *shape {
	for range 4 {
		if t := g.any(1); t.hashed() && t.under != "pointer" {
			return t
		}
	}
	return shapes[15]
}

func (g *values) namedComposite(name string) {
	u := g.composite(2)
	for u.under == "pointer" && g.chance(80) {
		u = g.composite(2)
	}
	s := &shape{name: name, under: u.under, elem: u.elem, key: u.key, length: u.length, fields: u.fields, named: true, methods: map[string]bool{}}
	g.line("type %s %s\n", name, u.name)
	g.types = append(g.types, s)
	if u.under != "pointer" {
		g.methods(s, g.n(3))
	}
}

// genericStruct declares a generic type and makes instances of it.
func (g *values) genericStruct(name string) {
	g.line("type %s[K comparable, V any] struct {\nKey K\nVal V\nm map[K]V\nNext *%s[K, V]\n}\n", name, name)
	g.line("func (x %s[K, V]) Swap(v V) (%s[K, V], V) { old := x.Val; x.Val = v; return x, old }\n", name, name)
	stringy := g.chance(50)
	if stringy {
		g.line("func (x %s[K, V]) String() string { return fmt.Sprintf(\"%s<%%v>\", x.Key) }\n", name, name)
	}
	if g.chance(50) {
		g.line("func (x *%s[K, V]) Size() int { return len(x.m) }\n", name)
	}
	for range 1 + g.n(2) {
		k, v := g.keyed(), g.any(1)
		s := &shape{name: name + "[" + k.name + ", " + v.name + "]", under: "struct", named: true, methods: map[string]bool{}}
		s.fields = []part{{"Key", k}, {"Val", v}, {"m", &shape{name: "map[" + k.name + "]" + v.name, under: "map", key: k, elem: v}}, {"Next", &shape{name: "*" + s.name, under: "pointer", elem: s}}}
		g.types = append(g.types, s)
	}
}
