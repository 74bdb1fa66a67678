package engine_test

import (
	"bytes"
	"context"
	"errors"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"testing"
	"time"

	"galley/kernel/diag"
	"galley/kernel/engine"
	"galley/lib/notebook"
)

const book = `package trial

import (
	"fmt"

	"galley/lib/notebook"
)

type row struct {
	name  string
	value float64
}

// Trial tries a notebook.
func Trial(book *notebook.Book) {
	rows := []row{{"a", 1}, {"b", 2.5}}
	// %% Look
	//
	// Some *prose*.
	fmt.Println("rows", rows)
	book.Number("x", rows[1].value, 2)

	// %% Fail
	i := len(rows)
	fmt.Println(rows[i].name)
}
`

func runBook(t *testing.T, src string) (*notebook.Outcome, error) {
	t.Helper()
	p, err := engine.Compile("analyses/trial/trial.go", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	b := notebook.New(notebook.Options{Name: "trial/trial", Line: p.Line})
	err = p.RunBook(context.Background(), b, b.Stdout(), b.Stderr())
	return b.Outcome(), err
}

func TestBookFailureNamesLineAndCell(t *testing.T) {
	outcome, err := runBook(t, book)
	var f *engine.Failure
	if !errors.As(err, &f) {
		t.Fatalf("want a failure, got %v", err)
	}
	if f.Line != 25 || f.Cell != 2 || f.Title != "Fail" {
		t.Errorf("failure at line %d, cell %d %q; want 25, 2 \"Fail\"", f.Line, f.Cell, f.Title)
	}
	if !strings.Contains(f.Reason, "index out of range [2] with length 2") {
		t.Errorf("reason is %q", f.Reason)
	}
	if got := outcome.Stdout(); got != "rows [{a 1} {b 2.5}]\n" {
		t.Errorf("printed %q", got)
	}
	if v, ok := outcome.Value("x"); !ok || v != "2.50" {
		t.Errorf("value x is %q", v)
	}
}

func TestBookStops(t *testing.T) {
	src := strings.Replace(book, "fmt.Println(rows[i].name)", `book.Check(fmt.Errorf("bad row %d", i))`, 1)
	_, err := runBook(t, src)
	var f *engine.Failure
	if !errors.As(err, &f) || f.Line != 25 || !strings.Contains(f.Reason, "bad row 2") {
		t.Errorf("got %v", err)
	}
}

// What initialisers print is in no cell: interpreted it would stand before the first, compiled
// after the last.
func TestInitialisersPrintNothing(t *testing.T) {
	const head = "package trial\n\nimport (\n\t\"fmt\"\n\n\t\"galley/lib/notebook\"\n)\n\n"
	const trial = "\nfunc Trial(book *notebook.Book) { say(\"in\") }\n\nfunc say(s string) int { fmt.Println(s); return 1 }\n"
	for _, test := range []struct {
		src  string
		line int // of the refusal, 0: none
	}{
		{"var x = say(\"var\")\n", 13},
		{"func init() { fmt.Printf(\"init\") }\n", 9},
		{"var x = say\n", 0},
	} {
		outcome, err := runBook(t, head+test.src+trial)
		var list diag.List
		switch {
		case test.line == 0:
			if err != nil || outcome.Stdout() != "in\n" {
				t.Errorf("%s: %v, printed %q", test.src, err, outcome.Stdout())
			}
		case !errors.As(err, &list) || list[0].Kind != "process" || list[0].Pos.Line != test.line || outcome.Stdout() != "":
			t.Errorf("%s: %v, printed %q; want a refusal at line %d", test.src, err, outcome.Stdout(), test.line)
		}
	}
}

func TestInstrumentKeepsLinesAndColumns(t *testing.T) {
	out, err := engine.Instrument("analyses/trial/trial.go", []byte(book))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(string(out), "\n") != strings.Count(book, "\n") {
		t.Error("the number of lines changed")
	}
	if !strings.Contains(string(out), `book.Cell(1, "Look"); `) || !strings.Contains(string(out), `book.Cell(2, "Fail"); `) {
		t.Errorf("marks are missing:\n%s", out)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "analyses/trial/trial.go", out, 0)
	if err != nil {
		t.Fatal(err)
	}
	last := f.Decls[len(f.Decls)-1].End()
	if p := fset.Position(last); p.Line != 26 || p.Filename != "analyses/trial/trial.go" {
		t.Errorf("the end is at %v, want line 26", p)
	}
}

func TestAllErrorsAtOnce(t *testing.T) {
	t.Setenv("PATH", "") // no go command is needed
	_, err := engine.Compile("x.go", []byte(`package main

import (
	"fmt"
	"os"
)

func main() {
	x := 1
	var y string = 2
	fmt.Printn(y)
}
`))
	var list diag.List
	if !errors.As(err, &list) {
		t.Fatal(err)
	}
	want := []string{
		`x.go:5:2: "os" imported and not used`,
		`x.go:9:2: declared and not used: x`,
		`x.go:10:17: cannot use 2 (untyped int constant) as string value in variable declaration`,
		`x.go:11:6: undefined: fmt.Printn`,
	}
	if got := list.Error(); got != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	if list.Refused() {
		t.Error("errors of the compiler count as refusals")
	}
}

// TestFormAndTypesAtOnce compiles scripts that are wrong as analyses, or as programs, beside
// what is wrong in their types. The words of types and main are go/types' (go vet prints
// them), those of syntax go/parser's with every error (gofmt -e prints them): each once.
func TestFormAndTypesAtOnce(t *testing.T) {
	for _, test := range []struct{ src, want string }{
		{"package a\n\nimport \"galley/lib/notebook\"\n\nfunc A(b *notebook.Book) {\n\tif true {\n\t\t// %% In\n\t\tb.Foo()\n\t}\n}\n",
			"x.go:7:3: cell mark inside a statement (a cell starts between two statements of A, not within a block)\n" +
				"x.go:8:5: b.Foo undefined (type *notebook.Book has no field or method Foo)"},
		{"package main\n\nvar main = 1\n", "x.go:3:5: cannot declare main - must be func"},
		{"package main\n\nfunc f() int { return true }\n", "x.go:3:23: cannot use true (untyped bool constant) as int value in return statement"},
		{"package main\n", "x.go:1:9: function main is undeclared in the main package"},
		{"package main\n\nfunc main() {\n\tf(\n}\n", "x.go:5:1: expected operand, found '}'\nx.go:5:3: expected ')', found 'EOF'\nx.go:5:3: expected ';', found 'EOF'\nx.go:5:3: expected '}', found 'EOF'\nx.go:5:3: missing ',' in argument list"},
	} {
		if _, err := engine.Compile("x.go", []byte(test.src)); err == nil || err.Error() != test.want {
			t.Errorf("got\n%v\nwant\n%s", err, test.want)
		}
	}
}

func TestEndings(t *testing.T) {
	for _, test := range []struct {
		name, body, stdout, stderr string
		exit                       int
	}{
		{"exit", `defer fmt.Println("no"); os.Exit(3)`, "", "", 3},
		{"fatal", `log.SetFlags(0); log.Fatal("gone")`, "", "gone\n", 1},
		{"panic", `panic(fmt.Errorf("boom"))`, "", "panic: boom\n", 2},
		{"index", `s := []int{1}; i := 5; fmt.Println(s[i])`, "", "panic: runtime error: index out of range [5] with length 1\n", 2},
		{"deadlock", `c := make(chan int); c <- 1`, "", "fatal error: all goroutines are asleep - deadlock!\n", 2},
		{"goroutine", `go func() { panic("there") }(); select {}`, "", "panic: there\n", 2},
		{"stdout", `fmt.Fprint(os.Stdout, "a"); fmt.Print("b"); os.Stdout.WriteString("c")`, "abc", "", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := "package main\n\nimport (\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n)\n\nvar _ = fmt.Sprint\nvar _ = log.Flags\nvar _ = os.Exit\n\nfunc main() {\n\t" + test.body + "\n}\n"
			out, errs, exit, err := run(t, src)
			if err != nil {
				t.Fatal(err)
			}
			if out != test.stdout || !strings.HasPrefix(errs, test.stderr) || exit != test.exit {
				t.Errorf("stdout %q, stderr %q, exit %d; want %q, %q…, %d", out, errs, exit, test.stdout, test.stderr, test.exit)
			}
		})
	}
}

// TestPrintlnOfInterfaces: the built-in shows the two words of an interface, not what it holds.
func TestPrintlnOfInterfaces(t *testing.T) {
	_, errs, _, err := run(t, "package main\n\nimport \"errors\"\n\nfunc main() {\n\tvar x any = 1\n\tprintln(x)\n\tprintln(errors.New(\"no\"), 2)\n\tx = nil\n\tprint(x)\n}\n")
	if want := regexp.MustCompile(`^\(0x[0-9a-f]{3,},0x[0-9a-f]{3,}\)\n\(0x[0-9a-f]{3,},0x[0-9a-f]{3,}\) 2\n\(0x0,0x0\)$`); err != nil || !want.MatchString(errs) {
		t.Errorf("%v, printed %q, want %s", err, errs, want)
	}
}

func TestStopsAtDeadline(t *testing.T) {
	p, err := engine.Compile("x.go", []byte("package main\n\nfunc main() {\n\tfor {\n\t}\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	var out bytes.Buffer
	_, err = p.RunMain(ctx, nil, nil, &out, &out)
	if !errors.Is(ctx.Err(), context.DeadlineExceeded) || err == nil {
		t.Errorf("an endless loop ended with %v", err)
	}
}

func TestStdinAndArgs(t *testing.T) {
	p, err := engine.Compile("x.go", []byte(`package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		fmt.Println(os.Args[1:], in.Text())
	}
}
`))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if _, err := p.RunMain(context.Background(), []string{"-v"}, strings.NewReader("one\ntwo\n"), &out, &out); err != nil {
		t.Fatal(err)
	}
	if out.String() != "[-v] one\n[-v] two\n" {
		t.Errorf("got %q", out.String())
	}
}
