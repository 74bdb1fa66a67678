package build

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/kernel/studies"
	"galley/lib/record"
)

// rewrite writes the simulated records of a study with other metadata.
func rewrite(t *testing.T, file string, meta map[string]string) {
	t.Helper()
	rows, err := record.ReadFile(file, record.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if err := record.Write(file, rows, meta); err != nil {
		t.Fatal(err)
	}
}

func TestSimulatedRecordsDoNotOutliveTheirSimulator(t *testing.T) {
	w := workspace(t, "plain")
	ctx := context.Background()
	var said []string
	say := func(text string) { said = append(said, text) }
	simulate := func() string {
		t.Helper()
		said = nil
		if err := w.simulateMissing(ctx, []string{"records/readers"}, 13, say); err != nil {
			t.Fatal(err)
		}
		return strings.Join(said, "; ")
	}
	if got := simulate(); !strings.HasPrefix(got, "no records of readers in data/records") {
		t.Errorf("said %q", got)
	}
	if got := simulate(); got != "" {
		t.Errorf("made again: %q", got)
	}
	file := filepath.Join(w.Records, "readers", "answers", "part-0.parquet")
	fresh, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, meta := range []map[string]string{
		{record.MetaSimulated: "true"},
		{record.MetaSimulated: "true", record.MetaSimulator: "readers 0"},
	} {
		rewrite(t, file, meta)
		if got := simulate(); !strings.Contains(got, "another version of the simulator") {
			t.Errorf("%v: said %q", meta, got)
		}
		if again, _ := os.ReadFile(file); string(again) != string(fresh) {
			t.Errorf("%v: not as simulated", meta)
		}
	}
	// Real records are never replaced, nor what lies in a folder named with --records.
	rewrite(t, file, nil)
	if got := simulate(); got != "" {
		t.Errorf("real records were replaced: %q", got)
	}
	rewrite(t, file, map[string]string{record.MetaSimulated: "true"})
	w.Given = true
	if got := simulate(); got != "" {
		t.Errorf("records of the user were replaced: %q", got)
	}
}

func TestAnInterruptedSimulationLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	s := studies.Study{Name: "toys", Simulate: func(dir string, _ uint64) error {
		cancel()
		return os.WriteFile(filepath.Join(dir, "half"), nil, 0o644)
	}}
	if err := Simulate(ctx, dir, s, 13, false, func(string) {}); err == nil {
		t.Error("no error")
	}
	if entries, _ := filepath.Glob(filepath.Join(dir, "[^.]*")); len(entries) != 0 {
		t.Errorf("left behind: %v", entries)
	}
}
