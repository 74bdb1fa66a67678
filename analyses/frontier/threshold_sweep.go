package frontier

import (
	"galley/lib/figure"
	"galley/lib/frontier"
	"galley/lib/notebook"
	"galley/lib/table"
)

// ThresholdSweep asks how much the grounded scores of compressors without declared provenance depend on the
// threshold at which a source is accepted as recovered (Table 3).
func ThresholdSweep(book *notebook.Book) {
	// %% Question
	//
	// RECOMP and LLMLingua-2 declare no sources, so their citations are grounded through recovery: of the ten
	// lexically nearest source snippets, those are kept that entail the unit with a score of at least τ. The choice
	// of τ is ours. Citation scoring stays at 0.5 throughout, so only recovery moves.
	cohort := frontier.Load(book.Records("frontier")).CommonCohort()
	compressors := []string{frontier.RECOMP, frontier.LLMLingua2}
	taus := []float64{0.3, 0.4, 0.5, 0.6, 0.7, 0.8}
	sweep := cohort.ThresholdSweep(frontier.ASQA, compressors, 0.25, taus)

	// %% Sweep
	//
	// Re-attribution is undefined for an answer whose context has no units; the superscript counts the others.
	n := int64(cohort.Questions(frontier.ASQA))
	t := table.New("Recovery-threshold sensitivity on the common ASQA questions at nominal budget 0.25").Column("threshold", "*τ*")
	for _, compressor := range compressors {
		t.Column(compressor+"_pg", "*P*_g").Column(compressor+"_rec", "reattr.")
		t.Spanner(frontier.SettingName(compressor), compressor+"_pg", compressor+"_rec")
	}
	for _, group := range sweep.GroupBy("threshold") {
		cells := []any{table.Number(group.Frame.Row(0).Float("threshold"), 1)}
		for _, compressor := range compressors {
			row := group.Frame.WhereText("compressor", compressor).Row(0)
			cells = append(cells, frontier.MeanCell(row.Float("pg"), row.Int("pg_n"), n, 2), frontier.MeanCell(row.Float("rec"), row.Int("rec_n"), n, 2))
		}
		t.Row(cells...)
	}
	book.Table("threshold-sweep", t)

	f := figure.New("").Alt("Grounded precision and re-attribution rate over the recovery threshold")
	for _, metric := range []string{"pg", "rec"} {
		p := f.Panel(map[string]string{"pg": "Grounded precision", "rec": "Re-attribution rate"}[metric]).
			XLabel("recovery threshold *τ*").YLabel(frontier.EndpointName(metric)).VLine(frontier.DefaultTau, "")
		for _, compressor := range compressors {
			curve := sweep.WhereText("compressor", compressor).SortBy("threshold")
			p.Line(frontier.SettingName(compressor), curve.Floats("threshold"), curve.Floats(metric))
		}
	}
	book.Figure("threshold-curves", f)

	// %% Against print
	book.Compare("threshold-sweep-printed", book.Published("frontier").Compare("threshold_sweep",
		sweep.Rename("rec", "reattr"), []string{"threshold", "compressor"}, []string{"pg", "reattr"}))

	// %% What is found
	//
	// A stricter threshold recovers less and grounds less, for both compressors and at every step. Emitted precision
	// stays above grounded precision wherever the threshold is put, so the gap is not an artefact of the default.
	emitted := cohort.Means(frontier.ASQA)
	for _, compressor := range compressors {
		curve := sweep.WhereText("compressor", compressor).SortBy("threshold")
		pe := emitted.WhereText("setting", frontier.SettingID(compressor, 0.25)).Row(0).Float("pe")
		falls, below := true, true
		for i := range curve.Len() {
			below = below && curve.Floats("pg")[i] < pe
			falls = falls && (i == 0 || curve.Floats("pg")[i] <= curve.Floats("pg")[i-1] && curve.Floats("rec")[i] <= curve.Floats("rec")[i-1])
		}
		book.Claim(compressor+"-falls-with-the-threshold", falls)
		book.Claim(compressor+"-emitted-above-grounded-at-every-threshold", below)
	}
}
