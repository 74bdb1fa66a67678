package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"galley/kernel/child"
)

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
