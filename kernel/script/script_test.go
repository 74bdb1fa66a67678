package script

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const example = `package trial

import (
	"fmt"

	nb "galley/lib/notebook"
)

// Trial asks a question.
//
// At some length.
func Trial(b *nb.Book) {
	fmt.Println("before")
	// %% First
	//
	// Prose with a list:
	//
	// - one
	x := 1

	// %%
	if x > 0 {
		// an ordinary comment
		fmt.Println(x)
	}
	// %% Last, without code
}
`

func TestParse(t *testing.T) {
	s, err := Parse("analyses/trial/a_b.go", []byte(example))
	if err != nil {
		t.Fatal(err)
	}
	if s.Name() != "trial/a-b" || s.Func != "Trial" || s.BookParam != "b" || s.Plain() || s.Package != "trial" {
		t.Errorf("read %+v", s)
	}
	if s.Doc != "Trial asks a question.\n\nAt some length." {
		t.Errorf("doc %q", s.Doc)
	}
	want := []Cell{
		{N: 1, Title: "First", Prose: "Prose with a list:\n\n- one", Code: "x := 1", Line: 14, EndLine: 20},
		{N: 2, Code: "if x > 0 {\n\t// an ordinary comment\n\tfmt.Println(x)\n}", Line: 21, EndLine: 25},
		{N: 3, Title: "Last, without code", Line: 26, EndLine: 26},
	}
	if len(s.Cells) != len(want) {
		t.Fatalf("%d cells", len(s.Cells))
	}
	for i, c := range s.Cells {
		c.first = 0
		if c != want[i] {
			t.Errorf("cell %d is\n%+v\nwant\n%+v", i+1, c, want[i])
		}
	}
	if _, ok := s.CellAt(13); ok {
		t.Error("line 13 is in a cell")
	}
	if c, ok := s.CellAt(24); !ok || c.N != 2 {
		t.Error("line 24 is not in cell 2")
	}
	marked := string(s.Mark([]byte(example)))
	for _, call := range []string{`b.Cell(1, "First"); /*line a_b.go:19:2*/x := 1`, `b.Cell(2, ""); /*line a_b.go:22:2*/if x`, `b.Cell(3, "Last, without code"); /*line a_b.go:27:1*/}`} {
		if !strings.Contains(marked, call) {
			t.Errorf("no %s in\n%s", call, marked)
		}
	}
}

func TestParseFaults(t *testing.T) {
	head := "package p\n\nimport \"galley/lib/notebook\"\n\n"
	for _, test := range []struct{ name, src, want string }{
		{"syntax", "package p\nfunc {", "x.go:2:6: expected 'IDENT', found '{'"},
		{"none", "package p\n", "x.go:1:9: no analysis in this file"},
		{"not exported", head + "func a(b *notebook.Book) {}\n", "x.go:5:6: no analysis in this file: a is not exported (an analysis is func A(book *notebook.Book)"},
		{"more parameters", head + "func x() {}\n\nfunc A(b *notebook.Book, n int) error { return nil }\n", "x.go:7:6: no analysis in this file: A has another signature"},
		{"no pointer", head + "func _a(b notebook.Book) {}\n", "x.go:5:6: no analysis in this file: _a has another signature (an analysis is func Name("},
		{"two", head + "func A(b *notebook.Book) {}\nfunc B(b *notebook.Book) {}\n", "x.go:6:1: second analysis B in one file: the first is A"},
		{"no name", head + "func A(*notebook.Book) {}\n", "x.go:5:7: the Book parameter of A has no name"},
		{"nested", head + "func A(b *notebook.Book) {\n\tif true {\n\t\t// %% In\n\t}\n}\n", "x.go:7:3: cell mark inside a statement"},
		{"behind", head + "func A(b *notebook.Book) {\n\tx() // %% In\n}\n", "x.go:6:6: cell mark behind code"},
		{"outside", head + "// %% Out\n\nfunc A(b *notebook.Book) {\n}\n", "x.go:5:1: cell mark outside A"},
	} {
		_, err := Parse("x.go", []byte(test.src))
		if err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %s", test.name, err, test.want)
		}
	}
}

// FuzzParse checks that no bytes make Parse or Mark panic, and that marks move no line.
func FuzzParse(f *testing.F) {
	f.Add([]byte(example))
	files, _ := filepath.Glob("../../analyses/*/*.go")
	for _, name := range files {
		if src, err := os.ReadFile(name); err == nil {
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		s, err := Parse("x/y.go", src)
		if err != nil {
			return
		}
		if marked := s.Mark(src); strings.Count(string(marked), "\n") != strings.Count(string(src), "\n") {
			t.Error("marking changed the number of lines")
		}
	})
}
