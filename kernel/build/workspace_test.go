package build

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"galley/kernel/child"
	"galley/lib/figure"
	"galley/lib/notebook"
	"galley/lib/record"
	"galley/lib/table"
)

// The test binary is the child, and runs Go functions by the name of the analysis:
// building is tested here, the language elsewhere. What a function does may depend on
// the script's text, as it would for a real one.
func TestMain(m *testing.M) {
	if child.Is(os.Args) {
		child.Main(func(ctx context.Context, task *child.Task) child.Report {
			if task.Job.Kind == child.KindVet {
				return RunScript(ctx, task)
			}
			run, ok := scripts[task.Job.Name]
			if !ok {
				return child.Report{Exit: 1, Diagnostics: []child.Diagnostic{{File: task.Job.Path, Line: 3, Column: 1, Message: "undefined: " + task.Job.Name}}}
			}
			return run(task)
		})
	}
	os.Exit(m.Run())
}

func of(f func(*notebook.Book)) func(*child.Task) child.Report {
	return func(t *child.Task) child.Report { f(t.Book); return child.Report{} }
}

// forever is a function so that an endless loop is not taken for a slip.
func forever() bool { return os.Getpid() != 0 }

var scripts = map[string]func(*child.Task) child.Report{
	"toys/scores": func(t *child.Task) child.Report {
		b := t.Book
		b.Cell(1, "Data")
		source := b.Records("toys")
		rows, err := source.Table(toySchema)
		b.Check(err)
		b.Value("n", fmt.Sprint(rows.Rows()))
		b.Cell(2, "Result")
		caption := "Scores"
		if strings.Contains(string(t.Job.Source), "Better caption") {
			caption = "Better caption"
		}
		b.Table("scores", table.New(caption).Headers("n").Row(rows.Rows()))
		if !strings.Contains(string(t.Job.Source), "without the curve") {
			f := figure.New("Curve")
			f.Panel("").Line("a", []float64{0, 1}, []float64{1, 2})
			b.Figure("curve", f)
		}
		b.Claim("some", rows.Rows() > 0)
		return child.Report{}
	},
	"toys/plain": of(func(b *notebook.Book) {
		b.Cell(1, "Only")
		b.Table("plain", table.New("Plain").Headers("p").Row(b.Param("p", "1")))
		b.Printf("printed\n")
	}),
	"toys/wide": of(func(b *notebook.Book) {
		b.Cell(1, "Wide")
		headers, cells := make([]string, 30), make([]any, 30)
		for i := range headers {
			headers[i], cells[i] = fmt.Sprintf("column %d", i), table.Number(float64(i), 3)
		}
		b.Table("wide", table.New("Wide").Headers(headers...).Row(cells...))
		b.Table("narrow", table.New("Narrow").Headers("a").Row(1))
		f := figure.New("Curve")
		f.Panel("").Line("a", []float64{0, 1}, []float64{1, 2})
		b.Figure("curve", f)
	}),
	"toys/panics": of(func(b *notebook.Book) { b.Cell(1, "Bad"); panic("boom") }),
	"toys/refused": func(*child.Task) child.Report {
		return child.Report{Exit: 3, Diagnostics: []child.Diagnostic{{Message: "go statement", Refused: true}}}
	},
	"toys/claims": of(func(b *notebook.Book) {
		b.Cell(1, "C")
		b.Table("t", table.New("t").Headers("a"))
		b.Claim("no", false)
	}),
	"toys/loops": of(func(b *notebook.Book) {
		b.Cell(1, "Loop")
		for forever() {
		}
	}),
	"toys/meddles": of(func(b *notebook.Book) {
		b.Cell(1, "Slow")
		source := b.Records("toys")
		b.Memo().Put("begun", nil)
		for range 6000 { // a minute at least
			if _, err := os.Stat(filepath.Join(source.Dir, goOn)); err == nil {
				b.Table("t", table.New("t").Headers("a"))
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
		panic("nobody said to go on")
	}),
}

// goOn is the file in the records of toys that meddles waits for. It is none of the records.
const goOn = "go-on"

// during does something while meddles runs, and returns the build's report.
func during(t *testing.T, w *Workspace, do func()) *Report {
	t.Helper()
	done := make(chan *Report)
	go func() {
		r, err := w.Build(context.Background(), nil, Options{})
		if err != nil {
			t.Error(err)
		}
		done <- r
	}()
	for begun := false; !begun; time.Sleep(time.Millisecond) {
		select {
		case r := <-done:
			t.Fatalf("the build ended before its script began: %+v", r)
		default:
			entries, _ := os.ReadDir(w.memoRoot()) // what the script puts there says that it has begun
			begun = len(entries) > 0
		}
	}
	do()
	if err := os.WriteFile(filepath.Join(w.Records, "toys", goOn), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	return <-done
}

var toySchema = record.Schema{
	Study: "toys", Table: "answers", Doc: "an answer",
	Fields: []record.Field{{Name: "question", Kind: record.Text, Meaning: "id"}}, Key: []string{"question"},
}

func writeToys(t *testing.T, w *Workspace, shard string, questions ...string) {
	t.Helper()
	b := record.NewBuilder(toySchema)
	for _, q := range questions {
		b.Text("question", q).End()
	}
	path := filepath.Join(w.Records, "toys", "answers", shard+".parquet")
	if err := record.Write(path, b.Table(), map[string]string{record.MetaSimulated: "true"}); err != nil {
		t.Fatal(err)
	}
}

// source is a script that parses; its prose names the value n when it sets it.
func source(name string, extra ...string) string {
	fn := funcName(name)
	body := "\tbook.Records(\"toys\")\n"
	prose := "There are {{ n }} questions."
	if name != "scores" {
		body, prose = "\t_ = book\n", "Nothing."
	}
	return fmt.Sprintf("package toys\n\nimport \"galley/lib/notebook\"\n\n// %s counts.\nfunc %s(book *notebook.Book) {\n\t// %%%% Data\n\t//\n\t// %s\n%s\t// %%%% Result\n\t_ = 1 // %s\n}\n", fn, fn, prose, body, strings.Join(extra, " "))
}

func workspace(t *testing.T, names ...string) *Workspace {
	t.Helper()
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module galley\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(root, "analyses", "toys"), 0o755); err != nil {
		t.Fatal(err)
	}
	w, err := Open(filepath.Join(root, "analyses", "toys"), Paths{})
	if err != nil {
		t.Fatal(err)
	}
	if w.Root != root {
		t.Fatalf("root %s, want %s", w.Root, root)
	}
	for _, name := range names {
		edit(t, w, name)
	}
	writeToys(t, w, "0", "q1", "q2")
	return w
}

func edit(t *testing.T, w *Workspace, name string, extra ...string) {
	t.Helper()
	path := filepath.Join(w.Analyses, "toys", name+".go")
	if err := os.WriteFile(path, []byte(source(name, extra...)), 0o644); err != nil {
		t.Fatal(err)
	}
}

func build(t *testing.T, w *Workspace, o Options, names ...string) *Report {
	t.Helper()
	r, err := w.Build(context.Background(), names, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func status(r *Report) string {
	var parts []string
	for _, res := range r.Results {
		parts = append(parts, res.Name+" "+string(res.Status))
	}
	return strings.Join(parts, ", ")
}

func wantStatus(t *testing.T, r *Report, want string) {
	t.Helper()
	if got := status(r); got != want {
		for _, res := range r.Results {
			t.Logf("%s: %v %v %v", res.Name, res.Reasons, res.Failure, res.Diagnostics)
		}
		t.Errorf("status %q, want %q", got, want)
	}
}

// tree reads every file below a folder.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	names, err := notebook.Files(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		data, err := os.ReadFile(filepath.Join(dir, n))
		if err != nil {
			t.Fatal(err)
		}
		files[n] = string(data)
	}
	return files
}

func sameTree(t *testing.T, a, b map[string]string) {
	t.Helper()
	for _, p := range sortedKeys(a, b) {
		if a[p] != b[p] {
			t.Errorf("%s differs:\n%.300s\n----\n%.300s", p, a[p], b[p])
		}
	}
}
