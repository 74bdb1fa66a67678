package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"galley/kernel/build"
	"galley/kernel/child"
	"galley/lib/notebook"
)

// compiledWorkspace is this project's module, with some of testdata/scripts as its
// analyses: compiled scripts need its lib. Nothing is written into the project.
func compiledWorkspace(t *testing.T, scripts ...string) *build.Workspace {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal(err)
		}
		t.Skip("no go command on the PATH")
	}
	w, err := build.Open(".", build.Paths{})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	w.Analyses, w.State, w.Out = filepath.Join(dir, "analyses"), filepath.Join(dir, "state"), filepath.Join(dir, "figures")
	for _, name := range scripts {
		data, err := os.ReadFile(filepath.Join("testdata", "scripts", name+".go"))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(w.Analyses, "bad", name+".go"), string(data))
	}
	return w
}

func buildWith(t *testing.T, w *build.Workspace, o build.Options) map[string]build.Result {
	t.Helper()
	report, err := w.Build(context.Background(), nil, o)
	if err != nil {
		t.Fatal(err)
	}
	results := map[string]build.Result{}
	for _, r := range report.Results {
		results[strings.TrimPrefix(r.Name, "bad/")] = r
	}
	return results
}

// Compiled, a script is built from the same file, fails at the same lines, and its
// neighbours do not mind.
func TestCompiledScripts(t *testing.T) {
	w := compiledWorkspace(t, "good", "type_error", "panics", "exits", "goes", "overflows", "claims", "twice", "floods")
	results := buildWith(t, w, build.Options{Compiled: true, Limits: child.Limits{Stack: 1 << 20}})
	tests := []struct {
		name string
		line int
		cell int
		says string
	}{
		{"panics", 13, 2, "index out of range [4] with length 2"},
		{"exits", 0, 1, "exit code 3"},
		{"goes", 10, 1, "in a goroutine"},
		{"overflows", 5, 1, "stack overflow"},
		{"claims", 8, 1, `the claim "two-is-three"`},
		{"twice", 15, 2, `"same" is used twice, first in cell 1, line 12`},
	}
	for _, tt := range tests {
		f := results[tt.name].Failure
		if f == nil || f.Line != tt.line && tt.line != 0 || f.Cell != tt.cell || !strings.Contains(f.Message, tt.says) {
			t.Errorf("%s: %+v, want line %d, cell %d, %q", tt.name, f, tt.line, tt.cell, tt.says)
		}
	}
	if d := results["type-error"].Diagnostics; len(d) != 2 || d[0].Line != 8 || d[1].Line != 9 {
		t.Errorf("type errors %+v", d)
	}
	for _, name := range []string{"good", "floods"} {
		if results[name].Status != build.Built {
			t.Errorf("%s: %s %v %v", name, results[name].Status, results[name].Failure, results[name].Diagnostics)
		}
	}

	// The same bytes as interpreted.
	interpreted := *w
	interpreted.Out, interpreted.State = filepath.Join(t.TempDir(), "figures"), t.TempDir()
	buildWith(t, &interpreted, build.Options{})
	for _, study := range []string{"bad/good", "bad/floods"} {
		sameFolder(t, filepath.Join(w.Out, study), filepath.Join(interpreted.Out, study))
	}
}

// A slow machine may need longer than the limit to get into the loop: then it is given more.
func TestACompiledLoopEndsAtItsLimit(t *testing.T) {
	w := compiledWorkspace(t, "endless")
	var f *notebook.Failure
	for _, limit := range []time.Duration{2 * time.Second, 10 * time.Second, time.Minute} {
		f = buildWith(t, w, build.Options{Compiled: true, Limits: child.Limits{Time: limit}})["endless"].Failure
		if f == nil || !strings.Contains(f.Message, fmt.Sprintf("time limit of %v", limit)) {
			t.Fatalf("failure %v", f)
		}
		if f.Cell == 1 && f.Line >= 9 && f.Line <= 11 {
			return
		}
	}
	t.Errorf("%+v, want cell 1 and a line of the loop", f)
}

// The one analysis that needs no records, in both modes.
func TestBothModesGiveTheSameBytes(t *testing.T) {
	w := compiledWorkspace(t)
	real, err := filepath.Abs("../../../analyses")
	if err != nil {
		t.Fatal(err)
	}
	w.Analyses = real
	o := build.Options{Compiled: true}
	report, err := w.Build(context.Background(), []string{"audit/holm"}, o)
	if err != nil || report.ExitCode() != 0 {
		t.Fatal(err, report)
	}
	check, err := w.Check(context.Background(), []string{"audit/holm"}, build.Options{}, false)
	if err != nil || !check.OK() || check.Files < 10 {
		t.Errorf("%+v %v", check, err)
	}
}

func sameFolder(t *testing.T, a, b string) {
	t.Helper()
	names, err := notebook.Files(a, "")
	if err != nil || len(names) == 0 {
		t.Fatal(names, err)
	}
	for _, n := range names {
		x, _ := os.ReadFile(filepath.Join(a, n))
		y, _ := os.ReadFile(filepath.Join(b, n))
		if string(x) != string(y) {
			t.Errorf("%s/%s differs: %.200q and %.200q", filepath.Base(a), n, x, y)
		}
	}
}
