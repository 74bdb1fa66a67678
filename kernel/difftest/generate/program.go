package generate

import (
	"fmt"
	"go/format"
	"strconv"
	"strings"
)

// gen is the state of one program's making.
type gen struct {
	rand
	size       int
	out        strings.Builder
	depth      int // of nested blocks
	names      int
	named      []*typ
	iface      *typ
	composites map[string]*typ
	funcs      []*fn
	helpers    map[string]string // declarations asked for on the way, by name
	order      []string
	scopes     []*scope
	loops      []*loop
	result     *typ // of the function being written
	returns    bool // return statements are allowed here
	budget     int  // statements left in this function
}

// fn is a function or method of the program.
type fn struct {
	name   string
	params []*typ
	result *typ
}

// loop is one that break and continue can name.
type loop struct {
	label    string
	used     bool
	function int // depth of the function it is in
}

func itoa(n int) string { return strconv.Itoa(n) }

// Size says how much a program holds.
type Size int

const (
	Tiny   Size = 1 // some 80 lines: for the eye
	Normal Size = 3 // some 300 lines
)

// Program returns the program of a seed and size, gofmt'd.
func Program(seed uint64, size Size) []byte {
	g := &gen{rand: rand{seed}, size: int(size), composites: map[string]*typ{}, helpers: map[string]string{}}
	g.push(false) // package scope
	g.types()
	for i := range g.size - 1 + g.n(2) {
		g.packageVariable(i)
	}
	for i := range g.size - 1 + g.n(g.size+1) {
		g.function(i)
	}
	g.main()
	body := g.out.String()
	for i := 0; i < len(g.order); i++ {
		body += "\n" + g.helpers[g.order[i]]
	}
	source := fmt.Sprintf("// Made by generate.Program(%d, %d).\npackage main\n\n", seed, size) + imported(body+preamble, "encoding/json", "errors", "fmt", "slices", "sort", "strconv", "strings", "sync") + preamble + body
	formatted, err := format.Source([]byte(source))
	if err != nil {
		panic(fmt.Sprintf("generate: seed %d gives a program that does not parse: %v\n%s", seed, err, source))
	}
	return formatted
}

// preamble bounds a program's running time and output.
const preamble = `
var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}
`

// line writes one line of code.
func (g *gen) line(format string, args ...any) {
	fmt.Fprintf(&g.out, format+"\n", args...)
}

// helper adds a declaration once and returns its name.
func (g *gen) helper(name, code string) string {
	if _, ok := g.helpers[name]; !ok {
		g.helpers[name] = code
		g.order = append(g.order, name)
	}
	return name
}

// types declares the named types, each with what it needs.
func (g *gen) types() {
	for i := range 1 + g.n(2) {
		g.namedNumber(i)
	}
	for i := range 1 + g.n(3) {
		g.namedStruct(i)
	}
	if g.chance(60) {
		g.interfaceType()
	}
}

func (g *gen) namedNumber(i int) {
	base := pick(&g.rand, basics[:12])
	t := &typ{name: "N" + itoa(i), kind: base.kind, bits: base.bits}
	g.line("type %s %s\n", t.name, base.name)
	if g.chance(60) {
		t.stringy = true
		format := pick(&g.rand, []string{"<%v>", t.name + "(%v)", "%v!"})
		g.line("func (x %s) String() string { return fmt.Sprintf(%q, %s(x)) }\n", t.name, format, base.name)
	}
	g.named = append(g.named, t)
	g.valueMethod(t, "Twice", t, "x + x")
}

// valueMethod declares a pure method with a given body.
func (g *gen) valueMethod(t *typ, name string, result *typ, body string) {
	t.methods = append(t.methods, &fn{name: name, result: result})
	g.line("func (x %s) %s() %s { return %s }\n", t.name, name, result.name, body)
}

func (g *gen) namedStruct(i int) {
	t := &typ{name: "S" + itoa(i), kind: structure}
	var lines []string
	var outer *typ
	if outer = g.oneOfKind(structure); outer != nil && g.chance(40) {
		t.fields = append(t.fields, field{outer.name, outer, true})
		lines = append(lines, outer.name)
	}
	for j := range 1 + g.n(3) {
		name := pick(&g.rand, []string{"A", "b", "C", "d"}) + itoa(i) + itoa(j) // apart from every embedded one's
		f := field{name, g.anyOf(1), false}
		t.fields = append(t.fields, f)
		lines = append(lines, f.name+" "+f.typ.name)
	}
	g.line("type %s struct {\n%s\n}\n", t.name, strings.Join(lines, "\n"))
	if g.chance(30) {
		t.stringy = true
		g.line("func (x %s) String() string { return %q }\n", t.name, "a "+t.name)
	}
	f := t.fields[len(t.fields)-1]
	if f.typ.whole() && f.typ.kind == integer || f.typ.kind == unsigned {
		g.line("func (x *%s) Bump() { x.%s += 3 }\n", t.name, f.name)
		t.methods = append(t.methods, &fn{name: "Get" + itoa(i), result: f.typ})
		g.line("func (x %s) Get%d() %s { return x.%s * 2 }\n", t.name, i, f.typ.name, f.name)
	}
	g.named = append(g.named, t)
}

// interfaceType declares one interface, and its method for two or more types.
func (g *gen) interfaceType() {
	result := pick(&g.rand, []*typ{intType, stringType, floatType})
	t := &typ{name: "I0", kind: iface, methods: []*fn{{name: "Rate", result: result}}}
	g.line("type I0 interface{ Rate() %s }\n", result.name)
	for i, impl := range g.named {
		if i > 1 && g.chance(40) {
			continue
		}
		g.push(true)
		g.declare("x", impl)
		g.line("func (x %s) Rate() %s { return %s }\n", impl.name, result.name, g.expr(result, 2))
		g.drop()
		impl.methods = append(impl.methods, &fn{name: "Rate", result: result})
		t.impls = append(t.impls, impl)
	}
	g.iface = t
	g.named = append(g.named, t)
}

// packageVariable is written before what its initialiser needs as often as after.
func (g *gen) packageVariable(i int) {
	t := g.basic()
	name := "g" + itoa(i)
	if g.chance(40) {
		late := "late" + itoa(i)
		g.helper(late, fmt.Sprintf("var %s %s = %s\n", late, t.name, g.literal(t)))
		g.line("var %s = %s\n", name, g.mix(t, late, 1))
	} else {
		g.line("var %s %s = %s\n", name, t.name, g.expr(t, 2))
	}
	g.declare(name, t).used = true
}

// callOnce makes sure that a function runs.
func (g *gen) callOnce(f *fn) {
	call := f.name + g.arguments(f.params, 2)
	switch {
	case f.result == nil:
		g.line("%s", call)
	case f.result.printable():
		g.line("show(%q, %s)", f.name, call)
	default:
		g.line("_ = %s", call)
	}
}

func (g *gen) main() {
	g.line("func main() {")
	g.push(true)
	g.budget = 3*g.size + g.n(2*g.size)
	g.result, g.returns = nil, false
	for g.budget > 0 {
		g.statement()
	}
	for _, f := range g.funcs {
		g.callOnce(f)
	}
	g.printAll()
	g.pop()
	g.line("}")
}
