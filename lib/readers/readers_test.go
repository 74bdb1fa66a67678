package readers

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/record"
)

// csvFile writes a CSV file.
func csvFile(t testing.TB, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "answers.csv")
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// imported imports a CSV and loads it.
func imported(t testing.TB, content string, o ImportOptions) (*Runs, error) {
	t.Helper()
	o.Files = []string{csvFile(t, content)}
	dir := t.TempDir()
	if _, err := ImportTo(dir, o); err != nil {
		return nil, err
	}
	return LoadErr(record.Open(dir, "readers"))
}

const long = `question,setting,prediction,gold,cluster
q1,full,the Eiffel Tower,Eiffel Tower|Tour Eiffel,d1
q2,full,yes,no,d1
q3,full,Chief of Protocol,the chief protocol,d2
q1,short,Paris,Eiffel Tower|Tour Eiffel,d1
q2,short,No.,no,d1
q3,short,NA,the chief protocol,d2
q4,short,x,x,d3
`

// TestScores: EM and F1 by hand (metric tests have the formulas); q3 and q4 are
// not common, and the exclusions say why.
func TestScores(t *testing.T) {
	runs, err := imported(t, long, ImportOptions{GoldSeparator: "|", Missing: []string{"NA"}, Blank: "missing"})
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(runs.Settings(), runs.Questions()); got != "[full short] [q1 q2 q3 q4]" {
		t.Error(got)
	}
	c := runs.CommonCohort()
	want := `setting <text>  question <text>  cluster <text>  em <float>  f1 <float>
full            q1               d1                       1           1
full            q2               d1                       0           0
short           q1               d1                       0           0
short           q2               d1                       1           1
[4 × 5]`
	if got := c.Scores().String(); got != want {
		t.Errorf("got\n%s", got)
	}
	if c.Len() != 2 || c.Clusters() != 1 || !c.Clustered() {
		t.Errorf("%d questions, %d clusters", c.Len(), c.Clusters())
	}
	csv := c.Exclusions().CSV()
	for _, line := range []string{"full,3,1,0,1,2", "short,4,0,1,1,2"} {
		if !strings.Contains(csv, line) {
			t.Errorf("no %q in\n%s", line, csv)
		}
	}
	m := c.McNemar()
	if got := fmt.Sprint(m.Texts("from"), m.Texts("to"), m.Ints("fixes"), m.Ints("breaks"), m.Floats("diff"), m.Floats("p_exact")); got != "[full] [short] [1] [1] [0] [1]" {
		t.Error(got)
	}
}

// TestLoadFaults: what cannot be scored is refused with its place.
func TestLoadFaults(t *testing.T) {
	head := "question,setting,prediction,gold,cluster\n"
	for _, c := range []struct{ name, rows, want string }{
		{"gold differs", "q1,a,x,g,\nq1,b,x,h,\n", `answers.csv:3: question "q1" has the gold answers ["h"], but ["g"] in answers.csv:2`},
		{"cluster differs", "q1,a,x,g,c1\nq1,b,x,g,c2\n", `answers.csv:3: question "q1" is in cluster "c2", but in "c1"`},
		{"cluster missing", "q1,a,x,g,c1\nq2,a,x,g,\n", `question "q2" has no cluster though others have`},
		{"twice", "q1,a,x,g,\nq1,a,y,g,\n", `question="q1" setting="a" is there already, in answers.csv:2`},
		{"blank setting", "q1,a,x,g,\nq1,\"\",x,g,\n", `answers.csv:3: the setting is blank (""); give it a name`},
		{"no gold", "q1,a,x,,\n", "answers.csv:2, column gold: is blank"},
		{"blank", "q1,a,,g,\n", "answers.csv:2, column prediction: is blank: say whether that is an empty prediction or a missing one (--blank empty or --blank missing)"},
	} {
		_, err := imported(t, head+c.rows, ImportOptions{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	if _, err := imported(t, head, ImportOptions{Blank: "zero"}); err == nil {
		t.Error("Blank zero: no error")
	}
	if _, err := imported(t, head, ImportOptions{Wide: "p_*", Setting: "setting"}); err == nil {
		t.Error("wide with a column for the setting: no error")
	}
	if _, err := imported(t, head, ImportOptions{Run: "r", Setting: "setting"}); err == nil {
		t.Error("run and column: no error")
	}
}

// TestEmptyListOfGolds from JSON is refused on import and on load.
func TestEmptyListOfGolds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.jsonl")
	if err := os.WriteFile(path, []byte(`{"question": 7, "setting": "a", "prediction": null, "gold": []}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Import(ImportOptions{Files: []string{path}}); err == nil || !strings.Contains(err.Error(), `a.jsonl:1: question "7" has no gold answer`) {
		t.Error(err)
	}
}

// TestSample: the cohort answers what contrasts ask, and says what there is.
func TestSample(t *testing.T) {
	runs, err := imported(t, long, ImportOptions{GoldSeparator: "|", Missing: []string{"NA"}})
	if err != nil {
		t.Fatal(err)
	}
	c := runs.CommonCohort()
	s, err := c.Sample(CohortName, contrast.Side{Setting: "short", Metric: "f1"})
	if err != nil || fmt.Sprint(s.Questions, s.Values, s.Clusters) != "[q1 q2] [0 1] [d1 d1]" {
		t.Error(s, err)
	}
	for _, side := range []contrast.Side{{Setting: "medium", Metric: "em"}, {Setting: "full", Metric: "bleu"}} {
		if _, err := c.Sample("", side); err == nil || !strings.Contains(err.Error(), "have ") {
			t.Errorf("%v: %v", side, err)
		}
	}
	if _, err := c.Sample("other", contrast.Side{Setting: "full", Metric: "em"}); err == nil {
		t.Error("another cohort: no error")
	}
	if c.Memo() != nil {
		t.Error("a memo without one in the source")
	}
}

// TestNobodyAnswered: a cohort without questions has means and tests that are
// missing, not zero, and contrasts that are undefined.
func TestNobodyAnswered(t *testing.T) {
	runs, err := imported(t, "question,setting,prediction,gold\nq1,a,x,g\nq2,b,x,g\n", ImportOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c := runs.CommonCohort()
	if c.Len() != 0 || !slices.Equal(c.Means().Missing("em"), []bool{true, true}) || !slices.Equal(c.McNemar().Missing("p_exact"), []bool{true}) {
		t.Errorf("%v\n%v", c.Means(), c.McNemar())
	}
	for _, table := range []string{c.MeansTable().Markdown(), c.McNemarTable().Markdown()} {
		if strings.Contains(table, "0.000") || strings.Contains(table, "NaN") {
			t.Error(table)
		}
	}
	results := c.AllPairs().Run(c)
	if got := results.Get("E01").Outcome; got != contrast.Undefined {
		t.Errorf("outcome %v", got)
	}
}

// TestSimulate: the same seed gives the same bytes, another seed others; the
// study is plausible and says that it is simulated.
func TestSimulate(t *testing.T) {
	dir := t.TempDir()
	var files [][]byte
	for i, seed := range []uint64{13, 13, 14} {
		if err := Simulate(filepath.Join(dir, fmt.Sprint(i), "readers"), seed); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(dir, fmt.Sprint(i), "readers", "answers", "part-0.parquet"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, data)
	}
	if !bytes.Equal(files[0], files[1]) || bytes.Equal(files[0], files[2]) {
		t.Error("bytes do not depend on the seed alone")
	}
	src := record.Open(filepath.Join(dir, "0"), "readers")
	if sim, err := src.Simulated(); err != nil || !sim {
		t.Error(sim, err)
	}
	if faults, err := record.Validate(src.Dir, Schemas()); err != nil || len(faults) > 0 {
		t.Error(faults, err)
	}
	c := Load(src).CommonCohort()
	means := c.Means()
	em := means.Floats("em")
	if c.Len() != 197 || len(em) != 3 || !(em[0] < em[1] && em[1] < em[2]) || em[0] < 0.1 || em[2] > 0.6 {
		t.Errorf("%d questions\n%v", c.Len(), means)
	}
	for i, f1 := range means.Floats("f1") {
		if f1 <= em[i] || means.Floats("em_lo")[i] >= em[i] || means.Floats("f1_hi")[i] <= f1 {
			t.Errorf("%v", means)
		}
	}
	supported := 0
	for _, r := range c.AllPairs().Run(c).All() {
		if r.Outcome != contrast.Estimate || r.N != 197 {
			t.Errorf("%s: %v of %d", r.ID, r.Outcome, r.N)
		}
		if r.Supported() {
			supported++
		}
	}
	if supported == 0 || supported == 6 {
		t.Errorf("%d of 6 contrasts supported; an example should show both", supported)
	}
}

func TestPairID(t *testing.T) {
	dir := t.TempDir()
	if err := Simulate(filepath.Join(dir, "readers"), 1); err != nil {
		t.Fatal(err)
	}
	c := Load(record.Open(dir, "readers")).CommonCohort()
	f := c.AllPairs()
	if len(f.Contrasts) != 6 {
		t.Fatalf("%d contrasts", len(f.Contrasts))
	}
	for _, metric := range []string{"em", "f1"} {
		for _, k := range f.Contrasts {
			if k.Left.Metric == metric && (c.PairID(metric, k.Left.Setting, k.Right.Setting) != k.ID || c.PairID(metric, k.Right.Setting, k.Left.Setting) != k.ID) {
				t.Errorf("%s", k.ID)
			}
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a pair that is not there: no panic")
		}
	}()
	c.PairID("em", "closed-book", "closed-book")
}

// A column of ids mistaken for the setting's is said, and no table of every id by
// every id is made.
func TestTooManySettings(t *testing.T) {
	var b strings.Builder
	b.WriteString("question,setting,prediction,gold\n")
	for i := range mostSettings + 1 {
		fmt.Fprintf(&b, "q%d,s%d,x,y\n", i, i)
	}
	_, err := Import(ImportOptions{Files: []string{csvFile(t, b.String())}})
	if err == nil || !strings.Contains(err.Error(), `501 different settings of 501 questions ("s0" … "s500")`) {
		t.Error(err)
	}
}

// An interval without width is said to mean nothing (all wrong is not 0 ± 0); Wilson's
// for exact match has a width at 0 too: 2 questions, none right, 95 %: upper end
// z²/(n+z²) = 3.8415/5.8415 = 0.658.
func TestScoresThatAreAllTheSame(t *testing.T) {
	runs, err := imported(t, "question,setting,prediction,gold\nq1,a,x,y\nq2,a,x,y\n", ImportOptions{})
	if err != nil {
		t.Fatal(err)
	}
	text := runs.CommonCohort().MeansTable().Markdown()
	for _, want := range []string{"[0.000, 0.658]", "[0.000, 0.000]", "All scores are the same"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
