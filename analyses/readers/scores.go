package readers

import (
	"galley/lib/contrast"
	"galley/lib/figure"
	"galley/lib/notebook"
	"galley/lib/readers"
)

// Scores asks which settings answer better than which, on the same questions.
func Scores(book *notebook.Book) {
	// %% Question
	//
	// Several settings of a reader answered the same questions. How many answers are right, and which differences
	// are larger than chance would make them? Scores follow HotpotQA's rules: exact match after normalisation, and
	// the F1 of words, the best gold answer counting.
	//
	// Until you give records of your own, the ones here are simulated:
	// `galley records import` reads a CSV, JSONL or Parquet file, `galley build readers/scores --records DIR` uses it.
	cohort := readers.Load(book.Records("readers")).CommonCohort()

	// %% Cohort
	//
	// Questions that **every** setting answered. An empty answer is an answer and scores 0; a missing one takes its
	// question out for all settings, and is counted.
	book.Table("exclusions", cohort.Exclusions())
	book.Count("questions", cohort.Len())
	if cohort.Len() == 0 {
		book.Warn("There is no question that every setting answered, and nothing to compare. The table says which settings lack answers; leave those out.")
		return
	}

	// %% Scores
	//
	// {{questions}} questions remain. The intervals are for each setting alone; they overlap more readily than the
	// paired differences below, which compare answer with answer.
	book.Table("scores", cohort.MeansTable())
	means := cohort.Means()
	positions, names := make([]float64, means.Len()), means.Texts("setting")
	for i, name := range names {
		positions[i], names[i] = float64(i), figure.Escape(name)
	}
	f := figure.New("").SharedY().Alt("Exact match and F1 of each setting with 95% intervals")
	for _, metric := range []string{"em", "f1"} {
		f.Panel(map[string]string{"em": "Exact match", "f1": "F1"}[metric]).XCategories(names).
			YLabel("mean over questions, 95% interval").
			ErrorBars("", positions, means.Floats(metric), means.Floats(metric+"_lo"), means.Floats(metric+"_hi"))
	}
	book.Figure("score-intervals", f)

	// %% Every pair
	//
	// All pairs of settings in both metrics form one family, and Holm's rule corrects its *p*-values together.
	results := cohort.AllPairs().Run(cohort)
	book.Table("contrasts", results.Table())
	if results.Len() <= 120 { // more rows are no picture
		forest := figure.New("").SharedY().Alt("Differences between settings in exact match and F1 with 95% intervals")
		for _, metric := range []string{"em", "f1"} {
			var pairs []string
			var diff, at, lo, hi []float64
			for _, r := range results.All() {
				if r.Left.Metric != metric {
					continue
				}
				if r.Outcome != contrast.Undefined {
					diff, at = append(diff, r.Diff), append(at, float64(len(pairs)))
					lo, hi = append(lo, r.Lo), append(hi, r.Hi)
				}
				pairs = append(pairs, figure.Escape(r.Left.Setting+" − "+r.Right.Setting))
			}
			forest.Panel(map[string]string{"em": "Exact match", "f1": "F1"}[metric]).YCategories(pairs).
				XLabel("left minus right, 95% interval").VLine(0, "").XErrorBars("", diff, at, lo, hi)
		}
		book.Figure("score-differences", forest)
	}

	// %% Fixes and breaks
	//
	// For exact match a difference is made of questions that one setting gets right and the other wrong. McNemar's
	// test looks at those alone.
	book.Table("mcnemar", cohort.McNemarTable())
}
