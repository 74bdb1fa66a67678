package frontier

import (
	"fmt"

	"galley/lib/figure"
	"galley/lib/frame"
	"galley/lib/frontier"
	"galley/lib/notebook"
	"galley/lib/table"
)

// MainResults asks what context compression does to citations: whether they hold against the compressed text,
// and whether they still hold against the sources (Tables 1, 2, 4 and 5; Figures 1 and 2).
func MainResults(book *notebook.Book) {
	// %% Question
	//
	// A compressor shortens the retrieved context before a generator answers from it and cites it. A citation can
	// then be checked in two ways: against the text the generator saw (*emitted*, subscript e), or against the
	// source passages behind that text (*grounded*, subscript g). Where a compressor rewrites, the two come apart.
	//
	// Every metric below is computed from raw fields: units, declared sources, candidate sources, statements with
	// their citations, and the cache of entailment scores.
	runs := frontier.Load(book.Records("frontier"))

	// %% Cohort
	//
	// Only questions on which **all** 21 settings of a dataset succeeded are compared, so that every mean is over
	// the same questions. What is left out is counted.
	cohort := runs.CommonCohort()
	book.Table("exclusions", cohort.Exclusions())
	book.Claim("cohort-asqa-944", cohort.Questions(frontier.ASQA) == 944)
	book.Claim("cohort-qasper-976-of-271-papers", cohort.Questions(frontier.QASPER) == 976 && cohort.Clusters(frontier.QASPER) == 271)

	// %% All settings
	//
	// Means weight questions equally; claims and citations are never pooled. A superscript *n* counts the questions
	// on which a metric is defined, where that is fewer than the cohort: re-attribution needs a unit without
	// declared provenance, and the unsupported rates need at least one claim. A dash is a metric that is defined
	// for no question, not a zero.
	means := []*frame.Frame{cohort.Means(frontier.ASQA), cohort.Means(frontier.QASPER)}
	columns := [][]string{
		{"achieved", "pg", "rg", "pe", "rec", "em", "us", "um"},
		{"achieved", "pg", "rg", "pe", "rec", "ef1", "us", "um"},
	}
	cell := func(row frame.Row, metric string) table.Cell {
		if row.Missing(metric) {
			return table.Missing()
		}
		return frontier.MeanCell(row.Float(metric), row.Int(metric+"_n"), row.Int("n"), 2)
	}
	for d, dataset := range frontier.Datasets() {
		t := table.New(fmt.Sprintf("All %d settings on the common %s questions: question-weighted means", means[d].Len(), frontier.DatasetName(dataset))).Small().
			Column("setting", "Compressor").Column("budget", "*ρ*")
		for _, metric := range columns[d] {
			t.Column(metric, frontier.EndpointName(metric))
		}
		t.Column("n", "*n*")
		for i := range means[d].Len() {
			row := means[d].Row(i)
			cells := []any{frontier.SettingName(row.Text("compressor")), fmt.Sprint(row.Float("budget"))}
			for _, metric := range columns[d] {
				cells = append(cells, cell(row, metric))
			}
			t.Row(append(cells, int(row.Int("n")))...)
		}
		t.Note("*ρ*: nominal budget. *ρ̂*: achieved ratio, the mean of per-question ratios. *P*, *R*: citation precision and recall; Rec: re-attribution rate; *U*_s, *U*_m: unsupported rate of claims against declared spans and against the cited units. The 1.00 of *U*_s where nothing is declared is structural: no claim reaches the verifier.")
		book.Table("settings-"+dataset, t)
	}

	// %% At a quarter of the context
	//
	// Table 1 of the paper: the nominal budget 0.25, with the third way to verify a claim, against declared *or
	// recovered* sources (*U*_r).
	quarter := table.New("Citation precision and unsupported rates at nominal budget 0.25 (identity: full context)").
		Column("setting", "Compressor")
	for _, metric := range []string{"achieved", "pg", "pe", "us", "um", "ur"} {
		quarter.Column(metric, frontier.EndpointName(metric))
	}
	for d, dataset := range frontier.Datasets() {
		quarter.Group(frontier.DatasetName(dataset))
		for i := range means[d].Len() {
			row := means[d].Row(i)
			if budget := row.Float("budget"); budget != 0.25 && budget != 1 {
				continue
			}
			quarter.Row(frontier.SettingName(row.Text("compressor")), cell(row, "achieved"), cell(row, "pg"), cell(row, "pe"),
				cell(row, "us"), cell(row, "um"), cell(row, "ur"))
		}
	}
	book.Table("quarter-budget", quarter)

	// %% What it costs in tokens
	//
	// Table 2 of the paper: mean input tokens of the generator and of the verifier, counted by the generator's
	// tokenizer before any truncation. The total is the generator's input plus declared-span verification; for
	// compressors that declare nothing the latter is zero, because no claim reaches the verifier.
	tokens := []string{"gen_in", "ver_span", "ver_sum", "total"}
	cost := table.New("Mean input tokens on the common ASQA questions at nominal budget 0.25 (identity: full context)").
		Column("setting", "Compressor").Column("gen_in", "Gen. in").Column("ver_span", "Ver. span").Column("ver_sum", "Ver. sum.").Column("total", "Total")
	costs := means[0].WhereFloat("budget", func(budget float64) bool { return budget == 0.25 || budget == 1 })
	for i := range costs.Len() {
		cells := []any{frontier.SettingName(costs.Row(i).Text("compressor"))}
		for _, count := range tokens {
			cells = append(cells, table.Number(costs.Row(i).Float(count), 0))
		}
		cost.Row(cells...)
	}
	book.Table("cost", cost)

	// %% The joint gate
	//
	// A citation is precise only if the cited texts *together* entail the statement. Earlier code gave credit
	// without that gate; on the same scores the gate takes the full context's precision from {{gate-asqa-without}} to
	// {{gate-asqa-with}} on ASQA and from {{gate-qasper-without}} to {{gate-qasper-with}} on QASPER (in print: from
	// {{gate-asqa-without-printed}} to {{gate-asqa-with-printed}}, and from {{gate-qasper-without-printed}} to
	// {{gate-qasper-with-printed}}).
	printed := map[string]string{"asqa-without": "F061", "asqa-with": "F062", "qasper-without": "F064", "qasper-with": "F065"}
	for d, dataset := range frontier.Datasets() {
		identity := means[d].WhereText("setting", frontier.Identity).Row(0)
		book.Number("gate-"+dataset+"-with", identity.Float("pg"), 4)
		book.Number("gate-"+dataset+"-without", identity.Float("legacy"), 4)
		for _, side := range []string{"-with", "-without"} {
			book.Value("gate-"+dataset+side+"-printed", book.Published("frontier").Fact(printed[dataset+side]))
		}
		book.Claim("gate-can-only-lower-precision-"+dataset, identity.Float("pg") <= identity.Float("legacy"))
	}

	// %% The frontier
	//
	// One curve per compressor over the achieved ratio, with compression growing to the right; the full context is
	// a single point. Nominal budgets would misplace RECOMP, whose summaries hardly depend on the budget asked for.
	panels := [][]string{{"pg", "pe", "em"}, {"pg", "pe", "ef1"}}
	titles := map[string]string{"pg": "Grounded precision", "pe": "Emitted precision", "em": "Answer (str-EM)", "ef1": "Evidence F1"}
	for d, dataset := range frontier.Datasets() {
		f := figure.New("").SharedX().Alt("Precision and answer quality of six compressors on " + frontier.DatasetName(dataset) + " over the achieved fraction of context")
		for _, metric := range panels[d] {
			p := f.Panel(titles[metric]).XLabel("achieved fraction of context").YLabel(frontier.EndpointName(metric)).XReversed()
			for _, compressor := range runs.Compressors() {
				curve := means[d].WhereText("compressor", compressor).WherePresent(metric).SortBy("-achieved")
				if curve.Len() > 0 {
					p.Line(frontier.SettingName(compressor), curve.Floats("achieved"), curve.Floats(metric))
				}
			}
		}
		book.Figure("frontier-"+dataset, f)
	}

	// %% Against print
	for d, dataset := range frontier.Datasets() {
		means[d] = means[d].DeriveText("dataset", func(frame.Row) string { return dataset })
	}
	both, err := frame.Concat(means...)
	book.Check(err)
	computed := both.Rename("budget", "nominal_budget").Rename("achieved", "achieved_ratio").Rename("em", "str_em").
		Rename("rec", "reattr").Rename("rec_n", "reattr_n")
	for _, count := range []string{"reattr_n", "us_n", "um_n"} {
		// The paper prints a count only where it is smaller than the cohort and the metric exists at all.
		computed = computed.DeriveMasked("printed", func(row frame.Row) (float64, bool) {
			return float64(row.Int(count)), row.Int(count) > 0 && row.Int(count) < row.Int("n")
		}).Drop(count).Rename("printed", count)
	}
	book.Compare("settings-printed", book.Published("frontier").Compare("settings", computed,
		[]string{"dataset", "compressor", "nominal_budget"},
		[]string{"achieved_ratio", "pg", "rg", "pe", "reattr", "reattr_n", "str_em", "ef1", "us", "us_n", "um", "um_n", "n"}))

	book.Compare("cost-printed", book.Published("frontier").Compare("cost", costs, []string{"compressor"}, tokens))
	quarterly := both.WhereFloat("budget", func(budget float64) bool { return budget == 0.25 || budget == 1 }).Rename("achieved", "achieved_ratio")
	book.Compare("quarter-budget-printed", book.Published("frontier").Compare("table1", quarterly,
		[]string{"dataset", "compressor"}, []string{"achieved_ratio", "pg", "pe", "us", "um", "ur"}))

	// %% What is found
	//
	// On ASQA at a quarter of the context, RECOMP's citations score {{recomp-pe}} against its own summaries and
	// {{recomp-pg}} against the sources. Checking its claims against recovered sources leaves {{recomp-ur}} of them
	// unsupported, where checking against the summaries leaves {{recomp-um}}. Compressors that declare their sources
	// show no such gap: selection keeps the two readings of a citation together.
	recomp := means[0].WhereText("setting", "recomp@0.25").Row(0)
	book.Number("recomp-pe", recomp.Float("pe"), 2)
	book.Number("recomp-pg", recomp.Float("pg"), 2)
	book.Number("recomp-ur", recomp.Float("ur"), 2)
	book.Number("recomp-um", recomp.Float("um"), 2)
	book.Claim("recomp-launders", recomp.Float("pe")-recomp.Float("pg") > 0.5)
	for d, dataset := range frontier.Datasets() {
		declared := means[d].WhereText("compressor", "identity", "rerank", "extractive", "ecr")
		gap := 0.0
		for i := range declared.Len() {
			gap = max(gap, declared.Row(i).Float("pe")-declared.Row(i).Float("pg"))
		}
		book.Claim("declared-sources-no-gap-"+dataset, gap < 0.02)
	}
}
