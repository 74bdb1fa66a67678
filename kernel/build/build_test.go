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
		child.Main(func(_ context.Context, task *child.Task) child.Report {
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

// forever is a variable so that an endless loop is not taken for a slip.
var forever = true

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
		for forever {
		}
	}),
	"toys/meddles": of(func(b *notebook.Book) {
		b.Cell(1, "Slow")
		b.Records("toys")
		time.Sleep(400 * time.Millisecond)
		b.Table("t", table.New("t").Headers("a"))
	}),
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
	prose := "There are {{n}} questions."
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

func TestBuildThenNothingThenAnEdit(t *testing.T) {
	w := workspace(t, "scores", "plain")
	wantStatus(t, build(t, w, Options{}), "toys/plain built, toys/scores built")
	wantStatus(t, build(t, w, Options{}), "toys/plain fresh, toys/scores fresh")
	files := tree(t, w.Out)
	for _, p := range []string{"MANIFEST.json", "toys/plain/index.html", "toys/plain/README.md", "toys/scores/curve.csv", "toys/scores/curve.pdf", "toys/scores/curve.png", "toys/scores/curve.svg", "toys/scores/scores.csv", "toys/scores/scores.html", "toys/scores/scores.json", "toys/scores/scores.md", "toys/scores/scores.tex", "toys/scores/values.json", "toys/scores/values.tex"} {
		if _, ok := files[p]; !ok {
			t.Errorf("%s is not written", p)
		}
	}
	if !strings.Contains(files["toys/scores/README.md"], "There are 2 questions.") {
		t.Errorf("the value is not in the prose:\n%s", files["toys/scores/README.md"])
	}
	edit(t, w, "scores", "Better caption")
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/plain fresh, toys/scores built")
	if got := r.Results[1].Reasons; len(got) != 1 || got[0].What != "script" {
		t.Errorf("reasons %v", got)
	}
	if !strings.Contains(tree(t, w.Out)["toys/scores/scores.md"], "Better caption") {
		t.Error("the edit is not in the table")
	}
}

func TestReasonsNameExactlyWhatDiffers(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	reasons := func(o Options, name string) string {
		t.Helper()
		lines, err := w.List(context.Background(), []string{name}, o)
		if err != nil {
			t.Fatal(err)
		}
		var texts []string
		for _, r := range lines[0].Reasons {
			texts = append(texts, r.Text)
		}
		return strings.Join(texts, "; ")
	}
	want := func(got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("reasons %q, want %q", got, want)
		}
	}
	want(reasons(Options{}, "toys/scores"), "")
	writeToys(t, w, "0", "q1", "q3")
	want(reasons(Options{}, "toys/scores"), "input records/toys/answers/0.parquet was changed")
	want(reasons(Options{}, "toys/plain"), "")
	writeToys(t, w, "0", "q1", "q2")
	want(reasons(Options{}, "toys/scores"), "") // by content: the old bytes are back
	writeToys(t, w, "1", "q9")
	want(reasons(Options{}, "toys/scores"), "input records/toys/answers/1.parquet is new")
	os.Remove(filepath.Join(w.Records, "toys", "answers", "1.parquet"))
	want(reasons(Options{Params: map[string]string{"p": "2"}}, "toys/plain"), `parameter p was not set and is "2"`)
	want(reasons(Options{Seed: 14}, "toys/plain"), "the seed was 13 and is 14")
	path := filepath.Join(w.Out, "toys", "plain", "plain.md")
	os.WriteFile(path, []byte("by hand"), 0o644)
	want(reasons(Options{}, "toys/plain"), "its file toys/plain/plain.md was altered after it was written")
	os.Remove(path)
	want(reasons(Options{}, "toys/plain"), "its file toys/plain/plain.md is gone")
	wantStatus(t, build(t, w, Options{}, "toys/plain"), "toys/plain built")
	want(reasons(Options{}, "toys/plain"), "")
}

func TestSameBytesForAnyNumberOfWorkers(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{Jobs: 1})
	first := tree(t, w.Out)
	for _, jobs := range []int{2, 7} {
		other := *w
		other.Out = filepath.Join(t.TempDir(), "figures")
		build(t, &other, Options{Jobs: jobs})
		sameTree(t, first, tree(t, other.Out))
	}
	manifest := first["MANIFEST.json"]
	for _, never := range []string{w.Root, "hashed", "time", "host"} {
		if strings.Contains(manifest, never) {
			t.Errorf("the manifest has %q", never)
		}
	}
}

func TestAFailureTouchesNothingOfItsOwnAndNobodyElse(t *testing.T) {
	w := workspace(t, "scores", "plain", "panics", "refused", "claims")
	edit(t, w, "loops")
	os.WriteFile(filepath.Join(w.Analyses, "toys", "syntax.go"), []byte("package toys\n\nimport \"galley/lib/notebook\"\n\nfunc Syntax(book *notebook.Book) {\n\tx := \n}\n"), 0o644)
	r := build(t, w, Options{Limits: child.Limits{Time: 500 * time.Millisecond}})
	wantStatus(t, r, "toys/claims failed, toys/loops failed, toys/panics failed, toys/plain built, toys/refused refused, toys/scores built, toys/syntax failed")
	if r.ExitCode() != 1 {
		t.Errorf("exit %d", r.ExitCode())
	}
	says := map[string]string{
		"toys/claims": `analyses/toys/claims.go: cell 1 (C): the data do not support the claim "no"`,
		"toys/loops":  "time limit of 500ms",
		"toys/panics": "analyses/toys/panics.go: cell 1 (Bad): panic: boom",
	}
	for _, res := range r.Results {
		if want := says[res.Name]; want != "" && (res.Failure == nil || !strings.Contains(res.Failure.Error(), want)) {
			t.Errorf("%s: %v, want %q", res.Name, res.Failure, want)
		}
		if res.Name == "toys/syntax" && (len(res.Diagnostics) == 0 || res.Diagnostics[0].Line != 7) {
			t.Errorf("%s: %+v", res.Name, res.Diagnostics)
		}
	}
	before := tree(t, w.Out)
	if _, written := before["toys/claims/t.md"]; written {
		t.Error("a run with a broken claim was kept")
	}

	// An analysis that worked and now fails keeps its files and its lines in the manifest.
	os.RemoveAll(filepath.Join(w.Records, "toys"))
	os.MkdirAll(filepath.Join(w.Records, "toys"), 0o755)
	r = build(t, w, Options{}, "toys/scores")
	wantStatus(t, r, "toys/scores failed")
	sameTree(t, before, tree(t, w.Out))
}

func TestOnlyRefusalsExitThree(t *testing.T) {
	w := workspace(t, "plain", "refused")
	if code := build(t, w, Options{}).ExitCode(); code != 3 {
		t.Errorf("exit %d", code)
	}
}

func TestFilesOfRemovedIDsAndAnalysesGo(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	edit(t, w, "scores", "without the curve")
	r := build(t, w, Options{})
	if got := fmt.Sprint(r.Results[1].Removed); got != "[toys/scores/curve.csv toys/scores/curve.pdf toys/scores/curve.png toys/scores/curve.svg]" {
		t.Errorf("removed %s", got)
	}
	os.Remove(filepath.Join(w.Analyses, "toys", "plain.go"))
	build(t, w, Options{})
	for p := range tree(t, w.Out) {
		if strings.HasPrefix(p, "toys/plain") || strings.Contains(p, "curve") {
			t.Errorf("%s is still there", p)
		}
	}
	if m, _ := ReadManifest(w.Out); len(m.Of("toys/plain")) != 0 || len(m.Of("toys/scores")) == 0 {
		t.Error("the manifest was not brought up to date")
	}
}

func TestInputsThatChangeDuringTheRun(t *testing.T) {
	w := workspace(t, "meddles")
	src := strings.Replace(source("meddles"), "_ = book", `book.Records("toys")`, 1)
	os.WriteFile(filepath.Join(w.Analyses, "toys", "meddles.go"), []byte(src), 0o644)
	done := make(chan *Report)
	go func() { done <- build(t, w, Options{}) }()
	time.Sleep(150 * time.Millisecond)
	writeToys(t, w, "0", "q1", "changed")
	r := <-done
	wantStatus(t, r, "toys/meddles failed")
	if f := r.Results[0].Failure; f == nil || !strings.Contains(f.Message, "records/toys/answers/0.parquet was changed while the analysis ran") {
		t.Errorf("failure %v", f)
	}
}

func TestAScriptEditedDuringItsRunIsSaidAndStaleAfterwards(t *testing.T) {
	w := workspace(t, "meddles")
	done := make(chan *Report)
	go func() { done <- build(t, w, Options{}) }()
	time.Sleep(150 * time.Millisecond)
	edit(t, w, "meddles", "edited")
	r := <-done
	wantStatus(t, r, "toys/meddles built")
	if n := r.Results[0].Notes; len(n) != 1 || !strings.Contains(n[0], "edited while it ran") {
		t.Errorf("notes %q", n)
	}
	lines, err := w.List(context.Background(), nil, Options{})
	if err != nil || lines[0].Status != Stale {
		t.Errorf("%v %v: the edited script counts as built", lines, err)
	}
}

func TestUnknownNamesAreUsageErrors(t *testing.T) {
	w := workspace(t, "plain")
	_, err := w.Build(context.Background(), []string{"toys/plian"}, Options{})
	if _, usage := err.(*UsageError); !usage || !strings.Contains(err.Error(), "toys/plain") {
		t.Errorf("error %v", err)
	}
}

func TestProseMayNameOnlyValuesThatAreSet(t *testing.T) {
	w := workspace(t, "plain")
	src := strings.Replace(source("plain"), "Nothing.", "It is {{nowhere}}.", 1)
	os.WriteFile(filepath.Join(w.Analyses, "toys", "plain.go"), []byte(src), 0o644)
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/plain failed")
	if f := r.Results[0].Failure; f == nil || f.Line != 7 || !strings.Contains(f.Message, "{{nowhere}}") {
		t.Errorf("failure %+v", f)
	}
}

func TestTwoBuildsAtOnceTakeTurns(t *testing.T) {
	w := workspace(t, "scores", "plain")
	reports := make(chan *Report, 2)
	for range 2 {
		go func() { reports <- build(t, w, Options{}) }()
	}
	got := []string{status(<-reports), status(<-reports)}
	if got[0] != "toys/plain built, toys/scores built" || got[1] != "toys/plain fresh, toys/scores fresh" {
		t.Errorf("%q", got)
	}
}

func TestAnInterruptionKeepsWhatWasFinished(t *testing.T) {
	w := workspace(t, "plain", "loops")
	ctx, cancel := context.WithCancel(context.Background())
	o := Options{Jobs: 2, Progress: func(Progress) { cancel() }} // after the first to end
	if _, err := w.Build(ctx, nil, o); err != context.Canceled {
		t.Errorf("error %v", err)
	}
	wantStatus(t, build(t, w, Options{}, "toys/plain"), "toys/plain fresh")
}
