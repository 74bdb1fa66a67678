package build

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func check(t *testing.T, w *Workspace) *CheckReport {
	t.Helper()
	r, err := w.Check(context.Background(), nil, Options{}, false)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCheckListsWhatDiffers(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	before := tree(t, w.Out)
	if r := check(t, w); !r.OK() || r.Files != 20 || r.Analyses != 2 {
		t.Errorf("report %+v", r)
	}
	sameTree(t, before, tree(t, w.Out)) // it writes nothing here

	os.WriteFile(filepath.Join(w.Out, "toys", "scores", "scores.csv"), []byte("n\n3\n"), 0o644)
	os.Remove(filepath.Join(w.Out, "toys", "scores", "scores.tex"))
	os.WriteFile(filepath.Join(w.Out, "toys", "stray.txt"), []byte("x"), 0o644)
	png := filepath.Join(w.Out, "toys", "scores", "curve.png")
	data, _ := os.ReadFile(png)
	os.WriteFile(png, append(data, 0), 0o644)
	r := check(t, w)
	got := map[string]string{}
	for _, d := range r.Differences {
		got[d.Path] = d.What
	}
	want := map[string]string{
		"toys/scores/scores.csv": `differs from line 2: "3", fresh "2"`,
		"toys/scores/scores.tex": "is in the manifest and not on disk",
		"toys/stray.txt":         "is on disk, and no analysis makes it",
		"toys/scores/curve.png":  "bytes differ from offset",
	}
	if len(got) != len(want) {
		t.Errorf("differences %v", got)
	}
	for p, text := range want {
		if !strings.HasPrefix(got[p], text) {
			t.Errorf("%s: %q, want %q", p, got[p], text)
		}
	}
}

func TestCheckSaysThatOtherRecordsWereUsed(t *testing.T) {
	w := workspace(t, "scores")
	build(t, w, Options{})
	writeToys(t, w, "0", "q1", "q2", "q3")
	r := check(t, w)
	for _, d := range r.Differences {
		if !strings.Contains(d.What, "made from other records/toys") && !strings.HasPrefix(d.Path, "toys/scores/curve") {
			t.Errorf("%s: %s", d.Path, d.What)
		}
	}
	if r.OK() {
		t.Error("nothing differs")
	}
}

func TestCheckNamesFilesOfAnalysesThatAreGone(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	os.Remove(filepath.Join(w.Analyses, "toys", "plain.go"))
	r := check(t, w)
	if len(r.Differences) != 7 || !strings.Contains(r.Differences[0].What, "its analysis is gone") {
		t.Errorf("differences %v", r.Differences)
	}
	build(t, w, Options{})
	if r := check(t, w); !r.OK() {
		t.Errorf("differences %v after a build", r.Differences)
	}
}

func TestCheckReportsFailures(t *testing.T) {
	w := workspace(t, "plain", "panics")
	build(t, w, Options{})
	if r := check(t, w); r.OK() || len(r.Failed) != 1 || r.Failed[0].Name != "toys/panics" || len(r.Differences) != 0 {
		t.Errorf("report %+v", r)
	}
}

func TestDiffListsChangedCells(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	old := filepath.Join(t.TempDir(), "old")
	if err := os.CopyFS(old, os.DirFS(w.Out)); err != nil {
		t.Fatal(err)
	}
	if changes, err := w.Diff(context.Background(), old, ""); err != nil || len(changes) != 0 {
		t.Errorf("%v %v", changes, err)
	}
	writeToys(t, w, "0", "q1", "q2", "q3")
	edit(t, w, "scores", "without the curve")
	build(t, w, Options{})
	changes, err := w.Diff(context.Background(), old, "")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range changes {
		line := c.Path + " " + c.What
		for _, cell := range c.Cells {
			line += " [" + cell.Where + ": " + cell.Was + " → " + cell.Is + "]"
		}
		got = append(got, line)
	}
	want := []string{
		"toys/scores/curve.csv gone",
		"toys/scores/curve.svg gone",
		"toys/scores/scores.csv changed [row 1 (2), n: 2 → 3]",
		"toys/scores/values.json changed [value n: 2 → 3]",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestWhyFindsAnArtifactByIDAndPath(t *testing.T) {
	w := workspace(t, "scores", "plain")
	build(t, w, Options{})
	for _, what := range []string{"scores", "toys/scores/scores.tex", filepath.Join(w.Out, "toys/scores/scores.tex"), "toys/scores:scores"} {
		answers, err := w.Why(context.Background(), what, Options{})
		if err != nil || len(answers) != 1 || len(answers[0].Artifacts) == 0 || answers[0].Artifacts[0].Title != "Result" || answers[0].Status != Fresh {
			t.Errorf("%s: %+v %v", what, answers, err)
		}
	}
	_, err := w.Why(context.Background(), "nothing-of-this", Options{})
	if _, usage := err.(*UsageError); !usage {
		t.Errorf("error %v", err)
	}
}

func TestExport(t *testing.T) {
	w := workspace(t, "scores")
	for to, wants := range map[string][]string{
		"html":  {"data:image/svg", "There are 2 questions.", "simulated records"},
		"md":    {"# Scores", "curve.png", "There are 2 questions."},
		"ipynb": {"\"nbformat\": 4", "There are 2 questions.", "image/png", "text/html", "simulated records"},
		"tex":   {"\\begin{document}", "There are 2 questions.", "figures/toys/scores/curve.pdf", "\\toprule"},
	} {
		data, result, err := w.Export(context.Background(), "toys/scores", to, filepath.Join(w.Root, "paper."+to), Options{})
		if err != nil || result.Status != Built {
			t.Fatalf("%s: %v %+v", to, err, result)
		}
		for _, want := range wants {
			if !strings.Contains(string(data), want) {
				t.Errorf("%s has no %q:\n%.600s", to, want, data)
			}
		}
	}
}

// A notebook is what Jupyter's own checker accepts, and the same bytes every time.
func TestExportedNotebookIsValid(t *testing.T) {
	w := workspace(t, "scores")
	export := func() []byte {
		data, result, err := w.Export(context.Background(), "toys/scores", "ipynb", "", Options{})
		if err != nil || result.Status != Built {
			t.Fatalf("%v %+v", err, result)
		}
		return data
	}
	data := export()
	// Jupyter takes out the style that hides what only pads a cell.
	padded := `<td>0.5<span class="pad" aria-hidden="true" style="visibility:hidden">0<sup><em>n</em>=929</sup></span></td><td><span class="x">1</span></td>`
	if got := unpadded.ReplaceAllString(padded, ""); got != `<td>0.5</td><td><span class="x">1</span></td>` {
		t.Error(got)
	}
	if !bytes.Equal(data, export()) {
		t.Error("other bytes the second time")
	}
	var nb struct {
		Cells []struct {
			Type    string `json:"cell_type"`
			ID      string
			Source  []string
			Outputs []map[string]any
		}
	}
	if err := json.Unmarshal(data, &nb); err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	for _, c := range nb.Cells {
		if ids[c.ID] || c.Type == "markdown" && c.Outputs != nil || c.Type == "code" && c.Outputs == nil {
			t.Errorf("cell %+v", c)
		}
		ids[c.ID] = true
	}
	const python = "/usr/bin/python3"
	if err := exec.Command(python, "-c", "import nbformat").Run(); err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("Debian's python3-nbformat is not installed")
		}
		t.Skip("Debian's python3-nbformat is not installed")
	}
	check := exec.Command(python, "-c", "import nbformat,sys; nbformat.validate(nbformat.reads(sys.stdin.read(), 4))")
	check.Stdin = bytes.NewReader(data)
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// The document compiles as it is, and nothing in it is wider than the page.
func TestExportedLaTeXFitsItsPage(t *testing.T) {
	pdflatex, err := exec.LookPath("pdflatex")
	if err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("pdflatex is not installed")
		}
		t.Skip("pdflatex is not installed")
	}
	w := workspace(t, "wide")
	dir := filepath.Join(w.Root, "a paper")
	data, result, err := w.Export(context.Background(), "toys/wide", "tex", filepath.Join(dir, "wide.tex"), Options{})
	if err != nil || result.Status != Built {
		t.Fatalf("%v %+v", err, result)
	}
	os.MkdirAll(dir, 0o755)
	os.WriteFile(filepath.Join(dir, "wide.tex"), data, 0o644)
	run := exec.Command(pdflatex, "-interaction=nonstopmode", "-halt-on-error", "wide.tex")
	run.Dir = dir
	out, err := run.CombinedOutput()
	if err != nil || strings.Contains(string(out), "Overfull") {
		t.Fatalf("%v\n%s\n%s", err, out[max(0, len(out)-2000):], data)
	}
}

func TestNewWritesAScriptOnce(t *testing.T) {
	w := workspace(t)
	path, err := w.New("toys/error-analysis")
	if err != nil || path != "analyses/toys/error_analysis.go" {
		t.Fatal(path, err)
	}
	all, err := w.Discover()
	if err != nil || len(all) != 1 || all[0].Err != nil || all[0].Script.Func != "ErrorAnalysis" || len(all[0].Script.Cells) != 2 {
		t.Fatalf("%+v %v", all, err)
	}
	if _, err := w.New("toys/error-analysis"); err == nil {
		t.Error("a script was replaced")
	}
	for _, bad := range []string{"toys", "toys/", "Toys/x", "toys/x y", "../x", "toys/a/b", "toys/a_b", "toys/x-test"} {
		if _, err := w.New(bad); err == nil {
			t.Errorf("%q is taken as a name", bad)
		}
	}
}

func TestOpenSaysWhatIsMissing(t *testing.T) {
	dir := t.TempDir()
	if _, err := Open(dir, Paths{}); err == nil || !strings.Contains(err.Error(), "no go.mod") {
		t.Error(err)
	}
	os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module m\n"), 0o644)
	if _, err := Open(dir, Paths{}); err == nil || !strings.Contains(err.Error(), "has no folder analyses") {
		t.Error(err)
	}
	os.Mkdir(filepath.Join(dir, "analyses"), 0o755)
	if _, err := Open(dir, Paths{Records: filepath.Join(dir, "nowhere")}); err == nil {
		t.Error("a missing records folder is accepted")
	}
	if _, err := Open(dir, Paths{Records: filepath.Join(dir, "go.mod")}); err == nil || !strings.Contains(err.Error(), "is a file") {
		t.Error(err)
	}
}
