package generate

import "fmt"

// expr writes an expression of type t that is not a constant.
func (g *gen) expr(t *typ, depth int) string {
	if depth <= 0 || g.chance(12) {
		return g.leaf(t)
	}
	if g.chance(10) {
		if call := g.call(t, depth); call != "" {
			return call
		}
	}
	if g.chance(4) {
		return fmt.Sprintf("func() %s { return %s }()", t.name, g.expr(t, depth-1))
	}
	switch t.kind {
	case integer, unsigned:
		return g.wholeExpr(t, depth)
	case float:
		return g.floatExpr(t, depth)
	case text:
		return g.textExpr(t, depth)
	case boolean:
		return g.boolExpr(depth)
	case slice:
		return g.sliceExpr(t, depth)
	}
	if g.chance(40) {
		return g.leaf(t)
	}
	return g.literalOf(t, depth)
}

// operand is an expression that may be a constant; beside another that is none.
func (g *gen) operand(t *typ, depth int) string {
	if g.chance(25) && (t.numeric() || t.kind == text) {
		return g.literal(t)
	}
	return g.expr(t, depth)
}

// mix combines a given operand with others.
func (g *gen) mix(t *typ, with string, depth int) string {
	switch {
	case t.kind == boolean:
		return fmt.Sprintf("(%s != (%s))", with, g.expr(t, depth))
	case t.numeric(), t.kind == text:
		return fmt.Sprintf("%s + %s", with, g.operand(t, depth))
	}
	return with
}

// leaf is a variable of type t, or a part of one, or else a value made on the spot.
func (g *gen) leaf(t *typ) string {
	if g.chance(90) {
		if p := g.path(t); p != "" {
			return p
		}
	}
	return g.opaque(t)
}

// opaque is a value that the compiler does not take for a constant.
func (g *gen) opaque(t *typ) string {
	switch {
	case t.numeric(), t.kind == text, t.kind == boolean:
		name := g.helper("id", "func id[T any](x T) T { return x }\n")
		return fmt.Sprintf("%s[%s](%s)", name, t.name, g.literal(t))
	}
	return g.literalOf(t, 1)
}

// path reads type t from a variable: itself, a field, an element.
func (g *gen) path(t *typ) string {
	v := g.find(func(v *variable) bool { return v.typ == t || g.reaches(v.typ, t) })
	if v == nil {
		return ""
	}
	v.used = true
	if v.typ == t {
		return v.name
	}
	return v.name + g.step(v.typ, t)
}

// reaches tells whether one step leads from one type to another.
func (g *gen) reaches(from, to *typ) bool {
	switch from.kind {
	case structure:
		return fieldOf(from, to) != ""
	case pointer:
		return from.elem.kind == structure && fieldOf(from.elem, to) != ""
	case array, dictionary:
		return from.elem == to
	}
	return false
}

func (g *gen) step(from, to *typ) string {
	switch from.kind {
	case structure:
		return "." + fieldOf(from, to)
	case pointer:
		return "." + fieldOf(from.elem, to)
	case array:
		return fmt.Sprintf("[%s]", g.index(from.length))
	default:
		return fmt.Sprintf("[%s]", g.operand(from.key, 1))
	}
}

// fieldOf names a field of type t, perhaps a promoted one.
func fieldOf(s, t *typ) string {
	for _, f := range s.fields {
		if f.typ == t {
			return f.name
		}
	}
	for _, f := range s.fields {
		if f.embedded {
			if name := fieldOf(f.typ, t); name != "" {
				return name
			}
		}
	}
	return ""
}

// index is an index that lies within a length that is a power of two.
func (g *gen) index(length int) string {
	if length == 1 || g.chance(40) {
		return itoa(g.n(length))
	}
	return fmt.Sprintf("%s & %d", g.expr(intType, 1), length-1)
}

func (g *gen) wholeExpr(t *typ, depth int) string {
	d := depth - 1
	switch g.n(12) {
	case 0, 1, 2:
		return fmt.Sprintf("(%s %s %s)", g.expr(t, d), pick(&g.rand, []string{"+", "-", "*", "&", "|", "^", "&^"}), g.operand(t, d))
	case 3:
		return fmt.Sprintf("%s %s (%s | 1)", g.leaf(t), pick(&g.rand, []string{"/", "%"}), g.expr(t, d))
	case 4:
		return fmt.Sprintf("%s %s (%s & 7)", g.leaf(t), pick(&g.rand, []string{"<<", ">>"}), g.expr(pick(&g.rand, basics[5:10]), d))
	case 5:
		return pick(&g.rand, []string{"-", "^"}) + g.leaf(t)
	case 6, 7:
		from := pick(&g.rand, basics[:10])
		return fmt.Sprintf("%s(%s)", t.name, g.expr(from, d))
	case 8:
		if t == intType {
			return g.length(d)
		}
	case 9:
		return fmt.Sprintf("%s(%s, %s)", pick(&g.rand, []string{"min", "max"}), g.expr(t, d), g.operand(t, d))
	case 10:
		if p := g.elementOf(t); p != "" {
			return p
		}
	case 11:
		if t == intType {
			name := g.helper("round", "func round(f float64) int {\n\tif f != f || f > 1e9 || f < -1e9 {\n\t\treturn -1\n\t}\n\treturn int(f)\n}\n")
			return fmt.Sprintf("%s(%s)", name, g.expr(floatType, d))
		}
	}
	return g.leaf(t)
}

// length is the len of something.
func (g *gen) length(depth int) string {
	v := g.find(func(v *variable) bool { return v.typ.kind == slice || v.typ.kind == dictionary || v.typ.kind == text })
	if v == nil {
		return fmt.Sprintf("len(%s)", g.expr(stringType, depth))
	}
	v.used = true
	return fmt.Sprintf("len(%s)", v.name)
}

// elementOf reads an element of a slice through a function that minds the length.
func (g *gen) elementOf(t *typ) string {
	v := g.find(func(v *variable) bool { return v.typ.kind == slice && v.typ.elem == t })
	if v == nil {
		return ""
	}
	v.used = true
	at := g.helper("at", "func at[T any](xs []T, i int) (x T) {\n\tif len(xs) > 0 {\n\t\tx = xs[uint(i)%uint(len(xs))]\n\t}\n\treturn\n}\n")
	return fmt.Sprintf("%s(%s, %s)", at, v.name, g.expr(intType, 1))
}

func (g *gen) floatExpr(t *typ, depth int) string {
	d := depth - 1
	switch g.n(6) {
	case 0, 1:
		return fmt.Sprintf("(%s %s %s)", g.expr(t, d), pick(&g.rand, []string{"+", "-", "*", "/"}), g.operand(t, d))
	case 2:
		return fmt.Sprintf("%s(%s)", t.name, g.expr(pick(&g.rand, basics[:12]), d))
	case 3:
		return "-" + g.leaf(t)
	case 4:
		return fmt.Sprintf("%s(%s, %s)", pick(&g.rand, []string{"min", "max"}), g.expr(t, d), g.operand(t, d))
	}
	if p := g.elementOf(t); p != "" {
		return p
	}
	return g.leaf(t)
}

func (g *gen) textExpr(t *typ, depth int) string {
	d := depth - 1
	switch g.n(8) {
	case 0, 1:
		return fmt.Sprintf("%s + %s", g.expr(t, d), g.operand(t, d))
	case 2:
		from := g.printableType()
		return fmt.Sprintf("fmt.Sprint(%s)", g.expr(from, d))
	case 3:
		return fmt.Sprintf("strconv.Itoa(%s)", g.expr(intType, d))
	case 4:
		return fmt.Sprintf("string(rune('a' + %s%%26))", g.expr(basics[6], d))
	case 5:
		return fmt.Sprintf("strings.%s(%s)", pick(&g.rand, []string{"ToUpper", "TrimSpace"}), g.expr(t, d))
	case 6:
		from := g.printableType()
		verb := pick(&g.rand, []string{"%v", "%+v", "%T", "[%v]", "%6v", "%#v"})
		if from.kind == float && verb == "%#v" || from.kind == iface {
			verb = "%v"
		}
		return fmt.Sprintf("fmt.Sprintf(%q, %s)", verb, g.expr(from, d))
	case 7:
		return fmt.Sprintf("%s(%s, %s)", g.head(), g.leaf(t), g.expr(intType, 1))
	}
	return g.leaf(t)
}

// head cuts a text somewhere.
func (g *gen) head() string {
	return g.helper("head", "func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }\n")
}

// printableType picks a type whose values print without an address.
func (g *gen) printableType() *typ {
	for range 5 {
		if t := g.anyOf(2); t.printable() {
			return t
		}
	}
	return intType
}

func (g *gen) boolExpr(depth int) string {
	d := depth - 1
	switch g.n(7) {
	case 0, 1, 2:
		t := g.basic()
		if !t.ordered() {
			t = intType
		}
		op := pick(&g.rand, []string{"<", ">", "<=", ">=", "==", "!="})
		return fmt.Sprintf("%s %s %s", g.expr(t, d), op, g.operand(t, d))
	case 3:
		return fmt.Sprintf("(%s %s %s)", g.expr(boolType, d), pick(&g.rand, []string{"&&", "||"}), g.expr(boolType, d))
	case 4:
		return "!" + g.leaf(boolType)
	case 5:
		t := g.anyOf(1)
		if t.comparable() {
			return fmt.Sprintf("(%s %s %s)", g.leaf(t), pick(&g.rand, []string{"==", "!="}), g.leafParen(t))
		}
	case 6:
		if v := g.find(func(v *variable) bool { return v.typ.kind == anything }); v != nil {
			v.used = true
			t := g.basic()
			return fmt.Sprintf("(%s == any(%s))", v.name, g.expr(t, 1))
		}
	}
	return g.leaf(boolType)
}

// leafParen is a leaf that may stand in a condition: composite literals in parentheses.
func (g *gen) leafParen(t *typ) string { return "(" + g.leaf(t) + ")" }

func (g *gen) sliceExpr(t *typ, depth int) string {
	d := depth - 1
	switch g.n(5) {
	case 0, 1:
		return fmt.Sprintf("append(%s, %s)", g.fresher(t, d), g.operand(t.elem, d))
	case 2:
		return g.sliceCall(t, d)
	}
	return g.literalOf(t, depth)
}

// fresher is a slice that shares no array, so that appending to it changes nothing else.
func (g *gen) fresher(t *typ, depth int) string {
	if v := g.find(func(v *variable) bool { return v.typ == t }); v != nil {
		v.used = true
		return fmt.Sprintf("%s[:len(%s):len(%s)]", v.name, v.name, v.name)
	}
	return g.literalOf(t, depth)
}

// sliceCall maps or filters another slice with a literal.
func (g *gen) sliceCall(t *typ, depth int) string {
	from := g.sliceOf(g.basic())
	g.push(true)
	defer g.drop()
	source := g.leaf(from)
	x := g.declare("x", from.elem)
	x.constant = true
	if g.chance(30) && from == t {
		keep := g.helper("keep", "func keep[T any](xs []T, ok func(T) bool) (out []T) {\n\tfor _, x := range xs {\n\t\tif ok(x) {\n\t\t\tout = append(out, x)\n\t\t}\n\t}\n\treturn out\n}\n")
		return fmt.Sprintf("%s(%s, func(x %s) bool { return %s })", keep, source, from.elem.name, g.expr(boolType, depth))
	}
	convert := g.helper("convert", "func convert[T, U any](xs []T, f func(T) U) []U {\n\tvar out []U\n\tfor _, x := range xs {\n\t\tout = append(out, f(x))\n\t}\n\treturn out\n}\n")
	return fmt.Sprintf("%s(%s, func(x %s) %s { return %s })", convert, source, from.elem.name, t.elem.name, g.expr(t.elem, depth))
}

// call calls a function or a value method that gives t; "" if there is none.
func (g *gen) call(t *typ, depth int) string {
	if g.chance(50) {
		if v := g.find(func(v *variable) bool { return methodOf(v.typ, t) != nil }); v != nil {
			v.used = true
			return v.name + "." + methodOf(v.typ, t).name + "()"
		}
	}
	var found []*fn
	for _, f := range g.funcs {
		if f.result == t {
			found = append(found, f)
		}
	}
	if len(found) == 0 {
		return ""
	}
	f := pick(&g.rand, found)
	return f.name + g.arguments(f.params, depth-1)
}

func methodOf(t, result *typ) *fn {
	for _, m := range t.methods {
		if m.result == result {
			return m
		}
	}
	return nil
}

func (g *gen) arguments(params []*typ, depth int) string {
	args := "("
	for i, p := range params {
		if i > 0 {
			args += ", "
		}
		args += g.operand(p, depth)
	}
	return args + ")"
}
