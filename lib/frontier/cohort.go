package frontier

import (
	"errors"

	"galley/lib/contrast"
	"galley/lib/frame"
	"galley/lib/table"
)

// Cohort is the questions on which every setting succeeded. It implements
// contrast.Source: its cohorts are named by dataset, its sides by setting id
// (SettingIDAt) and metric id.
type Cohort struct {
	runs *Runs
}

// CommonCohort keeps, in each dataset, the questions that have a successful run
// under every setting that occurs there.
func (r *Runs) CommonCohort() *Cohort { return &Cohort{runs: r} }

// Exclusions counts the questions left out, by dataset, setting and reason.
func (c *Cohort) Exclusions() *table.Table { return table.New("") }

// Scores has a row per dataset, setting and question of the cohort, in that
// order, and a column per metric; undefined is missing.
func (c *Cohort) Scores() *frame.Frame { return frame.New() }

// Means has a row per setting of a dataset, in the order of the paper, with the
// question-weighted mean and the number of defined values (<metric>_n) of every
// metric.
func (c *Cohort) Means(dataset string) *frame.Frame { return frame.New() }

// ThresholdSweep recomputes the metrics that depend on the recovery threshold,
// with citation scoring held at DefaultTau: a row per threshold and compressor
// with the means of pg, rg and rec and their counts.
func (c *Cohort) ThresholdSweep(dataset string, compressors []string, budget float64, taus []float64) *frame.Frame {
	return frame.New()
}

// Sample gives one side of a contrast.
func (c *Cohort) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	return contrast.Sample{}, errors.New("frontier: not yet")
}

// Memo is the store of the records' source, for lib/contrast.
func (c *Cohort) Memo() contrast.Memo { return c.runs.source.Memo }

// Digest is the digest of the records, for lib/contrast.
func (c *Cohort) Digest() string { return "" }
