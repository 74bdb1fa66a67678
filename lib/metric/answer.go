package metric

// Answer is how well a predicted answer fits: each number from 0 to 1.
type Answer struct {
	EM        float64 // 1 when equal after Normalize, else 0
	F1        float64 // of the words, counted with their repetitions
	Precision float64
	Recall    float64
}

// ExactMatch tells whether two answers are equal after Normalize.
func ExactMatch(prediction, gold string) bool { return Normalize(prediction) == Normalize(gold) }

// HotpotAnswer scores one answer by hotpot_evaluate_v1.py: EM, and F1 over words
// except that F1, precision and recall are 0 when either side is "yes", "no" or
// "noanswer" and the other side differs. 2WikiMultihopQA scores the same way.
func HotpotAnswer(prediction, gold string) Answer {
	p, g := Normalize(prediction), Normalize(gold)
	var a Answer
	if p == g {
		a.EM = 1
	}
	if p != g && (closed(p) || closed(g)) {
		return a
	}
	a.F1, a.Precision, a.Recall = overlap(fields(p), fields(g))
	return a
}

// HotpotBest scores an answer against several golds as 2WikiMultihopQA's
// evaluator does: the maximum of each number on its own, so that EM, F1,
// precision and recall may come from different golds. With one gold it is
// HotpotAnswer; without any all are 0.
func HotpotBest(prediction string, golds []string) Answer {
	return best(prediction, golds, HotpotAnswer)
}

// SquadAnswer scores one answer by the SQuAD 1.1 rule, which QASPER's answer F1
// shares: F1 over words, 0 when no word is common, even when both are empty.
func SquadAnswer(prediction, gold string) Answer {
	p, g := Normalize(prediction), Normalize(gold)
	var a Answer
	if p == g {
		a.EM = 1
	}
	a.F1, a.Precision, a.Recall = overlap(fields(p), fields(g))
	return a
}

// SquadBest is SquadAnswer with the maximum of each number over the golds.
func SquadBest(prediction string, golds []string) Answer {
	return best(prediction, golds, SquadAnswer)
}

// MusiqueAnswer scores one answer by MuSiQue's evaluate_v1.0.py (and SQuAD 2.0):
// as SQuAD 1.1, but when a side has no words F1 is 1 if both have none, else 0.
func MusiqueAnswer(prediction, gold string) Answer {
	a := SquadAnswer(prediction, gold)
	if a.EM == 1 && Normalize(gold) == "" {
		a.F1, a.Precision, a.Recall = 1, 1, 1
	}
	return a
}

// MusiqueBest is MusiqueAnswer with the maximum of each number over the answer
// and its aliases.
func MusiqueBest(prediction string, golds []string) Answer {
	return best(prediction, golds, MusiqueAnswer)
}

func best(prediction string, golds []string, score func(prediction, gold string) Answer) Answer {
	var out Answer
	for _, gold := range golds {
		a := score(prediction, gold)
		out.EM, out.F1 = max(out.EM, a.EM), max(out.F1, a.F1)
		out.Precision, out.Recall = max(out.Precision, a.Precision), max(out.Recall, a.Recall)
	}
	return out
}

// closed tells whether a normalised answer is one that has no partial credit.
func closed(s string) bool { return s == "yes" || s == "no" || s == "noanswer" }

// overlap gives F1, precision and recall of two bags of words; all 0 when no
// word is common.
func overlap(prediction, gold []string) (f1, precision, recall float64) {
	count := make(map[string]int, len(gold))
	for _, w := range gold {
		count[w]++
	}
	same := 0
	for _, w := range prediction {
		if count[w] > 0 {
			count[w]--
			same++
		}
	}
	if same == 0 {
		return 0, 0, 0
	}
	precision = float64(same) / float64(len(prediction))
	recall = float64(same) / float64(len(gold))
	return harmonic(precision, recall), precision, recall
}

// harmonic is 2pr/(p+r) in the order of operations of the references.
func harmonic(p, r float64) float64 { return 2 * p * r / (p + r) }
