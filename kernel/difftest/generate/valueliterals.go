package generate

import "strings"

// literal is an expression of a type.
type literal struct {
	code string
	addr bool // printing it would show an address
}

// value writes a value of type s. n keeps values of one type apart where they are keys.
func (g *values) value(s *shape, depth, n int) literal {
	if s.basic != "" {
		return literal{g.basicValue(s, n), false}
	}
	switch s.under {
	case "library":
		return literal{s.literals[n%len(s.literals)], s.addr}
	case "any":
		if depth <= 0 || g.chance(15) {
			return literal{"any(nil)", false}
		}
		t := g.any(0)
		v := g.value(t, depth-1, n)
		return literal{"any(" + held(t, v.code) + ")", v.addr}
	case "error":
		return literal{pick(&g.rand, []string{"error(nil)", `errors.New("e` + itoa(n) + `")`, `fmt.Errorf("w %w", errors.New("in"))`}), true}
	case "iface":
		for range 5 {
			t := pick(&g.rand, g.types)
			pointer, has := t.methods["Size"]
			if !has || depth <= 0 {
				continue
			}
			v := g.value(t, depth-1, n)
			if pointer {
				return literal{s.name + "(&[]" + t.name + "{" + v.code + "}[0])", true}
			}
			return literal{s.name + "(" + held(t, v.code) + ")", v.addr}
		}
		return literal{s.name + "(nil)", false}
	case "pointer":
		if depth <= 0 || g.chance(50) {
			return literal{"(" + s.name + ")(nil)", false}
		}
		v := g.value(s.elem, depth-1, n)
		return literal{"(" + s.name + ")(&[]" + s.elem.name + "{" + v.code + "}[0])", true}
	}
	open := s.name + "{"
	if s.under != "struct" && s.under != "array" && (depth <= 0 || g.chance(15)) {
		return literal{s.name + "(nil)", false}
	}
	var list []string
	addr := false
	add := func(prefix string, t *shape, n int) {
		v := g.value(t, depth-1, n)
		addr = addr || v.addr
		list = append(list, prefix+v.code)
	}
	switch s.under {
	case "slice":
		for range g.n(3) {
			add("", s.elem, g.n(9))
		}
	case "array":
		for range g.n(s.length + 1) {
			add("", s.elem, g.n(9))
		}
	case "map":
		count := g.n(3)
		if s.key.basic == "" || s.key.basic == "bool" {
			count = min(count, 1)
		}
		for i := range count {
			k := g.value(s.key, depth-1, i)
			addr = addr || k.addr
			add(k.code+": ", s.elem, g.n(9))
		}
	case "struct":
		for _, f := range s.fields {
			if g.chance(80) {
				add(f.name+": ", f.typ, g.n(9))
			}
		}
	}
	return literal{open + strings.Join(list, ", ") + "}", addr}
}

// held is a value in an interface, never a nil slice or map: of a variable that begins as a
// literal with one within a struct within a struct the compiler (1.26) prints zeros.
func held(t *shape, code string) string {
	if t.under == "slice" || t.under == "map" {
		return strings.TrimSuffix(code, "(nil)") + map[bool]string{true: "{}"}[strings.HasSuffix(code, "(nil)")]
	}
	return code
}

// basicValue writes the n-th value of a basic type, so that different n give different ones
// where n is below 3.
func (g *values) basicValue(s *shape, n int) string {
	var text string
	switch b := s.basic; {
	case b == "string":
		text = []string{`""`, `"a"`, `"b\xff"`, `"é<&>"`, "\"q\\\"\\n\"", `"x y"`, `"\u2028"`, `"9"`, `"-"`}[n%9]
	case b == "bool":
		text = []string{"false", "true"}[n%2]
	case strings.HasPrefix(b, "float"):
		text = []string{"0", "1.5", "-2", "1e21", "0.1", "3", "1e-7", "100", "16777217"}[n%9]
		if n > 6 && g.chance(20) {
			return s.name + "(math." + pick(&g.rand, []string{"NaN()", "Inf(1)", "Inf(-1)", "Copysign(0, -1)"}) + ")"
		}
	case strings.HasPrefix(b, "complex"):
		text = []string{"0", "1+2i", "-1i", "0.1", "3", "2-1i", "5i", "7", "8"}[n%9]
	case strings.HasPrefix(b, "uint"):
		text = []string{"0", "1", "200", "65", "7", "127", "255", "128", "10"}[n%9]
	default:
		text = []string{"0", "-1", "100", "65", "-7", "127", "-128", "9", "10"}[n%9]
	}
	return s.name + "(" + text + ")"
}
