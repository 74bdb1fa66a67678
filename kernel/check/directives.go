package check

import (
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"galley/kernel/diag"
)

// Directives that say something of the function declared next, and those of the run time.
var (
	ofFunctions = []string{"go:noescape", "go:norace", "go:nosplit", "go:noinline", "go:nocheckptr", "go:uintptrescapes", "go:registerparams", "go:cgo_unsafe_args"}
	ofRuntime   = []string{"go:systemstack", "go:nowritebarrier", "go:nowritebarrierrec", "go:yeswritebarrierrec"}
)

const misplaced = "misplaced compiler directive"

// directives finds compiler directives (//go:… and //line) that are misplaced or misused, in
// the words of the compiler and the go command, and refuses those that change the program.
func directives(c *Checked, src []byte) (faults diag.List) {
	unsafe, constrained := false, false
	for _, spec := range c.File.Imports {
		unsafe = unsafe || spec.Path.Value == `"unsafe"`
	}
	for _, group := range c.File.Comments {
		for _, comment := range group.List {
			d := &directive{c: c, src: src, pos: comment.Slash, raw: comment.Text, unsafe: unsafe}
			fault, at := lineFault(d)
			if d.read() {
				at = 2
				if d.verb == "go:build" && d.pos < c.File.Package {
					if constrained {
						fault, at = "multiple //go:build comments", 0
					}
					constrained = true
				}
				if fault == "" {
					fault = d.fault()
				}
				if fault == "" && d.refused() {
					faults.Add(diag.Refuse("construct", c.Fset.Position(d.pos), "//"+d.verb))
				}
			}
			if fault != "" {
				faults.Add(diag.Diagnostic{Pos: c.Fset.Position(d.pos + token.Pos(at)), Msg: fault})
			}
		}
	}
	return append(faults, directedFunctions(c)...)
}

// directive is one comment that speaks to the compiler.
type directive struct {
	c      *Checked
	src    []byte
	pos    token.Pos // of the comment
	raw    string    // the comment
	text   string    // without its marks
	verb   string    // "go:noinline"
	unsafe bool      // the script imports package unsafe
}

// read takes the comment apart; false if it is none for the compiler.
func (d *directive) read() bool {
	d.text = strings.TrimSuffix(d.raw[2:], "\r")
	if strings.HasPrefix(d.raw, "/*") {
		d.text = strings.TrimSuffix(d.raw[2:], "*/")
	}
	d.verb, _, _ = strings.Cut(d.text, " ")
	return strings.HasPrefix(d.text, "go:")
}

// fault is what the compiler says about the directive, "" if nothing.
func (d *directive) fault() string {
	fields := strings.Fields(d.text)
	switch {
	case !d.alone():
		return misplaced
	case d.verb == "go:build":
		if d.pos > d.c.File.Package {
			return misplaced
		}
		if _, err := constraint.Parse(d.raw); err != nil && strings.HasPrefix(d.raw, "//") {
			return fmt.Sprintf("parsing //go:build line: %v", err)
		}
	case d.verb == "go:wasmimport" && len(d.text) > len(d.verb) && len(fields) != 3:
		return "usage: //go:wasmimport importmodule importname"
	case d.verb == "go:wasmexport" && len(d.text) > len(d.verb) && len(fields) != 2:
		return "usage: //go:wasmexport exportname"
	case d.verb == "go:linkname" && len(d.text) > len(d.verb):
		if len(fields) != 2 && len(fields) != 3 {
			return "usage: //go:linkname localname [linkname]"
		}
		if !d.unsafe {
			return `//go:linkname only allowed in Go files that import "unsafe"`
		}
	case d.verb == "go:embed":
		if len(fields) == 1 {
			return "usage: //go:embed pattern..."
		}
		if !d.beforeVariable() {
			return "misplaced go:embed directive"
		}
		return `go:embed requires import "embed" (or import _ "embed", if package is not used)`
	case strings.HasPrefix(d.verb, "go:cgo_") && (d.verb != "go:cgo_import_dynamic" || len(fields) < 4):
		return fmt.Sprintf("//%s only allowed in cgo-generated code", d.text)
	case slices.Contains(ofRuntime, d.verb):
		return fmt.Sprintf("//%s only allowed in runtime", d.verb)
	case d.verb == "go:uintptrkeepalive":
		return fmt.Sprintf("//%s is only allowed in the standard library", d.verb)
	case slices.Contains(ofFunctions, d.verb) && !d.beforeFunction():
		return misplaced
	}
	return ""
}

// refused tells whether the directive changes what the program does.
func (d *directive) refused() bool {
	switch d.verb {
	case "go:debug":
		return d.pos < d.c.File.Package // elsewhere it does nothing
	case "go:linkname", "go:cgo_import_dynamic":
		return len(d.text) > len(d.verb)
	}
	return false
}

// alone tells whether nothing but space stands before the directive on its line.
func (d *directive) alone() bool {
	file := d.c.Fset.File(d.pos)
	end := file.Offset(d.pos)
	start := file.Offset(file.LineStart(file.PositionFor(d.pos, false).Line))
	return end > len(d.src) || strings.TrimSpace(string(d.src[start:end])) == ""
}

// beforeFunction tells whether the next declaration is a function's, and the directive
// stands in none.
func (d *directive) beforeFunction() bool {
	for _, decl := range d.c.File.Decls {
		f, ok := decl.(*ast.FuncDecl)
		switch {
		case ok && d.pos < f.Type.Func:
			return d.pos > d.c.File.Package
		case ok && d.pos < f.End(), !ok && d.pos < decl.End():
			return false
		}
	}
	return false
}

// beforeVariable tells whether a variable's declaration follows at once.
func (d *directive) beforeVariable() (before bool) {
	end, next := d.pos+token.Pos(len(d.raw)), token.NoPos
	ast.Inspect(d.c.File, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		decl, ok := n.(*ast.GenDecl)
		start := n.Pos()
		if ok {
			start = decl.TokPos // its comments are not the beginning
		}
		switch n := n.(type) {
		case *ast.Comment, *ast.CommentGroup:
			return false
		case *ast.ValueSpec:
			start = n.Names[0].Pos()
		}
		if start >= end && (next == token.NoPos || start < next || ok && start == next) { // a DeclStmt begins where its GenDecl does
			next = start
			before = ok && decl.Tok == token.VAR && !decl.Lparen.IsValid()
		}
		if ok && decl.Tok == token.VAR && decl.Lparen < d.pos && d.pos < decl.Rparen {
			for _, spec := range decl.Specs {
				names := spec.(*ast.ValueSpec).Names
				if names[0].Pos() >= end && (next == token.NoPos || names[0].Pos() < next) {
					next, before = names[0].Pos(), true
				}
				if spec.End() > d.pos {
					break
				}
			}
		}
		return true
	})
	return before
}

// lineFault is what the compiler says about a //line directive that names no line, and how
// far into the comment.
func lineFault(d *directive) (fault string, at int) {
	text, ok := strings.CutPrefix(strings.TrimSuffix(d.raw[2:], "*/"), "line ")
	if !ok || strings.HasPrefix(d.raw, "//") && d.c.Fset.PositionFor(d.pos, false).Column != 1 {
		return "", 0
	}
	text = strings.TrimSuffix(text, "\r")
	const limit = 1 << 30
	number := func(s string) (start int, n uint64, err error) {
		start = strings.LastIndexByte(s, ':') + 1
		n, err = strconv.ParseUint(s[start:], 10, 0)
		return start, n, err
	}
	i, n, err := number(text)
	if i == 0 {
		return "", 0
	}
	before := len("//line ") + i
	if err != nil {
		return "invalid line number: " + text[i:], before
	}
	if j, line, err := number(text[:i-1]); j > 0 && err == nil {
		if n == 0 || n > limit {
			return "invalid column number: " + text[i:], before
		}
		i, n, before, text = j, line, len("//line ")+j, text[:i-1]
	}
	if n == 0 || n > limit {
		return "invalid line number: " + text[i:], before
	}
	return "", 0
}

// directedFunctions finds functions that cannot be what a directive says of them.
func directedFunctions(c *Checked) (faults diag.List) {
	nosplit := map[string]bool{}
	each := func(verb string, do func(f *ast.FuncDecl)) {
		for _, decl := range c.File.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || f.Doc == nil {
				continue
			}
			for _, comment := range f.Doc.List {
				if text, _, _ := strings.Cut(comment.Text, " "); strings.TrimSuffix(text, "\r") == "//"+verb {
					do(f)
				}
			}
		}
	}
	each("go:noescape", func(f *ast.FuncDecl) {
		if f.Body != nil {
			faults.Add(diag.Diagnostic{Pos: c.Fset.Position(start(f)), Msg: "can only use //go:noescape with external func implementations"})
		}
	})
	each("go:nosplit", func(f *ast.FuncDecl) { nosplit[f.Name.Name] = true })
	each("go:nosplit", func(f *ast.FuncDecl) {
		if f.Body != nil && mayOverflow(f, nosplit) {
			faults.Add(diag.Refuse("construct", c.Fset.Position(f.Name.Pos()), "//go:nosplit before a function that may not fit its stack"))
		}
	})
	return faults
}

// mayOverflow tells whether a function that does not grow its stack could need more than
// the 792 bytes that the linker allows: it calls another such, or is no small function.
func mayOverflow(f *ast.FuncDecl, nosplit map[string]bool) (risk bool) {
	nodes := 0
	ast.Inspect(f.Body, func(n ast.Node) bool {
		nodes++
		switch n := n.(type) {
		case *ast.CallExpr:
			switch fun := ast.Unparen(n.Fun).(type) {
			case *ast.Ident:
				risk = risk || nosplit[fun.Name]
			case *ast.SelectorExpr:
				risk = risk || nosplit[fun.Sel.Name]
			}
		case *ast.ArrayType, *ast.StructType:
			risk = true
		}
		return true
	})
	return risk || nodes > 200
}
