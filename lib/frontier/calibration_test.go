package frontier

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"

	"galley/lib/frame"
	"galley/lib/record"
)

// published is the whole simulated study, made once for all tests that compare
// it with the paper.
var published struct {
	once   sync.Once
	dir    string
	cohort *Cohort
}

func publishedStudy(t testing.TB) *Cohort {
	t.Helper()
	published.once.Do(func() {
		dir, err := os.MkdirTemp("", "frontier")
		if err != nil {
			t.Fatal(err)
		}
		published.dir = dir
		if err := Simulate(filepath.Join(dir, Study), 13); err != nil {
			t.Fatal(err)
		}
		published.cohort = Load(record.Open(dir, Study)).CommonCohort()
	})
	if published.cohort == nil {
		t.Fatal("the simulation failed in another test")
	}
	return published.cohort
}

func TestMain(m *testing.M) {
	code := m.Run()
	if published.dir != "" {
		os.RemoveAll(published.dir)
	}
	os.Exit(code)
}

// rowOf finds the row of a setting in Means.
func rowOf(t *testing.T, means *frame.Frame, setting string) int {
	t.Helper()
	i := slices.Index(means.Texts("setting"), setting)
	if i < 0 {
		t.Fatalf("no row of setting %s", setting)
	}
	return i
}

// within compares a simulated number with a printed one.
func within(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s: simulated %.4f, published %v, more than %v apart", what, got, want, tolerance)
	}
}

// papers/001 §4.1 and §4.2: cohorts, failures and their papers.
func TestSimulatedCohorts(t *testing.T) {
	cohort := publishedStudy(t)
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"ASQA questions", cohort.Questions(ASQA), 944},
		{"QASPER questions", cohort.Questions(QASPER), 976},
		{"QASPER papers", cohort.Clusters(QASPER), 271},
		{"ASQA records", int(cohort.runs.index.first[1]), 948},
		{"QASPER records", int(cohort.runs.index.first[2] - cohort.runs.index.first[1]), 1005},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, published %d", c.what, c.got, c.want)
		}
	}
	failures := map[string]int{}
	papers := map[string]bool{}
	x := cohort.runs.index
	for _, r := range x.runs {
		papers[x.questions[r.question].paper] = true
		if r.status != StatusOK {
			failures[x.settings[r.setting].id+" "+Datasets()[x.settings[r.setting].dataset]+" "+r.status]++
		}
	}
	if len(papers)-1 != 281 { // one more for ASQA's questions, which have none
		t.Errorf("%d QASPER papers, published 281", len(papers)-1)
	}
	want := map[string]int{"identity asqa budget_check": 4, "identity qasper budget_check": 15, "identity qasper prompt_overflow": 14}
	if len(failures) != len(want) {
		t.Errorf("failures %v, want %v", failures, want)
	}
	for k, n := range want {
		if failures[k] != n {
			t.Errorf("%s: %d failures, published %d", k, failures[k], n)
		}
	}
}

// Tables 4 and 5: every mean within 0.02 of print, every count of defined values
// as printed.
func TestSimulatedMeans(t *testing.T) {
	cohort := publishedStudy(t)
	cells, exact := 0, 0
	for _, row := range publishedRows(t, "settings.csv") {
		means := cohort.Means(row["dataset"])
		setting := SettingID(row["compressor"], number(t, row["nominal_budget"]))
		i := rowOf(t, means, setting)
		for _, c := range [][2]string{{"achieved_ratio", "achieved"}, {"pg", "pg"}, {"rg", "rg"}, {"pe", "pe"},
			{"reattr", "rec"}, {"str_em", "em"}, {"ef1", "ef1"}, {"us", "us"}, {"um", "um"}} {
			what := row["dataset"] + " " + setting + " " + c[1]
			defined := means.Missing(c[1]) == nil || !means.Missing(c[1])[i]
			if row[c[0]] == "" {
				if defined {
					t.Errorf("%s is %v, the paper has a dash", what, means.Floats(c[1])[i])
				}
				continue
			}
			got := means.Floats(c[1])[i]
			within(t, what, got, number(t, row[c[0]]), 0.02)
			n := row["n"]
			if printed := row[c[0]+"_n"]; printed != "" {
				n = printed
			}
			if strconv.FormatInt(means.Ints(c[1] + "_n")[i], 10) != n {
				t.Errorf("%s is defined for %d questions, published %s", what, means.Ints(c[1] + "_n")[i], n)
			}
			cells++
			if strconv.FormatFloat(got, 'f', 2, 64) == row[c[0]] {
				exact++
			}
		}
	}
	t.Logf("%d of %d cells of Tables 4 and 5 as printed", exact, cells)
	if exact < cells*9/10 {
		t.Errorf("only %d of %d cells as printed; the calibration has slipped", exact, cells)
	}
}

// Table 1's U_r, Table 2 and Table 3.
func TestSimulatedTables(t *testing.T) {
	cohort := publishedStudy(t)
	for _, row := range publishedRows(t, "table1.csv") {
		budget := 0.25
		means := cohort.Means(row["dataset"])
		i := rowOf(t, means, SettingID(row["compressor"], budget))
		within(t, row["dataset"]+" "+row["compressor"]+" ur", means.Floats("ur")[i], number(t, row["ur"]), 0.02)
	}
	means := cohort.Means(ASQA)
	for _, row := range publishedRows(t, "cost.csv") {
		i := rowOf(t, means, SettingID(row["compressor"], 0.25))
		for _, metric := range []string{"gen_in", "ver_span", "ver_sum", "total"} {
			within(t, row["compressor"]+" "+metric, means.Floats(metric)[i], number(t, row[metric]), 5)
		}
	}
	for _, row := range publishedRows(t, "threshold_sweep.csv") {
		f := cohort.ThresholdSweep(ASQA, []string{row["compressor"]}, 0.25, []float64{number(t, row["threshold"])})
		what := row["compressor"] + " at " + row["threshold"]
		within(t, what+" pg", f.Floats("pg")[0], number(t, row["pg"]), 0.01)
		within(t, what+" rec", f.Floats("rec")[0], number(t, row["reattr"]), 0.01)
		if row["reattr_n"] != "" && strconv.FormatInt(f.Ints("rec_n")[0], 10) != row["reattr_n"] {
			t.Errorf("%s: recovery defined for %d, published %s", what, f.Ints("rec_n")[0], row["reattr_n"])
		}
	}
}

// The facts of §4.1 and §4.2 (facts.csv F040–F046, F061–F066).
func TestSimulatedFacts(t *testing.T) {
	cohort := publishedStudy(t)
	set := cohort.set(QASPER)
	var tokens []float64
	sum := 0.0
	for _, q := range set.at {
		n := float64(cohort.runs.index.questions[q].tokens)
		tokens = append(tokens, n)
		sum += n
	}
	slices.Sort(tokens)
	within(t, "mean source tokens", sum/float64(len(tokens)), 4672, 60)
	within(t, "median source tokens", (tokens[487]+tokens[488])/2, 4557, 60)
	within(t, "least source tokens", tokens[0], 897, 0)
	within(t, "most source tokens", tokens[975], 11418, 0)
	means := cohort.Means(QASPER)
	i := rowOf(t, means, "recomp@0.25")
	within(t, "RECOMP context", means.Floats("ctx")[i], 60.3, 0.5)
	within(t, "RECOMP input", means.Floats("gen_in")[i], 125.4, 0.5)
	within(t, "RECOMP achieved", means.Floats("achieved")[i], 0.01525, 0.0002)
	for d, want := range map[string][3]float64{ASQA: {0.5086, 0.5622, 98}, QASPER: {0.4826, 0.4992, 61}} {
		rows := cohort.Scores().WhereText("dataset", d).WhereText("setting", Identity)
		changed := 0
		gated, legacy := rows.Floats("pg"), rows.Floats("legacy")
		var sums [2]float64
		for i := range gated {
			sums[0] += gated[i]
			sums[1] += legacy[i]
			if gated[i] != legacy[i] {
				changed++
			}
		}
		n := float64(len(gated))
		within(t, d+" gated precision", sums[0]/n, want[0], 0.002)
		within(t, d+" legacy precision", sums[1]/n, want[1], 0.003)
		within(t, d+" questions the gate changes", float64(changed), want[2], 4)
	}
}

// RECOMP shows the same context at the budgets that Appendix A names, and mostly
// gives the same answer.
func TestSimulatedSharedContexts(t *testing.T) {
	cohort := publishedStudy(t)
	c, err := cohort.runs.loaded()
	if err != nil {
		t.Fatal(err)
	}
	text := func(d int8, budget float64, q int32) (unit, answer string) {
		r := c.runs[cohort.runs.index.runOf(cohort.runs.index.settingOf(d, RECOMP, budget), q)]
		if r.units.len() > 0 {
			unit = c.units[r.units.lo].text
		}
		return unit, r.answer
	}
	for d, budgets := range [][]float64{{0.5, 0.25}, {0.5, 0.25, 0.1}} {
		for _, b := range budgets[1:] {
			same := 0
			for _, q := range cohort.sets[d].at {
				wide, wideAnswer := text(int8(d), budgets[0], q)
				unit, answer := text(int8(d), b, q)
				if unit != wide {
					t.Fatalf("question %s: RECOMP's contexts at %v and %v differ", c.questions[q].id, budgets[0], b)
				}
				if answer == wideAnswer {
					same++
				}
			}
			if n := len(cohort.sets[d].at); same == n || same < n*8/10 {
				t.Errorf("%d of %d answers are the same at %v and %v; separate passes mostly agree", same, n, budgets[0], b)
			}
		}
	}
}
