package readers

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"galley/lib/record"
	"galley/lib/stats"
)

// shared finds a file of public test data beside the repository, or skips.
func shared(t *testing.T, name string) string {
	t.Helper()
	path := filepath.Join("..", "..", "..", "shared", filepath.FromSlash(name))
	if _, err := os.Stat(path); err != nil {
		t.Skipf("no %s beside the repository", name)
	}
	return path
}

// TestRealRuns imports 500 HotpotQA questions × 6 real runs of one reader, a wide
// CSV, and compares with values of statsmodels and scipy.
func TestRealRuns(t *testing.T) {
	csv := shared(t, "real/ircot_llama_hotpot_runs.csv")
	raw, err := os.ReadFile(shared(t, "real/expected_values.json"))
	if err != nil {
		t.Fatal(err)
	}
	var want struct {
		EM      map[string]float64 `json:"ircot_em"`
		McNemar map[string]struct {
			Fixes, Breaks int64
			Exact, Chi2   float64
			CC            float64 `json:"chi2_cc"`
		} `json:"ircot_mcnemar"`
	}
	if err := json.Unmarshal(raw, &want); err != nil {
		t.Fatal(err)
	}
	records := t.TempDir()
	found, err := ImportTo(records, ImportOptions{Files: []string{csv}, Question: "question_id", Gold: "gold", Wide: "pred_*", Blank: "empty"})
	if err != nil {
		t.Fatal(err)
	}
	if want := (Imported{Rows: 3000, Questions: 500, Settings: 6}); found != want {
		t.Errorf("%+v, want %+v", found, want)
	}
	cohort := Load(record.Open(records, "readers")).CommonCohort()
	if cohort.Len() != 500 {
		t.Errorf("%d questions, want 500", cohort.Len())
	}
	means := cohort.Means()
	for i, setting := range means.Texts("setting") {
		if got := means.Floats("em")[i]; math.Abs(got-want.EM[setting]) > 1e-12 {
			t.Errorf("EM of %s is %v, want %v", setting, got, want.EM[setting])
		}
	}
	m := cohort.McNemar()
	seen := 0
	for i := range m.Len() {
		row := m.Row(i)
		w, ok := want.McNemar[row.Text("from")+"->"+row.Text("to")]
		if !ok {
			continue
		}
		seen++
		if row.Int("fixes") != w.Fixes || row.Int("breaks") != w.Breaks {
			t.Errorf("%s: %d fixes and %d breaks, want %d and %d", row.Text("to"), row.Int("fixes"), row.Int("breaks"), w.Fixes, w.Breaks)
		}
		for name, want := range map[string]float64{"p_exact": w.Exact, "p_chi2": w.Chi2, "p_cc": w.CC} {
			if got := row.Float(name); math.Abs(got-want) > 1e-10 {
				t.Errorf("%s to %s: %s is %v, want %v", row.Text("from"), row.Text("to"), name, got, want)
			}
		}
	}
	if seen != len(want.McNemar) || seen != 3 {
		t.Errorf("%d of %d expected pairs were found", seen, len(want.McNemar))
	}
	// The exact sign-flip test of 0/1 differences is McNemar's exact test.
	results := cohort.AllPairs().Run(cohort)
	if results.Len() != 30 {
		t.Fatalf("%d contrasts, want 2 × 15", results.Len())
	}
	for i := range m.Len() {
		row := m.Row(i)
		r := results.Get(cohort.PairID("em", row.Text("from"), row.Text("to")))
		if r.Outcome == stats.Estimate && (!r.HasExact || math.Abs(r.PExact-row.Float("p_exact")) > 1e-10) {
			t.Errorf("%s: exact sign-flip p %v, McNemar %v", r.Name, r.PExact, row.Float("p_exact"))
		}
	}
}
