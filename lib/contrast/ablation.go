package contrast

// Ablation declares a family that compares every setting with one reference on
// one metric: setting minus reference, so that a loss is negative. IDs are the
// settings. The reference itself, if listed, is passed over.
//
//	contrast.Ablation("without reranking", "asqa", "em", "full", []string{"no-rerank", "no-cite"}).Run(cohort)
func Ablation(name, cohort, metric, reference string, settings []string) Family {
	f := Family{Name: name}
	for _, s := range settings {
		if s == reference {
			continue
		}
		f.Contrasts = append(f.Contrasts, Contrast{
			ID: s, Name: s + " against " + reference, Cohort: cohort,
			Left: Side{Setting: s, Metric: metric}, Right: Side{Setting: reference, Metric: metric},
		})
	}
	return f
}

// Pairwise declares a family of all pairs of settings on one metric, the earlier
// minus the later. IDs are "a | b".
func Pairwise(name, cohort, metric string, settings []string) Family {
	f := Family{Name: name}
	for i, a := range settings {
		for _, b := range settings[i+1:] {
			f.Contrasts = append(f.Contrasts, Contrast{
				ID: a + " | " + b, Name: a + " against " + b, Cohort: cohort,
				Left: Side{Setting: a, Metric: metric}, Right: Side{Setting: b, Metric: metric},
			})
		}
	}
	return f
}
