package generate

import (
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"regexp"
	"testing"
)

// TestFlowCompiles type-checks programs, and sees that a seed gives one program.
func TestFlowCompiles(t *testing.T) {
	fset := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	for seed := range uint64(60) {
		source := Flow(seed)
		if !bytes.Equal(source, Flow(seed)) {
			t.Errorf("seed %d gives two programs", seed)
		}
		f, err := parser.ParseFile(fset, "p.go", source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if _, err := config.Check("main", fset, []*ast.File{f}, nil); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// TestFlowForms: few programs hold every way of leaving and of going on.
func TestFlowForms(t *testing.T) {
	var all []byte
	for seed := range uint64(80) {
		source := Flow(seed)
		all = append(all, source[bytes.Index(source, []byte("func curry[")):]...)
	}
	for _, form := range []string{
		`\bbreak [A-Z]`, `\bcontinue [A-Z]`, `\bgoto G`, `\bgoto B`, `\bfallthrough\b`, `\bdefer func`, `\bdefer st\.`,
		`\bpanic\(x`, `:= recover\(\)`, `\bselect \{`, `\.\(type\) \{`, `range walk\(`, `range insisting\(`, `range text \{`,
		`return [^\n]*, err\b`, `\n\t+return\n`, `for [a-z.0-9\[\]]+ = range`,
		`\(\*S\)\.add\b`, `getter\.get\(`, `WI\{WI`, `u == v`, `List\[My\]`, `\.swap\(\)`, `added\[My\]`, `range v\.root\.all`,
		`-v / 3`, `uint8\(w\) % 70`, `zero/zero`, `complex\(float32`, `\biota\b`, `\bclear\(v\)`, `\[\]rune\(v\)`, `:= st\.s\n`,
		`, ok := w\.\(adder\); ok \{\n\s*u\.add\(t\(`, `iter\.Pull2\(pairs`, `wg\.Go\(func`, `w = append\(w, len`, `len := func`, `nil := `, `type outer struct`, `case \*Stack\[int\]:`, `ctx\.Done\(\)`, `func init\(\)`, `os\.Exit`,
	} {
		if !regexp.MustCompile(form).Match(all) {
			t.Errorf("no program has %s", form)
		}
	}
}
