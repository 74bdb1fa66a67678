package generate

import (
	"fmt"
	"go/format"
	"strings"
)

// generic is the state of the making of one program about type parameters.
type generic struct {
	rand
	b      strings.Builder
	number int
	funcs  []*genericFunc
	vars   []genericVar
	params map[string]*constraint // of the function at hand, by the parameter's name
}

// constraint is what type arguments must do; ops are which operations it gives.
type constraint struct {
	code string
	ops  string   // letters: c compares, n counts, w is whole, t is text, b has bytes, m has M
	args []string // types that satisfy it
}

type genericFunc struct {
	name   string
	params []*constraint
}

type genericVar struct{ name, typ string }

var (
	plainArgs = []string{"int", "int8", "uint16", "float32", "float64", "string", "My", "Str", "Pt", "[]int", "[2]Str", "map[string]int", "Box[int]", "Box[Str]", "Pair[int, []My]", "any", "I", "error", "struct{ A My }", "[]Box[Pt]", "Pair[Pt, string]"}
	compared  = []string{"int", "int8", "uint16", "float64", "string", "My", "Str", "Pt", "[2]Str", "Box[int]", "Box[Str]", "Pair[int, Str]", "I", "struct{ A My }", "[1]Box[My]"}
)

var constraints = []*constraint{
	{"any", "", plainArgs},
	{"comparable", "c", compared},
	{"number", "cn", []string{"int", "int8", "uint16", "float32", "float64", "My", "Small"}},
	{"whole", "cnw", []string{"int", "int8", "uint16", "My", "Small"}},
	{"~string", "ctb", []string{"string", "Str"}},
	{"~string | ~[]byte", "b", []string{"string", "Str", "[]byte", "Raw"}},
	{"interface{ M() int }", "m", []string{"My", "Str", "Pt", "I", "*Ptr", "Box[int]", "Emb", "Pair[int, Str]"}},
	{"interface {\ncomparable\nM() int\n}", "cm", []string{"My", "Str", "Pt", "I", "*Ptr", "Box[Str]"}},
	{"interface {\nwhole\nM() int\n}", "cnwm", []string{"My"}},
}

// Generic makes a program about type parameters: functions and methods of generic types call
// each other with types made of their own parameters, and do with values of them what the
// constraints allow.
func Generic(seed uint64) []byte {
	g := &generic{rand: rand{seed ^ 0x6e<<40}}
	for range 4 + g.n(4) {
		g.function()
	}
	g.line("func main() {")
	for _, f := range g.funcs {
		for range 2 + g.n(2) {
			g.params = nil
			var args []string
			for _, c := range f.params {
				args = append(args, pick(&g.rand, c.args))
			}
			g.line("fuel = 60\ntry(%q, func() { show(%s) })", f.name+" "+strings.Join(args, " "), g.call(f, args))
		}
	}
	g.line("}")
	body := genericHead + g.b.String()
	source := fmt.Sprintf("// Made by generate.Generic(%d).\npackage main\n\n%s%s", seed, imported(body, "cmp", "fmt", "iter", "maps", "slices", "strings"), body)
	formatted, err := format.Source([]byte(source))
	if err != nil {
		panic(fmt.Sprintf("generate: generic seed %d does not parse: %v\n%s", seed, err, source))
	}
	return formatted
}

func (g *generic) line(format string, args ...any) { fmt.Fprintf(&g.b, format+"\n", args...) }

func (g *generic) name(prefix string) string {
	g.number++
	return prefix + itoa(g.number)
}

// call calls f with zero values and made ones of the types.
func (g *generic) call(f *genericFunc, args []string) string {
	var values []string
	for _, t := range args {
		values = append(values, g.value(t))
	}
	return fmt.Sprintf("%s[%s](%s)", f.name, strings.Join(args, ", "), strings.Join(values, ", "))
}

// value is one of a type, concrete or a parameter.
func (g *generic) value(t string) string {
	for range 3 {
		if v := g.variable(t); v != "" {
			return v
		}
	}
	k := g.n(5)
	switch t {
	case "int", "int8", "uint16", "My", "Small":
		return fmt.Sprintf("%s(%d)", t, []int{0, 1, 7, 100, 127}[k])
	case "float32", "float64":
		return fmt.Sprintf("%s(%s)", t, []string{"0", "1.5", "0.1", "3", "100"}[k])
	case "string", "Str", "[]byte", "Raw":
		return fmt.Sprintf("%s(%q)", t, []string{"", "a", "héy", "zz", "b\xff"}[k])
	case "Pt":
		return fmt.Sprintf("Pt{%d, %d}", k, g.n(3))
	case "I":
		return pick(&g.rand, []string{"I(My(3))", "I(Pt{1, 2})", "I(Str(\"i\"))", "I(&Ptr{4})"})
	case "any":
		return pick(&g.rand, []string{"any(nil)", "any(1)", "any(My(1))", "any(\"a\")", "any([]int{1})"})
	case "error":
		return pick(&g.rand, []string{"error(nil)", "error(Fault{2})"})
	case "*Ptr":
		return fmt.Sprintf("&Ptr{%d}", k)
	}
	if g.params[t] != nil || strings.HasPrefix(t, "map[") || strings.HasPrefix(t, "func(") {
		return "zero[" + t + "]()"
	}
	if elem, ok := strings.CutPrefix(t, "[]"); ok && g.chance(70) {
		return t + "{" + g.value(elem) + "}"
	}
	if elem, ok := strings.CutPrefix(t, "Box["); ok && g.chance(70) {
		return t + "{V: " + g.value(strings.TrimSuffix(elem, "]")) + "}"
	}
	return "zero[" + t + "]()"
}

// variable is a visible one of the type, "" when there is none.
func (g *generic) variable(t string) string {
	var found []string
	for _, v := range g.vars {
		if v.typ == t {
			found = append(found, v.name)
		}
	}
	if len(found) == 0 || g.params == nil {
		return ""
	}
	return pick(&g.rand, found)
}

// function declares a function of one or two type parameters.
func (g *generic) function() {
	f := &genericFunc{name: "g" + itoa(len(g.funcs))}
	g.params, g.vars = map[string]*constraint{}, nil
	var head, list []string
	for i := range 1 + g.n(2) {
		c := pick(&g.rand, constraints)
		t := []string{"T", "U"}[i]
		f.params = append(f.params, c)
		g.params[t] = c
		v := []string{"x", "y"}[i]
		head, list = append(head, t+" "+c.code), append(list, v+" "+t)
		g.vars = append(g.vars, genericVar{v, t})
	}
	result := g.derived(2)
	if g.chance(50) {
		result = "T"
	}
	g.line("func %s[%s](%s) (out %s) {\nif fuel--; fuel < 0 {\nreturn\n}\nlist, by := []T{x}, map[string]T{\"k\": x}\n_, _ = list, by", f.name, strings.Join(head, ", "), strings.Join(list, ", "), result)
	g.vars = append(g.vars, genericVar{"list", "[]T"}, genericVar{"by", "map[string]T"}, genericVar{"out", result})
	for range 4 + g.n(5) {
		g.statement(1)
	}
	g.line("return %s\n}\n", g.value(result))
	g.funcs = append(g.funcs, f)
}

// derived is a type made of the parameters at hand.
func (g *generic) derived(depth int) string {
	t := "T"
	if len(g.params) > 1 && g.chance(50) {
		t = "U"
	}
	if depth == 0 || g.chance(30) {
		return t
	}
	switch g.n(8) {
	case 0, 1:
		return "[]" + g.derived(depth-1)
	case 2:
		return "map[string]" + g.derived(depth-1)
	case 3, 4:
		return "Box[" + g.derived(depth-1) + "]"
	case 5:
		return "[2]" + g.derived(depth-1)
	case 6:
		return "Pair[int, " + g.derived(depth-1) + "]"
	}
	return "struct{ F " + g.derived(depth-1) + " }"
}
