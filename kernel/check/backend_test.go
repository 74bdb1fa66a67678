package check

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// beyond are programs that go/types takes and the compiler does not. What it says is as
// `go build` of Go 1.26.8 prints it; "" where it builds the program.
var beyond = []struct{ name, src, want string }{
	{"no body", "func f()\n\nfunc main() { f() }", "3:6: missing function body"},
	{"no body of a method", "type T int\n\nfunc (t *T) f(x int) int\n\nfunc main() {}", "5:6: missing function body"},
	{"cycle", "type T interface{ m() interface{ T } }\n\nfunc main() {}", "3:8: invalid recursive type: anonymous interface refers to itself (see https://go.dev/issue/56103)"},
	{"cycle through another", "type (\n\tT interface{ m() map[string]struct{ f func() interface{ U } } }\n\tU interface{ m() []interface{ T } }\n)\n\nfunc main() {}", "4:4: invalid recursive type: anonymous interface refers to itself (see https://go.dev/issue/56103)"},
	{"no cycle", "type T interface{ m() T }\n\ntype U interface{ m() interface{ T } }\n\nfunc main() {}", ""},
	{"array", "var x [1 << 50]byte\n\nfunc main() {}", "3:5: type [1125899906842624]byte larger than address space"},
	{"array of arrays", "func main() {\n\ttype T [1 << 30][1 << 20]byte\n\tvar x *T\n\t_ = x\n}", "4:7: type [1073741824][1048576]byte larger than address space"},
	{"struct", "type T struct{ a, b U }\n\ntype U [1 << 49]byte\n\nvar x *T\n\nfunc main() {}", "3:6: type struct{a U; b U} too large"},
	{"channel", "func main() {\n\tc := make(chan [1 << 16]byte)\n\tclose(c)\n}", "4:2: channel element type too large (>64kB)"},
	{"channel of a field", "type T struct {\n\tn int\n\tc map[string]<-chan struct{ a [1 << 14]int }\n}\n\nfunc main() {}", "3:6: channel element type too large (>64kB)"},
	{"largest channel", "func main() {\n\tc := make(chan [1<<16 - 1]byte)\n\tclose(c)\n}", ""},
	{"variable", "var x [2_000_000_001]byte\n\nfunc main() {}", "3:5: main.x: symbol too large (2000000001 bytes > 2000000000 bytes)"},
	{"variable without a name", "var _ [2_000_000_001]byte\n\nfunc main() {}", ""},
	{"parameter", "func f(x [1 << 27]int) int { return x[0] }\n\nvar p *[1 << 27]int\n\nfunc main() {\n\tf(*p)\n}", "3:6: stack frame too large (>1GB): 0 MB locals + 1024 MB args"},
	{"misplaced", "//go:noinline\ntype T int\n\nfunc main() {}", "3:3: misplaced compiler directive"},
	{"misplaced in a function", "func main() {\n\t//go:nosplit\n\tx := 1\n\t_ = x\n}", "4:4: misplaced compiler directive"},
	{"misplaced behind code", "func main() {} //go:noinline", "3:18: misplaced compiler directive"},
	{"misplaced at the end", "func main() {}\n\n//go:noinline", "5:3: misplaced compiler directive"},
	{"placed", "// f is small.\n//\n//go:noinline\nfunc f() {}\n\n/* a */\n//go:norace\n//go:fix inline\n\nfunc main() {}", ""},
	{"constraint behind the clause", "//go:build ignore\n\nfunc main() {}", "3:3: misplaced compiler directive"},
	{"of the run time", "//go:nowritebarrier\nfunc main() {}", "3:3: //go:nowritebarrier only allowed in runtime"},
	{"of cgo", "//go:cgo_ldflag\nfunc main() {}", "3:3: //go:cgo_ldflag only allowed in cgo-generated code"},
	{"noescape", "//go:noescape\nfunc f() {}\n\nfunc main() {}", "4:6: can only use //go:noescape with external func implementations"},
	{"linkname", "//go:linkname f runtime.f\nfunc f() {}\n\nfunc main() {}", `3:3: //go:linkname only allowed in Go files that import "unsafe"`},
	{"line", "//line x.go:0\nfunc main() {}", "3:13: invalid line number: 0"},
	{"column", "/*line x.go:7:a*/\nfunc main() {}", "3:15: invalid line number: a"},
}

func TestBeyondTheTypeChecker(t *testing.T) {
	for _, test := range beyond {
		want := test.want
		if want != "" {
			want = "x.go:" + want
		}
		_, faults := File("x.go", []byte("package main\n\n"+test.src+"\n"))
		if got := faults.Error(); got != want || faults.Refused() {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, want)
		}
	}
}

// TestBeyondIsWhatTheCompilerSays builds the same programs.
func TestBeyondIsWhatTheCompilerSays(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") != "1" {
		t.Skip("GALLEY_SLOW=1 builds each program")
	}
	for _, test := range beyond {
		file := filepath.Join(t.TempDir(), "x.go")
		if err := os.WriteFile(file, []byte("package main\n\n"+test.src+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		said, err := exec.Command("go", "build", "-o", filepath.Join(t.TempDir(), "x"), file).CombinedOutput()
		place, msg, _ := strings.Cut(test.want, ": ")
		switch test.name {
		case "variable":
			place = "" // said of the last function
		case "struct":
			place, msg = "", "internal compiler error: bad type" // it means to say the same
		}
		if (err == nil) != (test.want == "") || !strings.Contains(string(said), place) || !strings.Contains(string(said), msg) {
			t.Errorf("%s: %s\nwant %s", test.name, said, test.want)
		}
	}
}

// TestTooLargeToTry: what the compiler may or may not take, or takes for something else, is refused.
func TestTooLargeToTry(t *testing.T) {
	for src, kind := range map[string]string{
		"func main() { x := [][]int{1e9: []int{}}; println(len(x)) }":                                              "frame",
		"func main() { xs := [3000 * 2000][33]int{}; for _, x := range xs { println(x[0]) } }":                     "frame",
		"func f(x *[1 << 31]byte) byte { for _, b := range *x { return b }; return 0 }; func main() { f(nil) }":    "frame",
		"func main() { f := func() (x [1 << 26]int) { return }; println(len(f())) }":                               "frame",
		"import \"unsafe\"\n\n//go:linkname f runtime.f\nfunc f() {}\n\nfunc main() { println(unsafe.Sizeof(1)) }": "construct",
		"//go:nosplit\nfunc f(n int) int { if n == 0 { return 0 }; return f(n-1) }\n\nfunc main() { f(3) }":        "construct",
	} {
		_, faults := File("x.go", []byte("package main\n\n"+src+"\n"))
		if len(faults) == 0 || !faults.Refused() || faults[0].Kind != kind {
			t.Errorf("%s: %v", src, faults)
		}
	}
	debug := "//go:debug panicnil=1\npackage main\n\nfunc main() {}\n"
	if _, faults := File("x.go", []byte(debug)); len(faults) != 1 || !faults.Refused() {
		t.Errorf("%s: %v", debug, faults)
	}
	fine := "func main() {\n\tvar x [1 << 30]byte\n\tp := &x\n\tp[5] = 1\n\tprintln(len(x), cap(p[:]))\n}"
	if _, faults := File("x.go", []byte("package main\n\n"+fine+"\n")); len(faults) != 0 {
		t.Errorf("a large variable on the heap: %v", faults)
	}
}

// TestConstraints: the go command reads them even in a file that is named to it.
func TestConstraints(t *testing.T) {
	for head, want := range map[string]string{
		"//go:build ignore":                  "",
		"//go:build foo bar":                 "x.go:1:3: parsing //go:build line: unexpected token bar",
		"//go:build a\n\n//go:build b":       "x.go:3:1: multiple //go:build comments",
		"//go:noinline":                      "x.go:1:3: misplaced compiler directive",
		"//go:embed x":                       "x.go:1:3: misplaced go:embed directive",
		"/* a\n */ //go:build b":             "x.go:2:7: misplaced compiler directive",
		"// Package main is long.\n//go:fix": "",
	} {
		_, faults := File("x.go", []byte(head+"\n\npackage main\n\nfunc main() {}\n"))
		if got := faults.Error(); got != want && !(want == "" && len(faults) == 0) {
			t.Errorf("%s: got %s, want %s", head, got, want)
		}
	}
}

// TestDeepTypes: the type checker would look at each of 2^40 parts.
func TestDeepTypes(t *testing.T) {
	var flat, generic strings.Builder
	flat.WriteString("package main\n\ntype T40 struct{}\n\n")
	generic.WriteString("package main\n\ntype T[P any] struct{ a, b P }\n\nvar x ")
	for i := range 40 {
		fmt.Fprintf(&flat, "type T%d struct{ a, b T%d }\n", i, i+1)
		generic.WriteString("T[")
	}
	flat.WriteString("\nvar x T0\n\nfunc main() {}\n")
	generic.WriteString("int" + strings.Repeat("]", 40) + "\n\nfunc main() {}\n")
	var chained strings.Builder
	chained.WriteString("package main\n\ntype T1000 struct{}\n\n")
	for i := range 1000 {
		fmt.Fprintf(&chained, "type T%d struct{ a T%d }\n", i, i+1)
	}
	chained.WriteString("\nfunc main() {}\n")
	pointers := "package main\n\nvar x " + strings.Repeat("*", 9000) + "int\n\nfunc main() {}\n"
	functions := "package main\n\nfunc main() { " + strings.Repeat("func() { ", 2000) + strings.Repeat("}() ", 2000) + "}\n"
	slices := "package main\n\nfunc main() { println(len(" + strings.Repeat("[]", 9000) + "int{})) }\n"
	for _, src := range []string{flat.String(), generic.String(), chained.String(), pointers, slices, functions} {
		if _, faults := File("x.go", []byte(src)); len(faults) != 1 || !faults.Refused() {
			t.Errorf("%v: %v", src, faults)
		}
	}
	chain := "package main\n\ntype T0 struct{ a, b *T1 }\ntype T1 struct{ a, b []T0; c [3]T2; d map[string]T2 }\ntype T2 struct{ a, b int }\n\nfunc main() {}\n"
	if _, faults := File("x.go", []byte(chain)); len(faults) != 0 {
		t.Error(faults)
	}
}
