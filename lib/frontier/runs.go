package frontier

import (
	"sync"

	"galley/lib/record"
)

// Runs is the records of the study, opened. Questions and runs are read and
// checked at once; the heavy tables when a metric first needs them and the
// results are not known already. It is safe for use from several goroutines.
type Runs struct {
	source *record.Source
	index  *index

	once      sync.Once
	corpus    *corpus
	evaluator string // asked for; "" for the only one
	used      string // found in the records
	corpusErr error

	mu       sync.Mutex
	computed map[string][]values // by threshold and settings: see results
}

// Load opens the records of a source; it panics with the error of LoadErr, for
// scripts.
func Load(src *record.Source) *Runs {
	runs, err := LoadErr(src)
	if err != nil {
		panic(err)
	}
	return runs
}

// LoadErr opens the records of a source and checks questions and runs: a table
// that is not there, a wrong type, a run that occurs twice or names a question
// that does not exist is an error naming file, column and row.
func LoadErr(src *record.Source) (*Runs, error) {
	x, err := loadIndex(src)
	if err != nil {
		return nil, err
	}
	return &Runs{source: src, index: x, computed: map[string][]values{}}, nil
}

// LoadEvaluator is Load for records whose score cache holds the scores of
// several evaluators: only those of one are used.
func LoadEvaluator(src *record.Source, evaluator string) *Runs {
	runs := Load(src)
	runs.evaluator = evaluator
	return runs
}

// loaded gives the whole corpus, read on first use.
func (r *Runs) loaded() (*corpus, error) {
	r.once.Do(func() { r.corpus, r.used, r.corpusErr = loadCorpus(r.source, r.index, r.evaluator) })
	return r.corpus, r.corpusErr
}
