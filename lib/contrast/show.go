package contrast

import (
	"galley/lib/frame"
	"galley/lib/table"
)

// Table returns the family as a table in the shape of papers/001 Tables 6–10:
// ID, data, left, right, endpoint, Δ, interval, p_H and n, one row per contrast
// in the order declared. Undefined members stay, with their reason as a note. Where
// all members have one cohort, a note names it and there is no column of it.
func (rs *Results) Table() *table.Table {
	t := table.New(rs.Name)
	t.Columns(
		table.Column{Name: "id", Header: "ID"})
	cohort, one := rs.cohort()
	if !one {
		t.Column("data", "Data")
	}
	t.Columns(
		table.Column{Name: "left", Header: "Left"},
		table.Column{Name: "right", Header: "Right"},
		table.Column{Name: "endpoint", Header: "Endpoint"},
		table.Column{Name: "diff", Header: "Δ"},
		table.Column{Name: "interval", Header: percent(rs.Options.Level) + " CI"},
		table.Column{Name: "p_holm", Header: "*p*_H"},
		table.Column{Name: "n", Header: "*n*"},
	)
	for _, r := range rs.all {
		digits := r.digits()
		cells := []any{r.ID}
		if !one {
			cells = append(cells, table.Rich(printed(rs.Labels.Cohorts, r.Cohort)))
		}
		cells = append(cells, table.Rich(printed(rs.Labels.Settings, r.Left.Setting)),
			table.Rich(printed(rs.Labels.Settings, r.Right.Setting)), table.Rich(rs.Labels.endpoint(r.Contrast)))
		if r.Outcome == Undefined {
			t.Row(append(cells, table.Undefined(r.Reason), table.Missing(), table.Missing(), r.N)...)
			continue
		}
		t.Row(append(cells, table.Signed(r.Diff, digits), table.SignedInterval(r.Lo, r.Hi, digits), table.PValue(r.PHolm, 4), r.N)...)
		t.Warn(r.Warnings)
	}
	if one && cohort != "" {
		t.Note("Data: " + printed(rs.Labels.Cohorts, cohort) + ".")
	}
	t.Note(rs.note())
	if len(rs.all) > mostOnPage {
		t.Long()
	}
	return t
}

// cohort is the one cohort of all members, if it is one.
func (rs *Results) cohort() (name string, one bool) {
	for i, r := range rs.all {
		if i > 0 && r.Cohort != name {
			return "", false
		}
		name = r.Cohort
	}
	return name, true
}

// mostOnPage rows still fit on one page of a paper; a longer table breaks over
// pages in LaTeX.
const mostOnPage = 45

// Frame returns the family as a frame, one row per contrast, every number
// missing where it is undefined.
func (rs *Results) Frame() *frame.Frame {
	n := len(rs.all)
	texts := func(get func(Result) string) []string {
		out := make([]string, n)
		for i, r := range rs.all {
			out[i] = get(r)
		}
		return out
	}
	ints := func(get func(Result) int) []int64 {
		out := make([]int64, n)
		for i, r := range rs.all {
			out[i] = int64(get(r))
		}
		return out
	}
	f := frame.New().
		WithTexts("id", texts(func(r Result) string { return r.ID })).
		WithTexts("name", texts(func(r Result) string { return r.Label() })).
		WithTexts("cohort", texts(func(r Result) string { return r.Cohort })).
		WithTexts("left", texts(func(r Result) string { return r.Left.Setting })).
		WithTexts("right", texts(func(r Result) string { return r.Right.Setting })).
		WithTexts("left_metric", texts(func(r Result) string { return r.Left.Metric })).
		WithTexts("right_metric", texts(func(r Result) string { return r.Right.Metric })).
		WithTexts("outcome", texts(func(r Result) string { return r.Outcome.String() })).
		WithTexts("reason", texts(func(r Result) string { return r.Reason }))
	floats := func(name string, known func(Result) bool, get func(Result) float64) {
		values, missing := make([]float64, n), make([]bool, n)
		for i, r := range rs.all {
			if missing[i] = r.Outcome == Undefined || !known(r); !missing[i] {
				values[i] = get(r)
			}
		}
		f = f.WithFloatsMasked(name, values, missing)
	}
	always := func(Result) bool { return true }
	floats("diff", always, func(r Result) float64 { return r.Diff })
	floats("lo", always, func(r Result) float64 { return r.Lo })
	floats("hi", always, func(r Result) float64 { return r.Hi })
	floats("lo_error", always, func(r Result) float64 { return r.LoError })
	floats("hi_error", always, func(r Result) float64 { return r.HiError })
	floats("left_mean", always, func(r Result) float64 { return r.LeftMean })
	floats("right_mean", always, func(r Result) float64 { return r.RightMean })
	floats("p", always, func(r Result) float64 { return r.P })
	floats("p_error", always, func(r Result) float64 { return r.PError })
	floats("p_holm", always, func(r Result) float64 { return r.PHolm })
	floats("p_hochberg", always, func(r Result) float64 { return r.PHochberg })
	floats("p_bh", always, func(r Result) float64 { return r.PBH })
	floats("p_exact", func(r Result) bool { return r.HasExact }, func(r Result) float64 { return r.PExact })
	floats("p_exact_lo", func(r Result) bool { return r.HasBounds }, func(r Result) float64 { return r.PExactLo })
	floats("p_exact_hi", func(r Result) bool { return r.HasBounds }, func(r Result) float64 { return r.PExactHi })
	f = f.WithTexts("no_exact", texts(func(r Result) string { return r.NoExact }))
	floats("p_maxt", func(r Result) bool { return r.HasMaxT }, func(r Result) float64 { return r.PMaxT })
	floats("sim_lo", func(r Result) bool { return r.HasSimultaneous }, func(r Result) float64 { return r.SimLo })
	floats("sim_hi", func(r Result) bool { return r.HasSimultaneous }, func(r Result) float64 { return r.SimHi })
	supported := make([]bool, n)
	for i, r := range rs.all {
		supported[i] = r.Supported()
	}
	return f.
		WithBools("supported", supported).
		WithInts("n", ints(func(r Result) int { return r.N })).
		WithInts("clusters", ints(func(r Result) int { return r.Clusters })).
		WithInts("wins", ints(func(r Result) int { return r.Wins })).
		WithInts("losses", ints(func(r Result) int { return r.Losses })).
		WithInts("ties", ints(func(r Result) int { return r.Ties })).
		WithInts("flips", ints(func(r Result) int { return r.Flips })).
		WithInts("matched", ints(func(r Result) int { return r.Receipt.Matched })).
		WithInts("left_only", ints(func(r Result) int { return r.Receipt.LeftOnly })).
		WithInts("right_only", ints(func(r Result) int { return r.Receipt.RightOnly })).
		WithInts("duplicate", ints(func(r Result) int { return r.Receipt.Duplicate })).
		WithInts("missing", ints(func(r Result) int { return r.Receipt.Missing })).
		WithInts("excluded", ints(func(r Result) int { return r.Receipt.Excluded }))
}
