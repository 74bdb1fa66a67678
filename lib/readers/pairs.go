package readers

import (
	"fmt"

	"galley/lib/contrast"
	"galley/lib/frame"
	"galley/lib/stats"
	"galley/lib/table"
)

// AllPairs declares every pairwise contrast of settings, in EM and in F1, as one
// family whose p-values are corrected together: E01, E02, … then F01, F02, …, in
// the order of the settings, the earlier setting minus the later one. PairID
// gives the id of a pair. Exact randomization p-values are asked for where they
// can be had.
func (c *Cohort) AllPairs() contrast.Family {
	f := contrast.Family{Name: "All pairs of settings in exact match (EM) and F1", Options: contrast.Options{Exact: true}}
	for _, metric := range []string{"em", "f1"} {
		c.eachPair(func(k, i, j int) {
			left, right := c.runs.settings[i], c.runs.settings[j]
			f.Contrasts = append(f.Contrasts, contrast.Contrast{
				ID:     pairID(metric, k),
				Name:   left + " − " + right,
				Cohort: CohortName,
				Left:   contrast.Side{Setting: left, Metric: metric},
				Right:  contrast.Side{Setting: right, Metric: metric},
				Digits: 3,
			})
		})
	}
	return f
}

// PairID is the id in AllPairs of the contrast of two settings in a metric, "em"
// or "f1". The contrast is always the setting that the records have first minus
// the other. It panics when there is no such pair.
func (c *Cohort) PairID(metric, left, right string) string {
	a, errA := c.runs.settingAt(left)
	b, errB := c.runs.settingAt(right)
	for _, err := range []error{errA, errB} {
		if err != nil {
			panic(err)
		}
	}
	id := ""
	c.eachPair(func(k, i, j int) {
		if i == min(a, b) && j == max(a, b) {
			id = pairID(metric, k)
		}
	})
	if id == "" || metric != "em" && metric != "f1" {
		panic(fmt.Sprintf("readers: no contrast of %q and %q in %q", left, right, metric))
	}
	return id
}

func pairID(metric string, k int) string {
	letter := "E"
	if metric == "f1" {
		letter = "F"
	}
	return fmt.Sprintf("%s%02d", letter, k+1)
}

// eachPair visits the pairs of settings i < j, numbered from 0.
func (c *Cohort) eachPair(visit func(k, i, j int)) {
	k := 0
	for i := range c.runs.settings {
		for j := i + 1; j < len(c.runs.settings); j++ {
			visit(k, i, j)
			k++
		}
	}
}

// McNemar is one row per pair of settings, going from the earlier to the later:
// from, to, n, both (right in both), breaks (right, then wrong), fixes (wrong,
// then right), neither, diff (accuracy of to minus accuracy of from), and the
// two-sided p-values: p_exact (binomial), p_midp, p_cc (chi-square with
// continuity correction), p_chi2 (without), p_holm (p_exact after Holm over the
// pairs). Questions count as independent here even when there are clusters. For
// an empty cohort the diff and the p-values are missing.
func (c *Cohort) McNemar() *frame.Frame {
	var from, to []string
	var n, both, breaks, fixes, neither []int64
	var diff, exact, mid, corrected, plain []float64
	var gone []bool
	c.eachPair(func(_, i, j int) {
		r, err := stats.McNemar(right(c.em[i]), right(c.em[j]))
		if err != nil {
			panic(err) // both are of the cohort's length
		}
		from, to = append(from, c.runs.settings[i]), append(to, c.runs.settings[j])
		n, both, neither = append(n, int64(r.N)), append(both, int64(r.Both)), append(neither, int64(r.Neither))
		breaks, fixes = append(breaks, int64(r.LeftOnly)), append(fixes, int64(r.RightOnly))
		diff = append(diff, 0-r.Diff) // 0, never -0
		exact, mid = append(exact, r.Exact), append(mid, r.MidP)
		corrected, plain = append(corrected, r.Corrected), append(plain, r.Plain)
		gone = append(gone, r.Outcome == stats.Undefined)
	})
	holm := stats.Holm(exact)
	return frame.New().WithTexts("from", from).WithTexts("to", to).WithInts("n", n).
		WithInts("both", both).WithInts("breaks", breaks).WithInts("fixes", fixes).WithInts("neither", neither).
		WithFloatsMasked("diff", diff, gone).WithFloatsMasked("p_exact", exact, gone).WithFloatsMasked("p_midp", mid, gone).
		WithFloatsMasked("p_cc", corrected, gone).WithFloatsMasked("p_chi2", plain, gone).WithFloatsMasked("p_holm", holm, gone)
}

func right(em []float64) []bool {
	out := make([]bool, len(em))
	for i, x := range em {
		out[i] = x == 1
	}
	return out
}

// McNemarTable is McNemar as a table: fixes, breaks, difference, exact p and
// Holm's.
func (c *Cohort) McNemarTable() *table.Table {
	t := table.New(fmt.Sprintf("Exact McNemar tests of exact match between settings, on %s questions.", count(len(c.rows))))
	t.Column("from", "From").Column("to", "To").Column("fixes", "Fixes").Column("breaks", "Breaks").
		Column("diff", "Δ").Column("p", "*p*").Column("p-holm", "*p*_H")
	f := c.McNemar()
	for i := range f.Len() {
		row := f.Row(i)
		if row.Missing("diff") {
			none := table.Undefined("no question that every setting answered")
			t.Row(row.Text("from"), row.Text("to"), table.Count(0), table.Count(0), none, none, none)
			continue
		}
		t.Row(row.Text("from"), row.Text("to"), table.Count(int(row.Int("fixes"))), table.Count(int(row.Int("breaks"))),
			table.Signed(row.Float("diff"), 3), table.PValue(row.Float("p_exact"), 4), table.PValue(row.Float("p_holm"), 4))
	}
	t.Note("Fixes: wrong in the first setting and right in the second; breaks: the reverse. *p*_H: Holm over the pairs of this table.")
	if c.clusters != nil {
		t.Note("McNemar's test takes questions as independent; the contrasts by sign flips respect the clusters.")
	}
	return t
}
