package metric

import "strings"

// Fact is one supporting fact of HotpotQA or 2WikiMultihopQA: a sentence of an
// article.
type Fact struct {
	Title    string
	Sentence int
}

// HotpotSupport scores predicted supporting facts as sets, by
// hotpot_evaluate_v1.py: EM is 1 when they are the same set; without predictions
// precision is 0, without golds recall is 0. Two empty sets have EM 1 and F1 0.
func HotpotSupport(prediction, gold []Fact) Answer {
	return support(setOf(prediction), setOf(gold))
}

// WikiSupport is HotpotSupport as 2WikiMultihopQA's evaluator v1.1 does it, with
// titles in lower case.
func WikiSupport(prediction, gold []Fact) Answer {
	return support(lowered(prediction), lowered(gold))
}

// MusiqueSupport scores the numbers of the supporting paragraphs as sets, as
// HotpotSupport, but two empty sets have F1 1.
func MusiqueSupport(prediction, gold []int) Answer {
	p, g := setOf(prediction), setOf(gold)
	a := support(p, g)
	if len(p) == 0 && len(g) == 0 {
		a.F1 = 1
	}
	return a
}

// Joint is HotpotQA's joint score of an answer and its support: precision,
// recall and EM are products, F1 is that of the joint precision and recall.
func Joint(answer, support Answer) Answer {
	j := Answer{EM: answer.EM * support.EM, Precision: answer.Precision * support.Precision, Recall: answer.Recall * support.Recall}
	if j.Precision+j.Recall > 0 {
		j.F1 = harmonic(j.Precision, j.Recall)
	}
	return j
}

// lowered is the set of facts with their titles in lower case.
func lowered(facts []Fact) map[Fact]bool {
	set := make(map[Fact]bool, len(facts))
	for _, f := range facts {
		f.Title = lower(f.Title)
		set[f] = true
	}
	return set
}

func support[K comparable](prediction, gold map[K]bool) Answer {
	hits := common(prediction, gold)
	var a Answer
	if hits == len(prediction) && hits == len(gold) {
		a.EM = 1
	}
	if len(prediction) > 0 {
		a.Precision = float64(hits) / float64(len(prediction))
	}
	if len(gold) > 0 {
		a.Recall = float64(hits) / float64(len(gold))
	}
	if a.Precision+a.Recall > 0 {
		a.F1 = harmonic(a.Precision, a.Recall)
	}
	return a
}

// collapse makes runs of white space one space and takes them off the ends, as
// Python's ' '.join(s.split()).
func collapse(s string) string { return strings.Join(fields(s), " ") }
