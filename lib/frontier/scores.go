package frontier

import (
	"galley/lib/frame"
)

// Scores has a row per dataset, setting and question of the cohort, in that
// order: columns dataset, setting, compressor, budget, question, paper (missing
// where questions are independent) and one per metric (Metrics), undefined ones
// missing. It panics with the error of ScoresErr.
func (c *Cohort) Scores() *frame.Frame {
	f, err := c.ScoresErr()
	if err != nil {
		panic(err)
	}
	return f
}

// ScoresErr is Scores; the error is that of reading the records, or says how many
// scores of which kind the cache lacks.
func (c *Cohort) ScoresErr() (*frame.Frame, error) {
	var rows []values
	var datasets, settings, compressors, questions, papers []string
	var budgets []float64
	var independent []bool
	for d, name := range Datasets() {
		set := &c.sets[d]
		got, err := c.results(d, set.settings, DefaultTau, false)
		if err != nil {
			return nil, err
		}
		rows = append(rows, got...)
		for _, s := range set.settings {
			setting := c.runs.index.settings[s]
			for _, q := range set.at {
				question := &c.runs.index.questions[q]
				datasets = append(datasets, name)
				settings = append(settings, setting.id)
				compressors = append(compressors, setting.compressor)
				budgets = append(budgets, setting.budget)
				questions = append(questions, question.id)
				papers = append(papers, question.paper)
				independent = append(independent, !question.hasPaper)
			}
		}
	}
	f := frame.New().WithTexts("dataset", datasets).WithTexts("setting", settings).
		WithTexts("compressor", compressors).WithFloats("budget", budgets).
		WithTexts("question", questions).WithTextsMasked("paper", papers, independent)
	for m, id := range metricIDs {
		column, missing := columnOf(rows, m)
		f = f.WithFloatsMasked(id, column, missing)
	}
	return f, nil
}

// columnOf takes one metric out of rows, with its mask.
func columnOf(rows []values, metric int) (column []float64, missing []bool) {
	column, missing = make([]float64, len(rows)), make([]bool, len(rows))
	for i := range rows {
		column[i], missing[i] = rows[i].at[metric], !rows[i].has(metric)
	}
	return column, missing
}
