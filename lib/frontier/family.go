package frontier

import (
	"fmt"
	"slices"

	"galley/lib/contrast"
)

// PlannedFamily is the 148 comparisons of papers/001 Tables 6–10, C001 to C148 in
// the order of the paper: 134 planned, 10 over recovery thresholds, and the four
// added of recovered-source verification. Its options are the paper's.
func PlannedFamily() contrast.Family {
	p := &plan{}
	declaring := []string{Rerank, Extractive, ECR}
	silent := []string{RECOMP, LLMLingua2}

	// Emitted minus grounded citations of settings that declare nothing.
	p.each(Datasets(), silent, Budgets(), func(d, c string, b float64) { p.views(d, c, b, "pe", "pg") })
	p.views(ASQA, RECOMP, 0.25, "re", "rg")

	// Grounded citations against the full context.
	p.each(Datasets(), slices.Concat(declaring, silent), Budgets(), func(d, c string, b float64) {
		p.metric(d, "pg", setting{compressor: c, budget: b}, full)
	})
	p.metric(ASQA, "rg", setting{compressor: Rerank, budget: 0.25}, full)

	// ECR against extraction, then tighter against wider budgets.
	p.each(Datasets(), []string{ECR}, Budgets(), func(d, c string, b float64) { p.against(d, "pg", b, ECR, Extractive) })
	for _, d := range Datasets() {
		p.adjacent(d, "pg", LLMLingua2)
	}
	for _, b := range []float64{0.5, 0.1, 0.05} {
		p.metric(ASQA, "pg", setting{compressor: Rerank, budget: 0.25}, setting{compressor: Rerank, budget: b})
	}

	// Answer quality on ASQA: against the full context, then down the budgets.
	compressed := Compressors()[1:]
	p.each([]string{ASQA}, compressed, Budgets(), func(d, c string, b float64) {
		p.metric(d, "em", setting{compressor: c, budget: b}, full)
	})
	for _, c := range compressed {
		p.adjacent(ASQA, "em", c)
	}

	// Evidence F1 on QASPER.
	for _, b := range Budgets() {
		p.against(QASPER, "ef1", b, ECR, Extractive)
	}
	for _, c := range []string{Extractive, ECR, Rerank} {
		p.adjacent(QASPER, "ef1", c)
	}

	// Recovery, and the two verification modes where provenance is declared.
	p.adjacent(ASQA, "rec", LLMLingua2)
	for _, d := range Datasets() {
		p.views(d, Identity, 1, "us", "um")
		for _, c := range declaring {
			p.views(d, c, 0.25, "us", "um")
		}
	}

	// The extensions: recovery thresholds, and recovered-source verification.
	for _, c := range silent {
		for _, tau := range []float64{0.3, 0.4, 0.6, 0.7, 0.8} {
			p.add(ASQA, SettingID(c, 0.25), "pe", SettingIDAt(c, 0.25, tau), "pg",
				SettingLabel(c, 0.25, 0)+" − "+SettingLabel(c, 0.25, tau))
		}
	}
	for _, d := range Datasets() {
		for _, c := range silent {
			p.views(d, c, 0.25, "ur", "um")
		}
	}
	return contrast.Family{Name: "planned", Contrasts: p.list}
}

// full is the identity setting.
var full = setting{compressor: Identity, budget: 1}

// plan collects contrasts and numbers them.
type plan struct{ list []contrast.Contrast }

func (p *plan) add(dataset, left, leftMetric, right, rightMetric, name string) {
	digits := 3
	if leftMetric == "ef1" {
		digits = 4 // Appendix B
	}
	p.list = append(p.list, contrast.Contrast{
		ID: fmt.Sprintf("C%03d", len(p.list)+1), Name: DatasetName(dataset) + " " + name, Cohort: dataset,
		Left: contrast.Side{Setting: left, Metric: leftMetric}, Right: contrast.Side{Setting: right, Metric: rightMetric},
		Digits: digits,
	})
}

// views compares two metrics of one setting.
func (p *plan) views(dataset, compressor string, budget float64, left, right string) {
	id := SettingID(compressor, budget)
	p.add(dataset, id, left, id, right, SettingLabel(compressor, budget, 0)+" "+left+" − "+right)
}

// metric compares one metric of two settings.
func (p *plan) metric(dataset, metric string, left, right setting) {
	p.add(dataset, SettingID(left.compressor, left.budget), metric, SettingID(right.compressor, right.budget), metric,
		SettingLabel(left.compressor, left.budget, 0)+" − "+SettingLabel(right.compressor, right.budget, 0)+" "+metric)
}

// against compares two compressors at one budget.
func (p *plan) against(dataset, metric string, budget float64, left, right string) {
	p.metric(dataset, metric, setting{compressor: left, budget: budget}, setting{compressor: right, budget: budget})
}

// adjacent compares each budget of a compressor with the next wider one.
func (p *plan) adjacent(dataset, metric, compressor string) {
	for i, b := range Budgets()[1:] {
		p.metric(dataset, metric, setting{compressor: compressor, budget: b}, setting{compressor: compressor, budget: Budgets()[i]})
	}
}

// each visits datasets, compressors and budgets, the last fastest.
func (p *plan) each(datasets, compressors []string, budgets []float64, visit func(dataset, compressor string, budget float64)) {
	for _, d := range datasets {
		for _, c := range compressors {
			for _, b := range budgets {
				visit(d, c, b)
			}
		}
	}
}
