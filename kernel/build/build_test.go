package build

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

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
	r := during(t, w, func() { writeToys(t, w, "0", "q1", "changed") })
	wantStatus(t, r, "toys/meddles failed")
	if f := r.Results[0].Failure; f == nil || !strings.Contains(f.Message, "records/toys/answers/0.parquet was changed while the analysis ran") {
		t.Errorf("failure %v", f)
	}
}

func TestAScriptEditedDuringItsRunIsSaidAndStaleAfterwards(t *testing.T) {
	w := workspace(t, "meddles")
	r := during(t, w, func() { edit(t, w, "meddles", "edited") })
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
	if f := r.Results[0].Failure; f == nil || f.Line != 7 || !strings.Contains(f.Message, "{{nowhere}}, and the script never sets that value (book.Value or book.Number); it sets ") {
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
	slices.Sort(got) // either may come first
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

// Records may be kept on another disk, behind links: they are read, hashed and watched.
func TestLinkedRecords(t *testing.T) {
	for _, level := range []string{"toys", "toys/answers", "toys/answers/0.parquet"} {
		t.Run(level, func(t *testing.T) {
			w := workspace(t, "scores")
			here := filepath.Join(w.Records, filepath.FromSlash(level))
			there := filepath.Join(t.TempDir(), "there")
			if err := os.Rename(here, there); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(there, here); err != nil {
				t.Fatal(err)
			}
			wantStatus(t, build(t, w, Options{}), "toys/scores built")
			writeToys(t, w, "0", "q1", "q2", "q3")
			r := build(t, w, Options{})
			wantStatus(t, r, "toys/scores built")
			if got := r.Results[0].Reasons; len(got) != 1 || got[0].Name != "records/toys/answers/0.parquet" {
				t.Errorf("reasons %v", got)
			}
		})
	}
}
