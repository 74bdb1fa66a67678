package frontier

import (
	"fmt"

	"galley/lib/contrast"
	"galley/lib/frame"
	"galley/lib/table"
)

// endpointNames are the paper's names of the metrics it compares (Appendix B), in rich text.
var endpointNames = map[string]string{
	"pg": "*P*_g", "rg": "*R*_g", "pe": "*P*_e", "re": "*R*_e", "em": "EM", "ef1": "EF1", "rec": "Rec",
	"us": "*U*_s", "um": "*U*_m", "ur": "*U*_r", "achieved": "*ρ̂*",
}

// EndpointName is the paper's name of a metric in rich text ("*P*_g"); the id itself when the paper has none.
func EndpointName(metric string) string {
	if name, ok := endpointNames[metric]; ok {
		return name
	}
	return metric
}

// ContrastTable shows the results from first to last (counted from 1, both included) as papers/001 Tables 6–10
// do: short setting labels, one endpoint or a left − right pair of them, signed differences at the digits of
// the contrast, and Holm-adjusted values to four decimals. A contrast without an estimate stays, with its
// reason as a note. It panics when the range is not within the family.
func ContrastTable(results *contrast.Results, first, last int) *table.Table {
	all := results.All()
	if first < 1 || last < first || last > len(all) {
		panic(fmt.Sprintf("frontier: contrasts %d to %d asked for; the family has 1 to %d", first, last, len(all)))
	}
	t := table.New(fmt.Sprintf("Planned comparisons %d–%d of %d", first, last, len(all))).
		Column("id", "ID").Column("data", "Data").Column("left", "Left").Column("right", "Right").
		Column("endpoint", "Endpoint").Column("diff", "Δ").Column("interval", "95% CI").
		Column("p_holm", "*p*_H").Column("n", "*n*")
	for _, r := range all[first-1 : last] {
		cells := []any{r.ID, DatasetName(r.Cohort)[:1], settingText(r.Left.Setting), settingText(r.Right.Setting), table.Rich(endpointText(r.Contrast))}
		if r.Outcome == contrast.Undefined {
			cells = append(cells, table.Undefined(r.Reason), table.Missing(), table.Missing(), r.N)
		} else {
			from := fmt.Sprintf("%s %s − %s", r.Cohort, r.Left, r.Right)
			cells = append(cells, table.Signed(r.Diff, digitsOf(r.Contrast)).From(from),
				table.SignedInterval(r.Lo, r.Hi, digitsOf(r.Contrast)), table.PValue(r.PHolm, 4), r.N)
		}
		t.Row(cells...)
	}
	return t.Note("Δ: mean over questions of left minus right. CI: pointwise percentile bootstrap interval. " +
		fmt.Sprintf("*p*_H: two-sided sign-flip value, Holm-adjusted over all %d comparisons. *n*: questions included.", len(all)))
}

func settingText(id string) string {
	compressor, budget, tau, err := ParseSetting(id)
	if err != nil {
		return id
	}
	return SettingLabel(compressor, budget, tau)
}

// EndpointOf names the endpoint of a row of a family's frame (contrast.Results.Frame) as the paper does:
// "*P*_g", or "*P*_e − *P*_g" when the two sides differ. For frame.DeriveText.
func EndpointOf(row frame.Row) string {
	return endpointText(contrast.Contrast{
		Left:  contrast.Side{Metric: row.Text("left_metric")},
		Right: contrast.Side{Metric: row.Text("right_metric")},
	})
}

// MeanCell is a mean with, as a superscript, the number of questions it is over where that is fewer than the
// cohort's. A mean over no question is a missing cell.
func MeanCell(mean float64, defined, cohort int64, digits int) table.Cell {
	if defined == 0 {
		return table.Missing()
	}
	cell := table.Number(mean, digits)
	if defined < cohort {
		cell = cell.Super("*n*=" + table.Grouped(float64(defined), 0))
	}
	return cell
}

func endpointText(c contrast.Contrast) string {
	if c.Left.Metric == c.Right.Metric {
		return EndpointName(c.Left.Metric)
	}
	return EndpointName(c.Left.Metric) + " − " + EndpointName(c.Right.Metric)
}

func digitsOf(c contrast.Contrast) int {
	if c.Digits == 0 {
		return 3
	}
	return c.Digits
}
