package frontier

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/record"
)

// small is a simulation that takes a tenth of a second.
var small = Simulation{ASQA: 60, QASPER: 90}

func simulate(t testing.TB, s Simulation) *record.Source {
	t.Helper()
	dir := t.TempDir()
	if err := SimulateWith(filepath.Join(dir, Study), s); err != nil {
		t.Fatal(err)
	}
	return record.Open(dir, Study)
}

func digest(t testing.TB, src *record.Source) string {
	t.Helper()
	d, err := src.Digest()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestSimulatedRecordsAreValid(t *testing.T) {
	src := simulate(t, small)
	faults, err := record.Validate(src.Dir, Schemas())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		t.Error(f)
	}
	if simulated, err := src.Simulated(); err != nil || !simulated {
		t.Errorf("records say simulated: %v, %v", simulated, err)
	}
}

// The same bytes whatever the number of workers; other bytes for another seed.
func TestSimulationIsDeterministic(t *testing.T) {
	want := digest(t, simulate(t, small))
	for _, workers := range []int{1, 2, 7} {
		before := runtime.GOMAXPROCS(workers)
		got := digest(t, simulate(t, small))
		runtime.GOMAXPROCS(before)
		if got != want {
			t.Errorf("with %d workers the records have digest %s, before %s", workers, got, want)
		}
	}
	seed13 := small
	seed13.Seed = 13
	if got := digest(t, simulate(t, seed13)); got != want {
		t.Errorf("seed 13 gives %s, the default %s", got, want)
	}
	other := small
	other.Seed = 14
	if digest(t, simulate(t, other)) == want {
		t.Error("seed 14 gives the records of seed 13")
	}
}

// No two scores of a pair, and all that a metric asks for at any threshold of the
// sweep: the cache of the simulation is complete.
func TestSimulatedScoresSuffice(t *testing.T) {
	cohort := Load(simulate(t, small)).CommonCohort()
	if _, err := cohort.ScoresErr(); err != nil {
		t.Fatal(err)
	}
	for _, tau := range []float64{0.3, 0.37, 0.5, 0.8, 0.95} {
		for _, setting := range Settings() {
			for _, dataset := range Datasets() {
				if _, err := cohort.Sample(dataset, contrast.Side{Setting: setting + "/tau=" + plain(tau), Metric: "pg"}); err != nil {
					t.Errorf("%s %s at %v: %v", dataset, setting, tau, err)
				}
			}
		}
	}
	_, err := cohort.Sample(ASQA, side("recomp@0.25/tau=0.01", "pg"))
	if err == nil || !strings.Contains(err.Error(), "cited source snippets against a claim") {
		t.Errorf("below the cached thresholds: error %v, want one that counts missing premises", err)
	}
}

// For settings whose units all declare provenance, recovered-source and
// declared-span checking coincide (papers/001 §3.3); for the others span checking
// rejects every claim, and recovery can only find more at a lower threshold.
func TestSimulatedStructure(t *testing.T) {
	cohort := Load(simulate(t, small)).CommonCohort()
	scores := cohort.Scores()
	us, ur, compressors := scores.Floats("us"), scores.Floats("ur"), scores.Texts("compressor")
	missing := scores.Missing("us")
	for i, c := range compressors {
		if missing != nil && missing[i] {
			continue
		}
		if c == RECOMP || c == LLMLingua2 {
			if us[i] != 1 {
				t.Fatalf("row %d: U_s of %s is %v, want 1", i, c, us[i])
			}
		} else if us[i] != ur[i] {
			t.Fatalf("row %d: U_s %v and U_r %v of %s differ", i, us[i], ur[i], c)
		}
	}
	last := 1.0
	for _, tau := range []float64{0.3, 0.4, 0.5, 0.6, 0.7, 0.8} {
		rec := cohort.ThresholdSweep(QASPER, []string{LLMLingua2}, 0.25, []float64{tau}).Floats("rec")[0]
		if rec > last {
			t.Errorf("recovery rises to %v at threshold %v", rec, tau)
		}
		last = rec
	}
}

func TestSimulateRefuses(t *testing.T) {
	dir := t.TempDir()
	if err := SimulateWith(dir, Simulation{ASQA: 3, QASPER: 90}); err == nil || !strings.Contains(err.Error(), "20 of each") {
		t.Errorf("three questions: error %v", err)
	}
	if err := SimulateWith(dir, small); err != nil {
		t.Fatal(err)
	}
	if err := SimulateWith(dir, small); err == nil || !strings.Contains(err.Error(), "holds records already") {
		t.Errorf("second simulation into one directory: error %v", err)
	}
}

// memory is a memo for tests.
type memory struct{ kept map[string][]byte }

func (m *memory) Get(key string) ([]byte, bool) { data, ok := m.kept[key]; return data, ok }
func (m *memory) Put(key string, data []byte)   { m.kept[key] = data }

// Results come out of the memo as they went in, without the records being read
// again; other records and damaged bytes are not taken for them.
func TestResultsAreMemoised(t *testing.T) {
	src := simulate(t, small)
	memo := &memory{kept: map[string][]byte{}}
	src.Memo = memo
	cohort := Load(src).CommonCohort()
	want := cohort.Scores().String()
	sweep := cohort.ThresholdSweep(ASQA, []string{RECOMP}, 0.25, []float64{0.3}).String()
	if len(memo.kept) != 3 {
		t.Errorf("%d results kept, want one per dataset and one of the sweep", len(memo.kept))
	}
	again := record.Open(filepath.Dir(src.Dir), Study)
	again.Memo = memo
	runs := Load(again)
	if got := runs.CommonCohort().Scores().String(); got != want {
		t.Error("scores from the memo differ")
	}
	if got := runs.CommonCohort().ThresholdSweep(ASQA, []string{RECOMP}, 0.25, []float64{0.3}).String(); got != sweep {
		t.Error("the sweep from the memo differs")
	}
	if runs.corpus != nil {
		t.Error("the records were read although the memo has the results")
	}
	for key, data := range memo.kept {
		memo.kept[key] = data[:len(data)-3]
	}
	third := record.Open(filepath.Dir(src.Dir), Study)
	third.Memo = memo
	if got := Load(third).CommonCohort().Scores().String(); got != want {
		t.Error("scores differ after the memo was damaged")
	}
}

// Shards in any number and order of rows give the same scores.
func TestShardsGiveTheSameScores(t *testing.T) {
	src := simulate(t, small)
	want := Load(src).CommonCohort().Scores().String()
	for _, schema := range []record.Schema{unitsSchema(), statementsSchema(), scoresSchema()} {
		splitBackwards(t, src, schema)
	}
	fresh := record.Open(filepath.Dir(src.Dir), Study)
	if got := Load(fresh).CommonCohort().Scores().String(); got != want {
		t.Error("scores differ when the tables are split and their rows turned round")
	}
}

// splitBackwards writes a table as two files with its rows in reverse.
func splitBackwards(t *testing.T, src *record.Source, schema record.Schema) {
	t.Helper()
	table, err := src.Table(schema)
	if err != nil {
		t.Fatal(err)
	}
	var halves [2]*record.Builder
	for i := range halves {
		halves[i] = record.NewBuilder(schema)
	}
	for row := table.Rows() - 1; row >= 0; row-- {
		b := halves[row%2]
		for _, f := range schema.Fields {
			if missing := table.Missing(f.Name); missing != nil && missing[row] {
				continue
			}
			switch {
			case f.List && f.Kind == record.Text:
				offsets, values := table.ListTexts(f.Name)
				b.ListTexts(f.Name, values[offsets[row]:offsets[row+1]])
			case f.List:
				offsets, values := table.ListInts(f.Name)
				b.ListInts(f.Name, values[offsets[row]:offsets[row+1]])
			case f.Kind == record.Text:
				b.Text(f.Name, table.Texts(f.Name)[row])
			case f.Kind == record.Int:
				b.Int(f.Name, table.Ints(f.Name)[row])
			case f.Kind == record.Float:
				b.Float(f.Name, table.Floats(f.Name)[row])
			}
		}
		b.End()
	}
	dir := filepath.Join(src.Dir, schema.Table)
	if err := os.Remove(filepath.Join(dir, "part-0.parquet")); err != nil {
		t.Fatal(err)
	}
	for i, b := range halves {
		if err := record.Write(filepath.Join(dir, []string{"a.parquet", "b.parquet"}[i]), b.Table(), nil); err != nil {
			t.Fatal(err)
		}
	}
}
