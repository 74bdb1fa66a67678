package build

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
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

// Files of one run appear together or not at all: what cannot be written leaves all old
// ones as they were, and no half of a new one lies about.
func TestFilesOfARunAppearTogether(t *testing.T) {
	w := workspace(t, "scores")
	build(t, w, Options{})
	before := tree(t, w.Out)
	// The page comes last of the files; a folder in its place cannot be replaced.
	page := filepath.Join(w.Out, "toys", "scores", "index.html")
	os.Remove(page)
	os.Mkdir(page, 0o755)
	os.WriteFile(filepath.Join(page, "mine"), nil, 0o644)
	edit(t, w, "scores", "Better caption")
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/scores failed")
	if f := r.Results[0].Failure; f == nil || !strings.Contains(f.Message, "cannot write into figures/toys/scores: is a directory (move away index.html, which is in its place, then build again)") {
		t.Errorf("%v", f)
	}
	after := tree(t, w.Out)
	delete(before, "toys/scores/index.html")
	delete(after, "toys/scores/index.html/mine")
	sameTree(t, before, after)
	os.RemoveAll(page)
	wantStatus(t, build(t, w, Options{}), "toys/scores built")

	file := filepath.Join(w.Root, "go.mod")
	if _, err := Open(w.Root, Paths{Out: file}); err == nil || !strings.Contains(err.Error(), "is a file (name a folder") {
		t.Errorf("%v", err)
	}
}

func TestUnwritableSaysWhatToDo(t *testing.T) {
	for err, want := range map[error]string{
		&fs.PathError{Op: "write", Path: "/x/.a-1", Err: syscall.ENOSPC}:             "no space left on device (make room, then build again)",
		&os.LinkError{Op: "rename", Old: "/x/.a-1", New: "/x/a", Err: syscall.EROFS}: "read-only file system (make the folder writable, then build again)",
		&fs.PathError{Op: "mkdir", Path: "/x/a", Err: syscall.ENOTDIR}:               "not a directory (move away a, which is in its place, then build again)",
	} {
		if got := unwritable(err); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// What lies among the scripts and is no file is said, and stops nobody.
func TestAScriptThatCannotBeRead(t *testing.T) {
	w := workspace(t, "plain")
	os.Mkdir(filepath.Join(w.Analyses, "toys", "folder.go"), 0o755)
	if err := os.Symlink("loop.go", filepath.Join(w.Analyses, "toys", "loop.go")); err != nil {
		t.Skip(err)
	}
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/folder failed, toys/loop failed, toys/plain built")
	if d := r.Results[0].Diagnostics; len(d) != 1 || !strings.Contains(d[0].Message, "cannot be read: not a regular file") || d[0].File != "analyses/toys/folder.go" {
		t.Errorf("%+v", d)
	}
	list, err := w.List(context.Background(), nil, Options{})
	if err != nil || list[0].Error != "analyses/toys/folder.go: cannot be read: not a regular file" {
		t.Errorf("%+v %v", list, err)
	}
	if _, err := ReadScript(filepath.Join(w.Analyses, "toys", "folder.go")); err == nil || !strings.Contains(err.Error(), "folder.go cannot be read: not a regular file") {
		t.Error(err)
	}
}

// A manifest that is not ours, or of a later galley, is not read as if it were.
func TestManifestOfAnotherVersion(t *testing.T) {
	w := workspace(t, "plain")
	build(t, w, Options{})
	path := filepath.Join(w.Out, ManifestName)
	for text, want := range map[string]string{
		`{"galley_manifest": 2, "artifacts": []}`: "is of version 2, and this galley knows version 1",
		`{"artifacts": []}`:                       "has no version",
		`[]`:                                      "delete it and build again",
		`{"galley_manifest": 1, "artifacts": [{"path": 3}]}`: "delete it and build again",
	} {
		os.WriteFile(path, []byte(text), 0o644)
		if _, err := w.Build(context.Background(), nil, Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
		if after, _ := os.ReadFile(path); string(after) != text {
			t.Errorf("%s: replaced", text)
		}
	}
}

// A parameter that nobody reads is most likely a slip in its name.
func TestParametersThatNobodyReads(t *testing.T) {
	w := workspace(t, "plain", "wide", "panics")
	for _, c := range []struct {
		names  []string
		params map[string]string
		want   string
	}{
		{[]string{"toys/plain", "toys/wide"}, map[string]string{"p": "2"}, "[]"},
		{[]string{"toys/plain", "toys/wide"}, map[string]string{"p": "2"}, "[]"}, // both fresh
		{[]string{"toys/plain"}, map[string]string{"p": "2", "q": "3"}, "[q]"},
		{[]string{"toys/wide"}, map[string]string{"p": "2"}, "[p]"},
		{[]string{"toys/panics"}, map[string]string{"p": "2"}, "[]"}, // it did not come so far, perhaps
		{nil, nil, "[]"},
	} {
		if got := fmt.Sprint(build(t, w, Options{Params: c.params}, c.names...).Unread); got != c.want {
			t.Errorf("%v %v: %s, want %s", c.names, c.params, got, c.want)
		}
	}
}

// Setting a parameter makes stale what reads it, and nothing else.
func TestParametersConcernThoseThatReadThem(t *testing.T) {
	w := workspace(t, "plain", "wide")
	set := Options{Params: map[string]string{"p": "2"}}
	wantStatus(t, build(t, w, Options{}), "toys/plain built, toys/wide built")
	wantStatus(t, build(t, w, set), "toys/plain built, toys/wide fresh")
	wantStatus(t, build(t, w, set), "toys/plain fresh, toys/wide fresh")
	wantStatus(t, build(t, w, Options{Params: map[string]string{"q": "2", "p": "2"}}), "toys/plain fresh, toys/wide fresh")
	wantStatus(t, build(t, w, Options{Params: map[string]string{"p": "3"}}), "toys/plain built, toys/wide fresh")
	wantStatus(t, build(t, w, Options{}), "toys/plain built, toys/wide fresh")
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
