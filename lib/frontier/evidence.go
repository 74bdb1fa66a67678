package frontier

import "strings"

// EvidenceF1 is the paper's evidence score (papers/001 §3.3): the F1 of the sets
// of whitespace-normalised paragraph texts, the highest over the annotators. Both
// sets empty is 1. It is undefined (ok false) without annotators.
func EvidenceF1(predicted []string, annotators [][]string) (f1 float64, ok bool) {
	p := textSet(predicted)
	for _, gold := range annotators {
		g := textSet(gold)
		hits := 0
		for t := range g {
			if p[t] {
				hits++
			}
		}
		f1 = max(f1, setF1(hits, len(p), len(g)))
	}
	return f1, len(annotators) > 0
}

// OfficialEvidenceF1 is QASPER's own score (allenai/qasper-led-baseline
// scripts/evaluator.py L50–60 @ afd0fb96): texts are compared as they are, and
// the denominators are the lengths of the lists, so that a paragraph predicted
// twice lowers precision.
func OfficialEvidenceF1(predicted []string, annotators [][]string) (f1 float64, ok bool) {
	for _, gold := range annotators {
		f1 = max(f1, officialF1(predicted, gold))
	}
	return f1, len(annotators) > 0
}

func officialF1(predicted, gold []string) float64 {
	if len(predicted) == 0 && len(gold) == 0 {
		return 1
	}
	in := map[string]bool{}
	for _, t := range gold {
		in[t] = true
	}
	hits := 0
	for _, t := range predicted {
		if in[t] {
			hits++
			in[t] = false
		}
	}
	if hits == 0 {
		return 0
	}
	p := float64(hits) / float64(len(predicted))
	r := float64(hits) / float64(len(gold))
	return 2 * p * r / (p + r)
}

// setF1 is the F1 of two sets by their sizes and that of their intersection.
func setF1(hits, predicted, gold int) float64 {
	if predicted == 0 && gold == 0 {
		return 1
	}
	return 2 * float64(hits) / float64(predicted+gold)
}

// normalSpace joins the words of a text by single spaces.
func normalSpace(text string) string { return strings.Join(strings.Fields(text), " ") }

func textSet(texts []string) map[string]bool {
	set := make(map[string]bool, len(texts))
	for _, t := range texts {
		set[normalSpace(t)] = true
	}
	return set
}
