package engine_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// names shows how types of an analysis are spelled: the import path is part of what is in the
// brackets of a generic type. (Types declared in functions are refused there.)
const names = `package trial

import (
	"fmt"

	"galley/lib/notebook"
)

type level int
type Loud int
type pair[K comparable, V any] struct { k K; v V }
type one[T any] struct{ x T }
type hidden interface{ hid(level) }
type pointed struct{}

func (p pointed) Value() int { return 1 }

// Trial shows names of types.
func Trial(book *notebook.Book) {
	type local int
	type other struct{ a level; B Loud }
	// %% Names
	for _, x := range []any{
		pair[string, level]{}, pair[string, []level]{}, pair[string, map[level]*Loud]{}, pair[string, pair[level, Loud]]{},
		pair[string, struct{ a level; B Loud }]{}, pair[string, interface{ hid(level) }]{},
		one[func(level, ...Loud) (level, error)]{}, one[[]one[level]]{}, one[any]{}, one[struct{}]{}, one[fmt.Stringer]{},
		one[chan<- level]{}, one[[3]level]{}, map[string]one[level]{}, struct{ a level; b one[level] }{},
		new(interface{ hid(level); Pub() }), one[hidden]{}, new(hidden),
		local(1), []local{}, other{},
		one[struct{ a int "tag" }]{}, one[struct{ level }]{}, one[*notebook.Book]{}, level(1),
	} {
		fmt.Printf("%T\n", x)
	}
	fmt.Printf("%v %+v %#v\n", one[level]{}, one[level]{}, one[level]{})
	try(func() { var e any = one[level]{}; fmt.Println(e.(one[Loud])) })
	try(func() { var e any = level(1); fmt.Println(e.(Loud)) })
	try(func() { var e any = level(1); fmt.Println(e.(hidden)) })
	try(func() { vs := []interface{ Value() int }{pointed{}, (*pointed)(nil)}; for _, v := range vs { fmt.Println(v.Value()) } })
}

func try(f func()) {
	type local string
	defer func() { fmt.Printf("%v %T\n", recover(), local("")) }()
	f()
}
`

func TestTypeNamesOfAnAnalysis(t *testing.T) {
	outcome, err := runBook(t, names)
	if err != nil {
		t.Fatal(err)
	}
	if got := outcome.Stdout(); got != compiledTrial(t, names) {
		t.Errorf("interpreted:\n%s\ncompiled:\n%s", got, compiledTrial(t, names))
	}
}

// compiledTrial is what function Trial of package galley/analyses/trial prints when the
// compiler has built it. The package is laid over the module's files for one run.
func compiledTrial(t *testing.T, src string) string {
	t.Helper()
	dir := t.TempDir()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	main := `package main

import (
	"os"

	"galley/analyses/trial"
	"galley/lib/notebook"
)

func main() {
	b := notebook.New(notebook.Options{Name: "trial/trial"})
	trial.Trial(b)
	os.Stdout.WriteString(b.Outcome().Stdout())
}
`
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		return filepath.ToSlash(path)
	}
	replace := strings.NewReplacer(
		"TRIAL", filepath.ToSlash(filepath.Join(root, "analyses/trial/trial.go")), "TO", write("trial.go", src),
		"MAIN", filepath.ToSlash(filepath.Join(root, "analyses/trial/cmd/main.go")), "FROM", write("main.go", main),
	)
	overlay := write("overlay.json", replace.Replace(`{"Replace": {"TRIAL": "TO", "MAIN": "FROM"}}`))
	bin := filepath.Join(dir, "trial")
	build := exec.Command("go", "build", "-buildvcs=false", "-overlay", overlay, "-o", bin, "./analyses/trial/cmd")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	out, err := exec.Command(bin).CombinedOutput()
	if err != nil {
		t.Fatalf("the compiled program: %v\n%s", err, out)
	}
	return string(out)
}
