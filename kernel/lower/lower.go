package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"galley/kernel/check"
	"galley/kernel/diag"
	"galley/kernel/rt"
)

// Program is a lowered script. It belongs to one machine and runs once.
type Program struct {
	Source  string
	Exports map[string]reflect.Value // of the package that Source imports as n
	Machine *rt.Machine
	Places  []token.Position // what Machine.Mark indexes; Places[0] is unknown
	// Book points to the variable that the script's Book parameter is taken from; nil in a
	// package main.
	Book reflect.Value
	// Uses tells which compiled functions and variables the program names ("os.Stdin").
	Uses map[string]bool
}

// lowering is the work on one script.
type lowering struct {
	c       *check.Checked
	prog    *ssa.Program
	m       *rt.Machine
	out     []byte // functions
	spare   *body
	exports map[string]reflect.Value
	faults  diag.List
	places  []token.Position
	placeOf []int32 // the number of each place, by its offset in the file; 0 if it has none
	open    []span  // see orderFile
	uses    map[string]bool

	forms  map[reflect.Type]*form
	kinds  []kind
	kindOf pointers               // numbers of kinds, by type
	consts map[constantKey]string // their names
	cached map[string]string      // made-up natives, by what they do
	types  typeutil.Map           // descriptor numbers

	names   map[*ssa.Function]string
	queue   []*ssa.Function
	globals map[*ssa.Global]string
	decls   strings.Builder // package-level variables
	prelude strings.Builder // statements at the start of main
	values  map[*ssa.Function]string
	callees map[*ssa.Function]string // compiled functions, by how they are called
	count   int
	looked  map[*ssa.Function]bool // see within
	logged  *bool                  // see namesPlaces
	named   bool                   // values know the variables that they are put into
	drops   bool                   // functions that do not recover must drop the right to

	nilsSeen bool      // see nilSlices
	here     token.Pos // place of the work, for refusals
}

// Lower lowers the script's entry function (its analysis, or main) and all it reaches.
func Lower(c *check.Checked, entry string) (p *Program, faults diag.List) {
	size := int(c.File.FileEnd - c.File.FileStart)
	l := &lowering{
		c: c, out: make([]byte, 0, 4*size), exports: map[string]reflect.Value{}, places: make([]token.Position, 1, 64),
		placeOf: make([]int32, size+1), uses: map[string]bool{},
		forms: map[reflect.Type]*form{}, consts: map[constantKey]string{}, cached: map[string]string{}, names: map[*ssa.Function]string{}, globals: map[*ssa.Global]string{},
		values: map[*ssa.Function]string{}, callees: map[*ssa.Function]string{}, looked: map[*ssa.Function]bool{},
	}
	local := map[*types.Package]bool{c.Pkg: true}
	for _, s := range c.Prelude {
		local[s.Pkg] = true
	}
	l.kindOf.reset(64)
	l.m = rt.New(c.Pkg, func(p *types.Package) bool { return local[p] })
	l.m.Override = l.methodNamed
	pkg := l.build()
	if pkg == nil {
		return nil, l.faults
	}
	for _, q := range c.Pkg.Imports() {
		l.m.UsePackage(q.Path())
	}
	p = &Program{Machine: l.m, Exports: l.exports, Uses: l.uses}
	l.natives()
	main := pkg.Func(entry)
	init := pkg.Func("init")
	call := l.function(main) + "()"
	if main.Signature.Params().Len() == 1 {
		r := l.m.Reflect(main.Signature.Params().At(0).Type())
		p.Book = reflect.New(r)
		l.exports["Book"] = p.Book
		l.exports["Initialised"] = reflect.ValueOf(l.m.Early())
		call = "Initialised()\n" + l.function(main) + "(*Book)"
	}
	start := l.function(init) + "()"
	l.drain()
	l.methods()
	var src strings.Builder
	src.Grow(l.decls.Len() + l.prelude.Len() + len(l.out) + 200)
	src.WriteString("package main\n\nimport . \"n\"\n\nvar mark *int\n\n")
	src.WriteString(l.decls.String())
	src.WriteString("func main() {\n")
	src.WriteString(l.prelude.String())
	src.WriteString("mark = Start()\n" + start + "\n" + call + "\nReturned()\n}\n")
	src.Write(l.out)
	p.Source = src.String()
	p.Places = l.places
	if len(l.faults) > 0 {
		l.faults.Sort()
		return nil, l.faults
	}
	return p, nil
}

// build brings the script and the prelude into SSA form; nil when that failed.
func (l *lowering) build() (pkg *ssa.Package) {
	defer func() {
		if v := recover(); v != nil {
			l.refuse("construct", l.c.File.Name.Pos(), fmt.Sprintf("something in this script (%v)", v))
			pkg = nil
		}
	}()
	l.prog = ssa.NewProgram(l.c.Fset, ssa.InstantiateGenerics)
	source := map[*types.Package]*check.Source{}
	for _, s := range l.c.Prelude {
		source[s.Pkg] = s
	}
	seen := map[*types.Package]bool{}
	var built []*ssa.Package
	need := needed(l.c)
	var create func(p *types.Package)
	create = func(p *types.Package) {
		if seen[p] {
			return
		}
		seen[p] = true
		s := source[p]
		if s == nil { // compiled; nothing here calls what it imports
			l.createCompiled(p, need.compiled[p])
			return
		}
		for _, q := range p.Imports() {
			create(q)
		}
		built = append(built, l.prog.CreatePackage(p, need.files(s), s.Info, true))
	}
	for _, s := range l.c.Prelude {
		create(s.Pkg)
	}
	for _, p := range l.c.Pkg.Imports() {
		create(p)
	}
	rangeArrays(l.c.File, l.c.Info)
	var failed token.Pos
	if failed, l.open = orderFile(l.c.File, l.c.Info, l.c.Pkg); failed.IsValid() {
		l.refuse("order", failed, "this statement")
		return nil // half rewritten
	}
	pkg = l.prog.CreatePackage(l.c.Pkg, []*ast.File{l.c.File}, l.c.Info, false)
	for _, p := range built {
		p.Build()
	}
	l.named = valueMethods(l.c.File)
	pkg.SetDebugMode(l.named) // a fifth of the time, so only for those who ask
	pkg.Build()
	l.drops = need.recovers && dynamicDefers(l.c.File, l.c.Info)
	return pkg
}

// refuse notes a refusal, once per place and kind.
func (l *lowering) refuse(kind string, pos token.Pos, what string) {
	d := diag.Refuse(kind, l.c.Fset.Position(pos), what)
	for _, f := range l.faults {
		if f == d {
			return
		}
	}
	l.faults.Add(d)
}

// function returns the name of a lowered function and queues its body.
func (l *lowering) function(fn *ssa.Function) string {
	if s, ok := l.names[fn]; ok {
		return s
	}
	s := l.name("f") + "_" + plainName(fn.Name())
	l.names[fn] = s
	l.queue = append(l.queue, fn)
	return s
}

// drain writes the bodies of queued functions.
func (l *lowering) drain() {
	for len(l.queue) > 0 {
		fn := l.queue[0]
		l.queue = l.queue[1:]
		l.body(fn)
	}
}

// mark returns the number of a place in the script; 0 when pos is not in it.
func (l *lowering) mark(pos token.Pos) int {
	if !pos.IsValid() || pos < l.c.File.FileStart || pos > l.c.File.FileEnd {
		return 0
	}
	at := &l.placeOf[pos-l.c.File.FileStart]
	if *at == 0 {
		*at = int32(len(l.places))
		l.places = append(l.places, l.c.Fset.Position(pos))
		if slices.ContainsFunc(l.open, func(s span) bool { return s.has(pos) }) {
			l.m.Choice(int(*at))
		}
	}
	return int(*at)
}
