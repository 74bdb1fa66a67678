package generate

import (
	"fmt"
	"go/format"
	"strings"
)

// flow is the state of the making of one program about control flow.
type flow struct {
	rand
	b      *strings.Builder
	number int
	left   int // statements that may still be written in this function
	depth  int
	funcs  int
	frames []*frame
	small  []small
	vars   []string // readable ints
	set    []string // those that may be assigned
}

// frame is one function or function literal being written.
type frame struct {
	result string // name of the named int result, "" for none
	value  bool   // returns an int
	pair   bool   // returns (int, error)
	exits  []*exit
}

// exit is where break, continue or goto may lead.
type exit struct {
	label   string
	used    bool
	loop    bool // continue may lead there
	forward bool // the label is after the block, for goto
}

// Flow makes a program about control flow: loops of all forms with labels, goto, switch with
// fallthrough, deferred calls that recover, change results and panic again, ranges over
// functions left through several levels, closures that change what they capture, copies of
// arrays and structs, methods bound, promoted and of type parameters, numbers of every width. What it prints is a trace of the way it went.
func Flow(seed uint64) []byte {
	g := &flow{rand: rand{seed ^ 0x5eed<<32}, b: &strings.Builder{}}
	count := 1 + g.n(3)
	if g.chance(60) {
		g.smalls()
	}
	for range count {
		g.function()
	}
	level := g.chance(40)
	if level {
		g.packageLevel()
	}
	g.line("func main() {")
	if level {
		g.line("shownPackage()")
	}
	for i := range count {
		for _, k := range []int{0, 1, 5} {
			g.line("try(%d, f%d, %d)", g.id(), i, k)
		}
	}
	if g.chance(40) {
		g.line("defer t(%d, \"main ends\")\nfuel, shown = 200, 0", g.id())
		g.line("r, err := f%d(%d)\nt(%d, r, err)", count-1, g.n(6), g.id())
	}
	if g.chance(35) {
		g.ending()
	}
	g.line("}")
	body := flowHead + flowTypes + g.b.String()
	list := imported(body, "cmp", "context", "errors", "fmt", "iter", "os", "runtime", "slices", "sync", "sync/atomic")
	source := fmt.Sprintf("// Made by generate.Flow(%d).\npackage main\n\n%s%s", seed, list, body)
	formatted, err := format.Source([]byte(source))
	if err != nil {
		panic(fmt.Sprintf("generate: flow seed %d does not parse: %v\n%s", seed, err, source))
	}
	return formatted
}

func (g *flow) line(format string, args ...any) { fmt.Fprintf(g.b, format+"\n", args...) }

func (g *flow) id() int { g.number++; return g.number }

func (g *flow) name(prefix string) string { return fmt.Sprint(prefix, g.id()) }

// function declares the next function. It calls earlier ones only.
func (g *flow) function() {
	g.line("func f%d(k int) (r int, err error) {\nif fuel--; fuel < 0 {\nreturn -1, nil\n}", g.funcs)
	g.line("a, b, c := k, k+1, 7\narr := [3]int{4, k, 6}\nst := S{k, [2]int{1, 2}, \"s\"}\nm := map[int]int{1: 10, 2: 20, 3: 30}")
	g.line("s := []int{5, 6, 7, k}\ntext := \"aé日\\xffz\"\nvar fs []func(int) int\nvar e any = k\nvar p = &a\nch := make(chan int, 2)\nvar none chan int")
	g.line("_, _, _, _, _, _, _, _, _, _, _, _, _ = b, c, arr, st, m, s, text, fs, e, p, ch, none, a")
	g.vars = []string{"a", "b", "c", "k", "r", "arr[1]", "st.x", "st.in[0]", "s[0]", "*p", "len(text)"}
	g.set = []string{"a", "b", "c", "r", "arr[1]", "st.x", "st.in[1]", "s[2]", "*p", "m[2]", "arr[uint(a)%3]"}
	g.left, g.depth = 10+g.n(18), 0
	if g.chance(6) { // many variables at once
		g.left *= 4
	}
	g.frames = []*frame{{result: "r", value: true, pair: true}}
	for g.left > 0 {
		g.statement()
	}
	g.line("for i, f := range fs {\nt(%d, i, f(i))\n}", g.id())
	g.line("t(%d, a, b, c, r, arr, st, len(m), s, *p, len(ch), told(e))", g.id())
	g.line("return %s, err\n}\n", g.expr(2))
	g.funcs++
}

func (g *flow) frame() *frame { return g.frames[len(g.frames)-1] }

// block writes statements in braces that are there already.
func (g *flow) block(most int) {
	vars, set := len(g.vars), len(g.set)
	g.depth++
	for range 1 + g.n(most) {
		g.statement()
	}
	g.depth--
	g.vars, g.set = g.vars[:vars], g.set[:set]
}

// within writes what write writes somewhere else, to be put behind a label that it may use.
func (g *flow) within(x *exit, write func()) string {
	outer := g.b
	g.b = &strings.Builder{}
	f := g.frame()
	f.exits = append(f.exits, x)
	write()
	f.exits = f.exits[:len(f.exits)-1]
	text := g.b.String()
	g.b = outer
	return text
}

// literal writes the body of a function literal of some form, after its "func".
func (g *flow) literal(f *frame, most int) {
	g.frames = append(g.frames, f)
	vars, set := len(g.vars), len(g.set)
	if f.result != "" {
		g.vars, g.set = append(g.vars, f.result), append(g.set, f.result)
	}
	g.block(most)
	switch {
	case f.result != "" && g.chance(50):
		g.line("return")
	case f.value:
		g.line("return %s", g.expr(2))
	}
	g.vars, g.set = g.vars[:vars], g.set[:set]
	g.frames = g.frames[:len(g.frames)-1]
}
