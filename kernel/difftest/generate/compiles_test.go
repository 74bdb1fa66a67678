package generate

import (
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"
)

func TestFlowCompiles(t *testing.T)    { compiles(t, Flow, 60) }
func TestValuesCompile(t *testing.T)   { compiles(t, Values, 30) }
func TestGenericCompiles(t *testing.T) { compiles(t, Generic, 30) }

// compiles type-checks programs of the first seeds, and sees that a seed gives one program.
func compiles(t *testing.T, make func(seed uint64) []byte, seeds uint64) {
	fset := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	for seed := range seeds {
		source := make(seed)
		if !bytes.Equal(source, make(seed)) {
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
