package readers

import (
	"fmt"

	"galley/lib/frame"
	"galley/lib/stats"
	"galley/lib/table"
)

// Means is one row per setting, in the order of the records: setting, n, em,
// em_lo, em_hi, f1, f1_lo, f1_hi. The intervals are 95 %: for EM of independent
// questions Wilson's, otherwise percentile bootstrap of 10,000 replicates, by
// cluster where there are clusters. Of an empty cohort all but n is missing.
func (c *Cohort) Means() *frame.Frame {
	rows := len(c.runs.settings)
	columns := map[string][]float64{}
	names := []string{"em", "em_lo", "em_hi", "f1", "f1_lo", "f1_hi"}
	for _, name := range names {
		columns[name] = make([]float64, rows)
	}
	n, gone := make([]int64, rows), make([]bool, rows)
	for s := range rows {
		n[s], gone[s] = int64(len(c.rows)), len(c.rows) == 0
		for k, iv := range []stats.Interval{c.interval("em", s), c.interval("f1", s)} {
			columns[names[3*k]][s], columns[names[3*k+1]][s], columns[names[3*k+2]][s] = iv.Point, iv.Lo, iv.Hi
		}
	}
	f := frame.New().WithTexts("setting", c.runs.settings).WithInts("n", n)
	for _, name := range names {
		f = f.WithFloatsMasked(name, columns[name], gone)
	}
	return f
}

// interval is the mean of a metric of one setting with its interval. The random
// stream belongs to the metric, not to the setting: settings share their draws,
// so that adding one changes no other.
func (c *Cohort) interval(metric string, s int) stats.Interval {
	values := c.em[s]
	if metric == "f1" {
		values = c.f1[s]
	}
	var iv stats.Interval
	var err error
	if metric == "em" && c.clusters == nil {
		right := 0
		for _, x := range values {
			if x == 1 {
				right++
			}
		}
		iv, err = stats.Wilson(right, len(values), 0.95)
	} else {
		iv, err = stats.BootstrapMean(values, c.clusters, stats.Bootstrap{Stream: "readers " + metric})
	}
	if err != nil {
		panic(err) // the scores are finite and the clusters not blank
	}
	return iv
}

// interval shows an interval. One without width comes from resampling scores that are
// all the same, and its certainty is none.
func interval(lo, hi float64) table.Cell {
	cell := table.Interval(lo, hi, 3)
	if lo == hi {
		return cell.Note("All scores are the same, so resampling them cannot say how uncertain their mean is.")
	}
	return cell
}

// MeansTable is Means as a table: EM and F1 with 95 % intervals, the best in
// bold.
func (c *Cohort) MeansTable() *table.Table {
	t := table.New(fmt.Sprintf("Exact match and F1 of %d settings on the same %s questions, with 95%% intervals.", len(c.runs.settings), count(len(c.rows))))
	t.Column("setting", "Setting").Column("em", "EM").Column("em-ci", "95% interval").Column("f1", "F1").Column("f1-ci", "95% interval").Column("n", "*n*")
	f := c.Means()
	for i := range f.Len() {
		row := f.Row(i)
		if row.Missing("em") {
			none := table.Undefined("no question that every setting answered")
			t.Row(row.Text("setting"), none, none, none, none, table.Count(0))
			continue
		}
		t.Row(row.Text("setting"),
			table.Number(row.Float("em"), 3), interval(row.Float("em_lo"), row.Float("em_hi")),
			table.Number(row.Float("f1"), 3), interval(row.Float("f1_lo"), row.Float("f1_hi")),
			table.Count(int(row.Int("n"))))
	}
	t.Best("em", true).Best("f1", true)
	if c.clusters == nil {
		t.Note("Intervals: Wilson for EM; percentile bootstrap over questions, 10,000 replicates, for F1.")
	} else {
		t.Note(fmt.Sprintf("Intervals: percentile bootstrap over %s clusters of questions, 10,000 replicates.", count(c.Clusters())))
	}
	return t
}
