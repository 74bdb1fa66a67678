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
)

func TestAFailureTouchesNothingOfItsOwnAndNobodyElse(t *testing.T) {
	w := workspace(t, "scores", "plain", "panics", "refused", "claims")
	os.WriteFile(filepath.Join(w.Analyses, "toys", "syntax.go"), []byte("package toys\n\nimport \"galley/lib/notebook\"\n\nfunc Syntax(book *notebook.Book) {\n\tx := \n}\n"), 0o644)
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/claims failed, toys/panics failed, toys/plain built, toys/refused refused, toys/scores built, toys/syntax failed")
	if r.ExitCode() != 1 {
		t.Errorf("exit %d", r.ExitCode())
	}
	says := map[string]string{
		"toys/claims": `analyses/toys/claims.go: cell 1 (C): the data do not support the claim "no"`,
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

// Records that cannot even be listed are the trouble of those that want them.
func TestAnInputThatCannotBeReadConcernsNobodyElse(t *testing.T) {
	w := workspace(t, "scores", "plain")
	wantStatus(t, build(t, w, Options{}), "toys/plain built, toys/scores built")
	before := tree(t, w.Out)
	if err := os.Symlink("loop.parquet", filepath.Join(w.Records, "toys", "answers", "loop.parquet")); err != nil {
		t.Skip(err)
	}
	edit(t, w, "plain", "edited")
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/plain built, toys/scores failed")
	if f := r.Results[1].Failure; f == nil || !strings.Contains(f.Error(), "input records/toys cannot be read") || !strings.Contains(f.Error(), "loop.parquet") {
		t.Errorf("%v", f)
	}
	if after := tree(t, w.Out); after["toys/scores/scores.csv"] == "" || after["toys/scores/scores.csv"] != before["toys/scores/scores.csv"] {
		t.Error("the old artifact was touched")
	}
	list, err := w.List(context.Background(), nil, Options{})
	if err != nil || len(list) != 2 || list[1].Status != Stale {
		t.Errorf("%+v %v", list, err)
	}
}

// A slow machine may need longer than the limit to get into the loop: then it is given more.
func TestAnEndlessLoopEndsAtItsLimit(t *testing.T) {
	w := workspace(t, "plain", "loops")
	wantStatus(t, build(t, w, Options{}, "toys/plain"), "toys/plain built")
	for _, limit := range []time.Duration{500 * time.Millisecond, 5 * time.Second, time.Minute} {
		r := build(t, w, Options{Limits: child.Limits{Time: limit}})
		wantStatus(t, r, "toys/loops failed, toys/plain fresh")
		f := r.Results[0].Failure
		if f == nil || !strings.Contains(f.Message, fmt.Sprintf("time limit of %v", limit)) {
			t.Fatalf("failure %v", f)
		}
		if f.Cell == 1 {
			return
		}
	}
	t.Error("the failure does not name its cell")
}

func TestOnlyRefusalsExitThree(t *testing.T) {
	w := workspace(t, "plain", "refused")
	if code := build(t, w, Options{}).ExitCode(); code != 3 {
		t.Errorf("exit %d", code)
	}
}

func TestAFolderThatCannotBeWrittenFailsItsAnalysisOnly(t *testing.T) {
	w := workspace(t, "scores", "plain")
	// A file where the folder should be: no rights are needed to try that.
	if err := os.MkdirAll(filepath.Join(w.Out, "toys"), 0o755); err != nil {
		t.Fatal(err)
	}
	blocker := filepath.Join(w.Out, "toys", "plain")
	if err := os.WriteFile(blocker, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/plain failed, toys/scores built")
	if f := r.Results[0].Failure; f == nil || !strings.Contains(f.Message, "cannot write into figures/toys/plain: not a directory") {
		t.Errorf("failure %v", f)
	}
	os.Remove(blocker)
	wantStatus(t, build(t, w, Options{}), "toys/plain built, toys/scores fresh")
}

func TestARestoredFileCountsAsChanged(t *testing.T) {
	w := workspace(t, "plain")
	build(t, w, Options{})
	os.Remove(filepath.Join(w.Out, "toys", "plain", "plain.md"))
	if got := build(t, w, Options{}).Results[0].Changed; len(got) != 1 || got[0] != "toys/plain/plain.md" {
		t.Errorf("changed %v", got)
	}
}

func TestNamesAsAShellCompletesThem(t *testing.T) {
	w := workspace(t, "scores", "plain")
	all, err := w.Discover()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"toys/scores", "toys/scores.go", "analyses/toys/scores.go", "./analyses/toys/scores.go", "figures/toys/scores/", "*/scores"} {
		if got, err := Select(all, []string{name}); err != nil || len(got) != 1 || got[0].Name != "toys/scores" {
			t.Errorf("%s: %v %v", name, namesOf(got), err)
		}
	}
	for _, name := range []string{"toys", "analyses/toys/", "figures/toys"} {
		if got, err := Select(all, []string{name}); err != nil || len(got) != 2 {
			t.Errorf("%s: %v %v", name, namesOf(got), err)
		}
	}
}
