package studies

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/lib/frontier"
	"galley/lib/record"
)

func TestStudiesAreWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range All() {
		if seen[s.Name] || s.Name == "" || s.Doc == "" || s.Simulate == nil || len(s.Schemas) == 0 {
			t.Errorf("study %q: seen before %v, %+v", s.Name, seen[s.Name], s)
		}
		seen[s.Name] = true
		tables := map[string]bool{}
		for _, schema := range s.Schemas {
			if schema.Study != s.Name || tables[schema.Table] || schema.Doc == "" {
				t.Errorf("%s/%s: of study %q, doc %q", s.Name, schema.Table, schema.Study, schema.Doc)
			}
			tables[schema.Table] = true
			for _, f := range schema.Fields {
				if f.Meaning == "" {
					t.Errorf("%s/%s.%s has no meaning", s.Name, schema.Table, f.Name)
				}
			}
		}
		got, ok := Get(s.Name)
		if !ok || got.Name != s.Name {
			t.Errorf("Get(%q) finds %q, %v", s.Name, got.Name, ok)
		}
	}
	if _, ok := Get("nothing"); ok {
		t.Error("Get finds a study that is not there")
	}
}

// The records of the small study come out the same twice.
func TestSimulateTwice(t *testing.T) {
	s, _ := Get("readers")
	a, b := t.TempDir(), t.TempDir()
	for _, dir := range []string{a, b} {
		if err := s.Simulate(dir, 13); err != nil {
			t.Fatal(err)
		}
	}
	files := 0
	for _, schema := range s.Schemas {
		entries, err := os.ReadDir(a + "/" + schema.Table)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			x, _ := os.ReadFile(a + "/" + schema.Table + "/" + e.Name())
			y, _ := os.ReadFile(b + "/" + schema.Table + "/" + e.Name())
			if len(x) == 0 || string(x) != string(y) {
				t.Errorf("%s/%s differs", schema.Table, e.Name())
			}
			files++
		}
	}
	if files == 0 {
		t.Error("nothing was written")
	}
}

// Scores that are not there are no fault of a schema: the table may be empty.
func TestCheckOfFrontier(t *testing.T) {
	s, _ := Get("frontier")
	records := t.TempDir()
	dir := filepath.Join(records, s.Name)
	if err := frontier.SimulateWith(dir, frontier.Simulation{ASQA: 20, QASPER: 20}); err != nil {
		t.Fatal(err)
	}
	if err := s.Check(record.Open(records, s.Name)); err != nil {
		t.Fatal(err)
	}
	scores := s.Schemas[slices.IndexFunc(s.Schemas, func(schema record.Schema) bool { return schema.Table == "scores" })]
	files, err := filepath.Glob(filepath.Join(dir, "scores", "*.parquet"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		if err := record.Write(file, record.NewBuilder(scores).Table(), nil); err != nil {
			t.Fatal(err)
		}
	}
	if faults, err := record.Validate(dir, s.Schemas); err != nil || slices.ContainsFunc(faults, func(f record.Fault) bool { return !f.Note }) {
		t.Fatalf("faults %v, error %v", faults, err)
	}
	if err := s.Check(record.Open(records, s.Name)); err == nil || !strings.Contains(err.Error(), "score") {
		t.Errorf("error %v, want one about scores", err)
	}
}
