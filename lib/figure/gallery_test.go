package figure_test

import "galley/lib/figure"

// The gallery: one function per kind of figure. Each is an example to copy from,
// and its picture in testdata is the golden that gallery_golden_test.go compares.

// gallery lists the figures by name of their golden.
var gallery = []struct {
	name string
	make func() *figure.Figure
}{
	{"lines", linesAndBands},
	{"bars", bars},
	{"forest", forest},
	{"bubbles", bubbles},
	{"curves", curves},
	{"shared", sharedAxes},
	{"degenerate", degenerate},
	{"serif", serif},
}

var compressors = []string{"identity", "rerank", "extractive", "ecr", "recomp", "llmlingua2"}

// linesAndBands: three panels with reversed x axes, lines with bands, a gap, a
// single point, error bars and a reference line.
func linesAndBands() *figure.Figure {
	f := figure.New("Attribution against compression on ASQA").
		Order(compressors...).
		Stamp("simulated records").
		Note("Means over 944 questions with 95% intervals. Compression increases to the right.")
	grounded := f.Panel("Grounded precision").XLabel("achieved fraction ρ̂").YLabel("*P*_g").XReversed()
	emitted := f.Panel("Emitted precision").XLabel("achieved fraction ρ̂").YLabel("*P*_e").XReversed()
	answers := f.Panel("str-EM").XLabel("achieved fraction ρ̂").YLabel("str-EM").XReversed()
	budgets := []float64{0.5, 0.25, 0.1, 0.05}
	for i, name := range compressors[1:] {
		drop := 7 * float64(i)
		ys, lo, hi := around([]float64{61 - drop, 69 - drop, 38 - drop, 30 - drop}, 2)
		grounded.Band(name, budgets, lo, hi).Line(name, budgets, ys)
		emitted.LineMasked(name, budgets, ys, []bool{false, name == "ecr", false, false})
		answers.ErrorBars(name, budgets, ys, lo, hi)
	}
	grounded.Points("identity", []float64{1}, []float64{0.51}).HLine(0.5, "half")
	emitted.Points("identity", []float64{1}, []float64{0.51})
	answers.Points("identity", []float64{1}, []float64{0.34})
	return f
}

// around turns percentages into fractions with an interval of ± half.
func around(percent []float64, half float64) (ys, lo, hi []float64) {
	for _, v := range percent {
		ys, lo, hi = append(ys, v/100), append(lo, (v-half)/100), append(hi, (v+half)/100)
	}
	return ys, lo, hi
}

// bars: grouped bars over categories, one missing, one series with intervals,
// and long category names.
func bars() *figure.Figure {
	f := figure.New("Accuracy by context")
	p := f.Panel("Qwen3-8B").YLabel("accuracy").XCategories([]string{"HotpotQA", "2WikiMultiHopQA", "MuSiQue"})
	p.BarsInterval("base", []float64{0.287, 0.097, 0.147}, []float64{0.2, 0.05, 0.09}, []float64{0.39, 0.18, 0.23})
	p.BarsMasked("reselected", []float64{0.575, 0, 0.49}, []bool{false, true, false})
	p.Bars("full support", []float64{0.6, 0.444, 0.471})
	q := f.Panel("Change of the dangling rate").YLabel("points").
		XCategories([]string{"LLMLingua-2", "Selective-Context", "PartPrompt", "Beaver", "Provence", "EXIT"})
	q.Bars("", []float64{5.6, -2.1, 4.7, -3.2, 0, 1.4})
	return f
}

// forest: differences with intervals beside their names, two series in one row, one row
// missing, a long name, an interval that leaves the range; a second panel shares the rows.
func forest() *figure.Figure {
	f := figure.New("Differences from identity").SharedY()
	rows := []string{"rerank at 0.5", "extractive at 0.5", "ecr at 0.25", "recomp at 0.1, questions with more than one gold document", "llmlingua2"}
	at := []float64{0, 1, 2, 3, 4}
	f.Panel("*P*_g").XLabel("difference").YCategories(rows).XRange(-0.3, 0.1).VLine(0, "none").
		XErrorBarsMasked("ASQA", []float64{-0.01, -0.08, 0, -0.19, -0.26}, at,
			[]float64{-0.03, -0.1, 0, -0.21, -0.33}, []float64{0.01, -0.06, 0, -0.17, -0.19}, []bool{false, false, true, false, false}).
		XErrorBars("QASPER", []float64{0.02, -0.04, -0.11, -0.15, -0.2}, []float64{0.2, 1.2, 2.2, 3.2, 4.2},
			[]float64{-0.04, -0.1, -0.17, -0.21, -0.26}, []float64{0.08, 0.02, -0.05, -0.09, -0.14})
	f.Panel("ratio").XLabel("ratio").YCategories(rows).XLog().VLine(1, "").
		XErrorBars("ASQA", []float64{0.98, 0.7, 0.9, 0.4, 0.2}, at,
			[]float64{0.9, 0.6, 0.7, 0.3, 0.1}, []float64{1.1, 0.8, 1.2, 0.6, 0.4})
	return f
}

// bubbles: a logarithmic axis, areas by size, labelled points and a remark.
func bubbles() *figure.Figure {
	f := figure.New("").LegendRight()
	p := f.Panel("Compression quality against compute").XLabel("TFLOPs per case").YLabel("overall *A*_m (%)").XLog()
	p.Bubbles("Gemma-4", []float64{19.3, 33.8, 90.7, 240}, []float64{9, 20, 45, 66.8}, []float64{2, 4, 12, 31})
	p.Bubbles("Qwen3", []float64{60, 82, 139, 339}, []float64{9, 12, 30, 40}, []float64{4, 8, 14, 32})
	p.LabelledPoints("dedicated", []float64{1.49, 6.2, 21.9, 60}, []float64{3, 1, 11, 4},
		[]string{"RECOMP-ext", "RECOMP-abs", "BRIEF-Pro", "EXIT"})
	p.Text(3, 60, "area by parameters")
	return f
}

// curves: dense curves, steps, clipping by fixed ranges, both axes logarithmic.
func curves() *figure.Figure {
	f := figure.New("").Columns(3)
	var xs, ys, lo, hi []float64
	for i := range 401 {
		x := float64(i) / 40
		y := (x - 2) * (x - 5) * (x - 8)
		xs, ys, lo, hi = append(xs, x), append(ys, y), append(lo, y-8), append(hi, y+8)
	}
	f.Panel("Clipped").XLabel("*x*").YLabel("*y*").XRange(1, 9).YRange(-15, 15).
		Band("cubic", xs, lo, hi).Curve("cubic", xs, ys).HLine(0, "").VLine(5, "root")
	f.Panel("Steps").XLabel("tokens").YLabel("share of answers").
		Steps("cumulative", []float64{900, 2500, 4600, 7000, 11400}, []float64{0, 0.2, 0.55, 0.9, 1})
	f.Panel("Powers").XLabel("*n*").YLabel("seconds").XLog().YLog().
		Line("linear", []float64{1, 10, 100, 1000}, []float64{0.002, 0.02, 0.2, 2}).
		Line("quadratic", []float64{1, 10, 100, 1000}, []float64{0.0001, 0.01, 1, 100})
	return f
}

// sharedAxes: four panels that share both axes.
func sharedAxes() *figure.Figure {
	f := figure.New("All-Rec by budget").SharedX().SharedY()
	for i, title := range []string{"parallel", "conditional", "imbalanced", "all"} {
		shift := float64(i) * 4
		f.Panel(title).XLabel("mean output tokens").YLabel("All-Rec (%)").
			Line("Gemma-4-31B", []float64{120, 230, 430}, []float64{33.3 + shift, 58, 71.4}).
			Line("Llama-3.2-1B", []float64{110, 240, 410}, []float64{0, 1.2 + shift, 2.5})
	}
	return f
}

// degenerate: one point, equal values, a huge range, nothing at all, values that
// differ in the last digits, a mask over everything.
func degenerate() *figure.Figure {
	f := figure.New("Degenerate data").Columns(3)
	f.Panel("one point").Line("a", []float64{1}, []float64{1})
	f.Panel("all equal").Line("a", []float64{1, 2, 3}, []float64{0.25, 0.25, 0.25})
	f.Panel("huge").Line("a", []float64{-1e308, 0, 1e308}, []float64{1e-300, 3e-300, 2e-300})
	f.Panel("empty").XLabel("x").YLabel("y")
	f.Panel("last digits").Points("b", []float64{99.99999999999996, 100}, []float64{1e15, 1e15 + 1})
	f.Panel("all missing").LineMasked("a", []float64{1, 2}, []float64{1, 2}, []bool{true, true})
	return f
}

// serif: the other typeface, a long title that wraps, rich text everywhere.
func serif() *figure.Figure {
	f := figure.New("A long title with *italics*, **bold**, `code` and scripts such as *P*_g and 10^{-3}, set on as many lines as it needs").
		Serif().Size(3.25, 3).NoLegend().Note("Liberation Serif matches Times: ρ̂ ≤ 0.25, Δ = −0.02 ± 0.01, *x*_{max}^2.")
	f.Panel("").XLabel("threshold *τ*").YLabel("reattribution").
		Line("recomp", []float64{0.3, 0.4, 0.5, 0.6, 0.7, 0.8}, []float64{0.48, 0.44, 0.41, 0.37, 0.33, 0.27})
	return f
}
