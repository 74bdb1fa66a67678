package metric

// ParagraphF1 is paragraph_f1_score of QASPER's official evaluator: paragraphs
// compared as they are, the numerator counts different paragraphs, the
// denominators the entries of the lists, so that a paragraph predicted twice
// lowers precision. Two empty lists score 1, one empty list 0.
func ParagraphF1(prediction, gold []string) float64 {
	if len(prediction) == 0 && len(gold) == 0 {
		return 1
	}
	return f1Of(common(setOf(prediction), setOf(gold)), len(prediction), len(gold))
}

// EvidenceF1 is evidence F1 as papers/001 defines it: F1 of two sets of
// paragraphs, each with its white space collapsed. As repeated paragraphs count
// once it can be above ParagraphF1. Two empty lists score 1, one empty list 0.
func EvidenceF1(prediction, gold []string) float64 {
	p, g := map[string]bool{}, map[string]bool{}
	for _, s := range prediction {
		p[collapse(s)] = true
	}
	for _, s := range gold {
		g[collapse(s)] = true
	}
	if len(p) == 0 && len(g) == 0 {
		return 1
	}
	return f1Of(common(p, g), len(p), len(g))
}

// BestParagraphF1 is the maximum of ParagraphF1 over annotators; 0 without any.
func BestParagraphF1(prediction []string, annotators [][]string) float64 {
	out := 0.0
	for _, gold := range annotators {
		out = max(out, ParagraphF1(prediction, gold))
	}
	return out
}

// BestEvidenceF1 is the maximum of EvidenceF1 over annotators; 0 without any.
func BestEvidenceF1(prediction []string, annotators [][]string) float64 {
	out := 0.0
	for _, gold := range annotators {
		out = max(out, EvidenceF1(prediction, gold))
	}
	return out
}

func f1Of(same, predicted, gold int) float64 {
	if same == 0 {
		return 0
	}
	return harmonic(float64(same)/float64(predicted), float64(same)/float64(gold))
}
