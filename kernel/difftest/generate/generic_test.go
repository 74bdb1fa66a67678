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

// TestGenericCompiles type-checks programs, and sees that a seed gives one program.
func TestGenericCompiles(t *testing.T) {
	fset := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	for seed := range uint64(30) {
		source := Generic(seed)
		if !bytes.Equal(source, Generic(seed)) {
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
