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

// TestProgramsCompile type-checks programs of both sizes.
func TestProgramsCompile(t *testing.T) {
	fset := token.NewFileSet()
	sources := importer.ForCompiler(fset, "source", nil)
	for seed := range uint64(60) {
		size := Tiny
		if seed%2 == 1 {
			size = Normal
		}
		f, err := parser.ParseFile(fset, "p.go", Program(seed, size), parser.SkipObjectResolution)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		config := types.Config{Importer: sources}
		if _, err := config.Check("main", fset, []*ast.File{f}, nil); err != nil {
			t.Errorf("seed %d, size %d: %v", seed, size, err)
		}
	}
}

// TestSameSeedSameProgram: bytes depend on seed and size alone.
func TestSameSeedSameProgram(t *testing.T) {
	for seed := range uint64(20) {
		if !bytes.Equal(Program(seed, Normal), Program(seed, Normal)) {
			t.Errorf("seed %d gives two programs", seed)
		}
	}
	if bytes.Equal(Program(1, Normal), Program(2, Normal)) {
		t.Error("two seeds give one program")
	}
}
