package lower_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/kernel/check"
	"galley/kernel/diag"
	"galley/kernel/engine"
	"galley/kernel/lower"
)

// analysis is a script of about 300 lines, in the manner of one.
func analysis() []byte {
	var b strings.Builder
	b.WriteString("package main\n\nimport (\n\t\"fmt\"\n\t\"sort\"\n\t\"strings\"\n)\n\ntype row struct {\n\tname  string\n\tvalue float64\n\ttags  map[string]int\n}\n\n")
	for i := range 18 {
		fmt.Fprintf(&b, `func part%d(rows []row) (total float64, names []string) {
	for i, r := range rows {
		if r.value < float64(i) {
			continue
		}
		total += r.value * %d
		names = append(names, fmt.Sprintf("%%s-%%d", r.name, i))
	}
	sort.Slice(names, func(i, j int) bool { return strings.ToLower(names[i]) < strings.ToLower(names[j]) })
	func() {
		defer fmt.Print()
		total++
	}()
	return total, names
}

`, i, i+1)
	}
	b.WriteString("func main() {\n\trows := []row{{name: \"a\", value: 1}, {name: \"b\", value: 2.5}}\n")
	for i := range 18 {
		fmt.Fprintf(&b, "\tfmt.Println(part%d(rows))\n", i)
	}
	b.WriteString("}\n")
	return []byte(b.String())
}

func BenchmarkLower(b *testing.B) {
	src := analysis()
	b.Logf("%d lines", strings.Count(string(src), "\n"))
	checked := make([]*check.Checked, 0, 8)
	for b.Loop() {
		b.StopTimer()
		c, faults := check.File("x.go", src)
		if len(faults) > 0 {
			b.Fatal(faults)
		}
		checked = append(checked[:0], c)
		b.StartTimer()
		if _, faults := lower.Lower(c, "main"); len(faults) > 0 {
			b.Fatal(faults)
		}
	}
}

func BenchmarkCompile(b *testing.B) {
	src := analysis()
	for b.Loop() {
		if _, err := engine.Compile("x.go", src); err != nil {
			b.Fatal(err)
		}
	}
}

func TestPlacesAreTheScripts(t *testing.T) {
	c, faults := check.File("x.go", analysis())
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	p, faults := lower.Lower(c, "main")
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, place := range p.Places[1:] {
		if place.Filename != "x.go" || place.Line < 15 {
			t.Errorf("a mark leads to %v", place)
		}
	}
	if !strings.HasPrefix(p.Source, "package main\n") {
		t.Error("the lowered program is no package main")
	}
}

// TestSameText: a script with methods, or with aliases of types with methods, is lowered to the
// same text each time, whatever the order of maps.
func TestSameText(t *testing.T) {
	for _, name := range []string{"library/json_encoding_everywhere", "generics/methods_and_embedding"} {
		src, err := os.ReadFile("../difftest/testdata/" + name + ".go")
		if err != nil {
			t.Fatal(err)
		}
		first := ""
		for i := range 8 {
			c, faults := check.File("x.go", src)
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			p, faults := lower.Lower(c, "main")
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			if i > 0 && p.Source != first {
				t.Fatalf("%s: lowered to another text", name)
			}
			first = p.Source
		}
	}
}

// FuzzLower checks that no bytes make the engine panic, and that what it accepts is taken by
// the interpreter.
func FuzzLower(f *testing.F) {
	f.Add(analysis())
	files, _ := filepath.Glob("../difftest/testdata/*/*.go")
	for i, name := range files {
		if i%9 != 0 {
			continue
		}
		if src, err := os.ReadFile(name); err == nil {
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 1<<16 {
			return
		}
		_, err := engine.Compile("x.go", src)
		var list diag.List
		if err != nil && !errors.As(err, &list) {
			t.Fatalf("not a list of diagnostics: %v", err)
		}
		for _, d := range list {
			if strings.HasPrefix(d.Msg, "something in this script") {
				t.Error(d)
			}
		}
	})
}
