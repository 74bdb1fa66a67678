package difftest

import (
	"strings"
	"testing"
)

// TestRefusedByName runs statements that need what scripts have not, or hand the script's
// values to code that would not see them: each is refused with the name.
func TestRefusedByName(t *testing.T) {
	var programs []Program
	tests := []struct{ imports, body, want string }{
		{"galley/lib/record", `record.ReadFile("x", record.Limits{})`, "record.ReadFile is not available"},
		{"galley/lib/notebook", `notebook.New(notebook.Options{})`, "notebook.New is not available"},
		{"runtime", `runtime.NumGoroutine()`, "runtime.NumGoroutine is not available"},
		{"runtime", `var m runtime.MemStats; runtime.ReadMemStats(&m)`, "runtime.MemStats is not available"},
		{"os", `os.Getenv("HOME")`, "os.Getenv is not available"},
		{"fmt", `w := [3]any{1, []int(nil), "x"}; fmt.Println(w)`, "whether a nil slice in an interface is one, in a variable made of constants,"},
		{"fmt", `var w struct { a [5]int; e any } = struct { a [5]int; e any }{e: any([]int(nil))}; fmt.Println(w)`,
			"whether a nil slice in an interface is one, in a variable made of constants,"},
		{"os", `os.Stdout.Fd()`, "os.File.Fd is not available"},
		{"os", `os.Stdin.Stat()`, "os.File.Stat is not available"},
		{"fmt", "c := make(chan int)\nselect {\n" + strings.Repeat("case <-c:\n\tfmt.Println()\n", 70) + "}", "a select statement of 70 cases"},
		{"mime", `mime.TypeByExtension(".html")`, "mime.TypeByExtension is not available"},
		{"io/ioutil", `ioutil.ReadFile("x")`, "ioutil.ReadFile is not available"},
		{"io/fs", `fs.WalkDir(nil, "", nil)`, "fs.WalkDir is not available"},
		{"text/template", `template.New("").ParseFiles("x")`, "template.Template.ParseFiles is not available"},
		{"html/template", `template.New("").ParseGlob("*")`, "template.Template.ParseGlob is not available"},
		{"text/template", `var p interface{ ParseFiles(...string) (*template.Template, error) } = template.New(""); p.ParseFiles("x")`,
			"template.Template.ParseFiles is not available"},
		{"image", `image.Decode(nil)`, "image.Decode is not available"},
		{"fmt", `var xs, ys []int; f := func(x int, ys []int) int { return x + len(ys) }; fmt.Println(f(xs[2], []int{ys[1]}))`,
			"in which order this statement, which fails (runtime error: index out of range [1] with length 0), is evaluated"},
		{"fmt", `var s []int; defer func() { fmt.Printf("%#v", recover()) }(); _ = s[len(s)]`,
			"what %#v shows of a runtime.boundsError is not available"},
		{"fmt", `var a, b struct{}; fmt.Println(&a == &b)`, "whether two pointers to values without size are equal"},
		{"fmt", `var a, b any = &struct{}{}, &struct{}{}; fmt.Println(a == b)`, "whether two pointers to values without size are equal"},
		{"strings", `var a strings.Builder; a.WriteByte(0); b := a; defer func() { recover() }(); b.WriteByte(0)`,
			"whether a strings.Builder may be used that was copied"},
		{"fmt", `fmt.Println(map[any]int{own{1}: 1, "x": 2})`, "the order of keys of several types in one map"},
		{"fmt", `fmt.Println([]any{1, map[[1]any]int{{[1]int{}}: 1, {[2]int{}}: 2}})`, "the order of keys of several types in one map"},
		{"fmt", `_ = fmt.Sprint(map[string]any{"a": map[error]int{failure{}: 1, &failure{}: 2}})`, "the order of keys of several types in one map"},
		{"log", `l := log.New(nil, "", log.Lshortfile); defer l.Print("x")`, "log.Lshortfile in a call that is deferred"},
		{"log", `l := log.New(nil, "", log.Lshortfile); p := l.Print; p("x")`, "log.Lshortfile in a call that is deferred, or made by way of a value"},
		{"log", `var p interface{ Print(...any) } = log.New(nil, "", log.Lshortfile); p.Print("x")`, "log.Lshortfile in a call that is deferred"},
		{"log", `log.SetFlags(16); log.Print("x")`, "log.Lshortfile in a call"},
		{"log", `log.SetFlags(8); log.Print("x")`, "log.Llongfile is not available"},
		{"log", `log.SetFlags(log.Lshortfile); log.Output(1, "x")`, "log.Lshortfile in a call of Output"},
		{"sync", `a := sync.NewCond(nil); a.Signal(); b := *a; b.Signal()`, "whether a sync.Cond may be used that was copied"},
		{"log/slog", `slog.Record{}.Source()`, "slog.Record.Source is not available"},
		{"log/slog", `slog.NewTextHandler(nil, &slog.HandlerOptions{AddSource: true})`, "slog.HandlerOptions.AddSource is not available"},
		{"log/slog", `slog.Default().Info("x", "k", panics{})`, "a panic in LogValue of main.panics is not supported"},
		{"encoding/xml", `xml.Marshal(own{1})`, "xml.Marshal looks into a value"},
		{"encoding/xml", `xml.Marshal(struct{ X any }{[]any{own{1}}})`, "xml.Marshal (given a main.own) looks into a value"},
		{"encoding/xml", `xml.Unmarshal(nil, &own{})`, "xml.Unmarshal looks into a value"},
		{"html/template", `template.Must(template.New("").Parse("{{.}}")).Execute(nil, map[string]any{"a": []error{failure{}}})`,
			"template.Execute (given a main.failure) looks into a value"},
		{"html/template", `template.Must(template.New("").Funcs(template.FuncMap{"f": func() any { return own{1} }}).Parse("{{f}}")).Execute(nil, nil)`,
			"the template function f (given a main.own) looks into a value"},
	}
	for _, test := range tests {
		imports := "import \"" + test.imports + "\"\n"
		if test.imports != "log/slog" {
			imports += "import \"log/slog\"\n"
		}
		src := "package main\n\n" + imports + `
type own struct{ X int }

type failure struct{}

func (failure) Error() string { return "" }

type panics struct{}

func (panics) LogValue() slog.Value { panic("x") }

func main() {
	` + test.body + `
}
`
		programs = append(programs, Program{Name: "refused/" + test.body, Source: []byte(src)})
	}
	for i, got := range Batch(programs, programLimit) {
		if !strings.Contains(got.Refused, tests[i].want) {
			t.Errorf("%s:\n%+v\nwant refused: %s", tests[i].body, got, tests[i].want)
		}
	}
}
