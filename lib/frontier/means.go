package frontier

import (
	"galley/lib/frame"
)

// Means has a row per setting of a dataset, in the order of the paper's tables:
// columns setting, compressor, budget, n (questions of the cohort), then each
// metric's mean over the questions where it is defined, and their number as
// <metric>_n. A metric defined for no question is missing. It panics with the
// error of ScoresErr.
func (c *Cohort) Means(dataset string) *frame.Frame {
	set := c.set(dataset)
	rows, err := c.results(datasetIndex(dataset), set.settings, DefaultTau, false)
	if err != nil {
		panic(err)
	}
	var ids, compressors []string
	var budgets []float64
	var n []int64
	for _, s := range set.settings {
		setting := c.runs.index.settings[s]
		ids = append(ids, setting.id)
		compressors = append(compressors, setting.compressor)
		budgets = append(budgets, setting.budget)
		n = append(n, int64(len(set.at)))
	}
	f := frame.New().WithTexts("setting", ids).WithTexts("compressor", compressors).
		WithFloats("budget", budgets).WithInts("n", n)
	for m, id := range metricIDs {
		f = withMean(f, id, rows, m, len(set.settings))
	}
	return f
}

// FullMeans is Means over all successful runs of each setting, not the common
// cohort: n differs between settings, and so do the questions. The paper keeps
// these as descriptive aggregates (§4.1) and compares nothing with them.
func (r *Runs) FullMeans(dataset string) *frame.Frame {
	var all *frame.Frame
	for s := range r.index.settings {
		if Datasets()[r.index.settings[s].dataset] != dataset {
			continue
		}
		one := r.cohortOf([]int32{int32(s)}).Means(dataset)
		if all == nil {
			all = one
			continue
		}
		var err error
		if all, err = frame.Concat(all, one); err != nil {
			panic(err)
		}
	}
	if all == nil {
		return r.CommonCohort().Means(dataset) // no setting of this dataset, or no such dataset
	}
	return all
}

func datasetIndex(dataset string) int {
	if dataset == ASQA {
		return 0
	}
	return 1
}

// withMean adds a metric's mean over equal blocks of rows, and its count.
func withMean(f *frame.Frame, id string, rows []values, metric, blocks int) *frame.Frame {
	means, counts, missing := make([]float64, blocks), make([]int64, blocks), make([]bool, blocks)
	for b := range blocks {
		size := len(rows) / blocks
		means[b], counts[b] = meanOf(rows[b*size:(b+1)*size], metric)
		missing[b] = counts[b] == 0
	}
	return f.WithFloatsMasked(id, means, missing).WithInts(id+"_n", counts)
}

// meanOf averages a metric over the rows where it is defined.
func meanOf(rows []values, metric int) (mean float64, n int64) {
	sum := 0.0
	for i := range rows {
		if rows[i].has(metric) {
			sum += rows[i].at[metric]
			n++
		}
	}
	if n == 0 {
		return 0, 0
	}
	return sum / float64(n), n
}
