package generate

import (
	"fmt"
	"strconv"
	"strings"
)

// literal is a constant of a numeric, text or boolean type.
func (g *gen) literal(t *typ) string {
	switch t.kind {
	case integer:
		return g.integerLiteral(t.bits - 1)
	case unsigned:
		return strings.TrimPrefix(g.integerLiteral(t.bits), "-")
	case float:
		return pick(&g.rand, []string{"0", "1", "0.5", "-2.25", "1e3", "0.1", "7 / 2", "7 / 2.0", "3"})
	case text:
		return pick(&g.rand, []string{`""`, `"a"`, `"xyz"`, `"héé"`, `"q\n"`, `"世"`, "`r\\w`"})
	default:
		return pick(&g.rand, []string{"true", "false"})
	}
}

// integerLiteral fits so many bits beside the sign; small numbers come more often, limits now and then.
func (g *gen) integerLiteral(bits int) string {
	if g.chance(15) {
		largest := uint64(1)<<(bits-1) - 1 + uint64(1)<<(bits-1)
		return strconv.FormatUint(largest-uint64(g.n(3)), 10)
	}
	n := g.n(12)
	if g.chance(25) {
		n = g.n(100)
	}
	if g.chance(30) {
		n = -n
	}
	return itoa(n)
}

// literalOf is a value of any type, written out.
func (g *gen) literalOf(t *typ, depth int) string {
	d := depth - 1
	switch t.kind {
	case structure:
		return g.structLiteral(t, d)
	case slice:
		return t.name + g.elements(t.elem, g.n(4), d)
	case array:
		return t.name + g.elements(t.elem, g.n(t.length+1), d)
	case dictionary:
		return g.mapLiteral(t, d)
	case pointer:
		return "&" + g.structLiteral(t.elem, d)
	case function:
		return g.funcLiteral(t, d)
	case iface:
		impl := pick(&g.rand, t.impls)
		return fmt.Sprintf("%s(%s)", t.name, g.expr(impl, d))
	case anything:
		return fmt.Sprintf("any(%s)", g.expr(g.printableType(), d))
	}
	return g.opaque(t)
}

func (g *gen) structLiteral(t *typ, depth int) string {
	var parts []string
	keyed := g.chance(60)
	for _, f := range t.fields {
		switch {
		case keyed && f.typ.kind != iface && g.chance(25): // left out: zero
		case keyed:
			parts = append(parts, f.name+": "+g.operand(f.typ, depth))
		default:
			parts = append(parts, g.operand(f.typ, depth))
		}
	}
	return t.name + "{" + strings.Join(parts, ", ") + "}"
}

func (g *gen) elements(t *typ, n, depth int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = g.operand(t, depth)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// mapLiteral has constant keys, all different.
func (g *gen) mapLiteral(t *typ, depth int) string {
	seen := map[string]bool{}
	var parts []string
	for range g.n(4) {
		key := g.literal(t.key)
		if !seen[key] {
			seen[key] = true
			parts = append(parts, key+": "+g.operand(t.elem, depth))
		}
	}
	return t.name + "{" + strings.Join(parts, ", ") + "}"
}

// funcLiteral is a literal with a pure body; statement-level closures do more.
func (g *gen) funcLiteral(t *typ, depth int) string {
	g.push(true)
	defer g.drop()
	params := make([]string, len(t.params))
	for i, p := range t.params {
		g.names++
		name := "p" + itoa(g.names)
		params[i] = name + " " + p.name
		g.declare(name, p)
	}
	head := "func(" + strings.Join(params, ", ") + ") "
	if t.result == nil {
		return head + "{}"
	}
	return head + t.result.name + " { return " + g.expr(t.result, depth) + " }"
}
