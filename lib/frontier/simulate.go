package frontier

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"galley/lib/frontier/internal/world"
	"galley/lib/record"
)

// Simulation sizes a simulation. The zero value is the published study with
// seed 13.
type Simulation struct {
	Seed   uint64 // 0 means 13
	ASQA   int    // questions; 0 means 948
	QASPER int    // questions; 0 means 1,005, over 281 papers
}

// SimulatorVersion names the version of the simulator. Raise it with every change of
// what is drawn: galley then makes simulated records anew.
const SimulatorVersion = "frontier 1"

// simulatedEvaluator names the evaluator of simulated scores.
const simulatedEvaluator = "deberta-v3-base-mnli-fever-anli@512"

// Simulate writes simulated records of the whole study below a directory, one
// directory per table. The same seed gives the same bytes on any machine.
func Simulate(dir string, seed uint64) error { return SimulateWith(dir, Simulation{Seed: seed}) }

// SimulateWith is Simulate at another size: smaller for tests. The published
// counts of failures and empty summaries scale along. The tables' directories
// must be empty or absent, so that old records do not mix with new ones.
func SimulateWith(dir string, s Simulation) error {
	o := world.Options{Seed: s.Seed, ASQA: s.ASQA, QASPER: s.QASPER}
	if o.Seed == 0 {
		o.Seed = 13
	}
	if o.ASQA == 0 {
		o.ASQA = 948
	}
	if o.QASPER == 0 {
		o.QASPER = 1005
	}
	if o.ASQA < 20 || o.QASPER < 20 {
		return fmt.Errorf("frontier: cannot simulate %d ASQA and %d QASPER questions; 20 of each are the least", o.ASQA, o.QASPER)
	}
	for _, schema := range Schemas() {
		files, _ := os.ReadDir(filepath.Join(dir, schema.Table))
		if slices.ContainsFunc(files, func(f os.DirEntry) bool { return strings.HasSuffix(f.Name(), ".parquet") }) {
			return fmt.Errorf("frontier: %s holds records already; simulate into an empty directory", filepath.Join(dir, schema.Table))
		}
	}
	meta := map[string]string{
		record.MetaSimulated: "true",
		record.MetaSimulator: SimulatorVersion,
		"galley.seed":        strconv.FormatUint(o.Seed, 10),
	}
	datasets := world.New(o)
	tables := []func([2]*world.Dataset) *record.Table{
		unitsTable, scoresTable, sourcesTable, statementsTable, runsTable,
		questionsTable, goldsTable, evidenceTable,
	}
	errs := make([]error, len(tables))
	parallel(len(tables), 1, func(lo, hi int) {
		for i := lo; i < hi; i++ {
			t := tables[i](datasets)
			name := t.Schema().Table
			errs[i] = record.Write(filepath.Join(dir, name, "part-0.parquet"), t, meta)
		}
	})
	for _, err := range errs {
		if err != nil {
			return fmt.Errorf("frontier: writing simulated records: %w", err)
		}
	}
	return nil
}
