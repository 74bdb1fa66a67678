package frontier

import (
	"math"
	"testing"
)

// Every metric of every setting and question of a small study, and at other
// recovery thresholds those that depend on it, against the oracle.
func TestScoresAgainstOracle(t *testing.T) {
	src := simulate(t, Simulation{ASQA: 30, QASPER: 40})
	o := readAgain(t, src)
	cohort := Load(src).CommonCohort()
	scores := cohort.Scores()

	// The cohort: questions on which every setting succeeded (§4.1).
	failed, settings := map[string]bool{}, map[string]map[string]bool{ASQA: {}, QASPER: {}}
	for _, r := range o.runs {
		settings[r.dataset][r.setting] = true
		if !r.ok {
			failed[join(r.dataset, r.question)] = true
		}
	}
	byName := map[string]*oracleRun{}
	rows := 0
	for _, r := range o.runs {
		byName[join(r.dataset, r.setting, r.question)] = r
		if !failed[join(r.dataset, r.question)] {
			rows++
		}
	}
	if len(settings[ASQA]) != 21 || len(settings[QASPER]) != 21 {
		t.Fatalf("%d and %d settings, want 21 each", len(settings[ASQA]), len(settings[QASPER]))
	}
	if scores.Len() != rows || len(failed) == 0 {
		t.Fatalf("%d rows of scores, want %d; %d questions failed", scores.Len(), rows, len(failed))
	}
	defined := map[string]int{}
	wrong := 0
	report := func(format string, args ...any) {
		t.Errorf(format, args...)
		if wrong++; wrong == 20 {
			t.Fatal("and so on (a new metric needs its second definition in this file)")
		}
	}
	for i := range scores.Len() {
		row := scores.Row(i)
		r := byName[join(row.Text("dataset"), row.Text("setting"), row.Text("question"))]
		if r == nil || failed[join(r.dataset, r.question)] {
			t.Fatalf("row %d is of no run of the cohort", i)
		}
		want := o.metrics(r, 0.5)
		for _, id := range Metrics() {
			x, ok := want[id]
			if row.Missing(id) == ok {
				report("%s %s %s: %s is missing: %v, want %v", r.dataset, r.setting, r.question, id, row.Missing(id), !ok)
				continue
			}
			if ok {
				defined[id]++
				if got := row.Float(id); math.Float64bits(got) != math.Float64bits(x) {
					report("%s %s %s: %s is %v, want %v", r.dataset, r.setting, r.question, id, got, x)
				}
			}
		}
	}
	for _, id := range Metrics() {
		if defined[id] == 0 {
			t.Errorf("%s is defined nowhere: nothing was compared", id)
		}
	}

	for _, tau := range []float64{0.3, 0.4, 0.6, 0.7, 0.8} {
		for _, compressor := range []string{RECOMP, LLMLingua2} {
			for _, id := range []string{"pg", "rg", "rec", "ur"} {
				sample, err := cohort.Sample(ASQA, side(SettingIDAt(compressor, 0.25, tau), id))
				if err != nil {
					t.Fatal(err)
				}
				for i, q := range sample.Questions {
					x, ok := o.metrics(byName[join(ASQA, SettingID(compressor, 0.25), q)], tau)[id]
					missing := sample.Missing != nil && sample.Missing[i]
					if missing == ok || ok && sample.Values[i] != x {
						t.Errorf("%s at τ = %v, question %s: %s is %v (missing %v), want %v", compressor, tau, q, id, sample.Values[i], missing, x)
					}
				}
			}
		}
	}
}
