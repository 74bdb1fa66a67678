// Package studies lists the studies whose records galley knows: their schemas and
// how to simulate them.
//
//	study, ok := studies.Get("frontier")
//	err := study.Simulate(dir, 13) // writes dir/<table>/*.parquet
//
// A new study adds one entry here; its schemas and simulator live in its own package
// of lib/. Analyses may use records of a study that is not listed: then they must be
// there, since nothing can simulate them.
package studies

import (
	"galley/lib/frontier"
	"galley/lib/readers"
	"galley/lib/record"
)

// Study is one kind of records.
type Study struct {
	Name     string
	Doc      string // one line
	Schemas  []record.Schema
	Simulate func(dir string, seed uint64) error // writes dir/<table>/*.parquet, the same bytes each time
	// Simulator is the version that Simulate writes into its files. Records of another
	// version are simulated again.
	Simulator string
	// Check says what is wrong with records that are as the schemas say and cannot be
	// used all the same; nil when there is no such thing.
	Check func(*record.Source) error
}

// All lists the studies in the order they are shown.
func All() []Study {
	return []Study{
		{
			Name:     "frontier",
			Doc:      "compressed contexts, emitted and grounded citations: 948 ASQA and 1,005 QASPER questions under 21 settings",
			Schemas:  frontier.Schemas(),
			Simulate: frontier.Simulate, Simulator: frontier.SimulatorVersion,
			Check: checkFrontier,
		},
		{
			Name:     "readers",
			Doc:      "the plainest records: question, setting, prediction and gold answers, of any number of settings",
			Schemas:  readers.Schemas(),
			Simulate: readers.Simulate, Simulator: readers.SimulatorVersion,
		},
	}
}

// checkFrontier computes every metric: then names, numbers of units and the score cache
// fit together.
func checkFrontier(source *record.Source) error {
	runs, err := frontier.LoadErr(source)
	if err != nil {
		return err
	}
	_, err = runs.CommonCohort().ScoresErr()
	return err
}

// Get returns the study of a name.
func Get(name string) (Study, bool) {
	for _, s := range All() {
		if s.Name == name {
			return s, true
		}
	}
	return Study{}, false
}

// Names lists the names of all studies.
func Names() []string {
	var names []string
	for _, s := range All() {
		names = append(names, s.Name)
	}
	return names
}
