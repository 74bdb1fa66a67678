package stats

import (
	"fmt"
	"math"
)

// SeveralResult tests whether more than two settings differ on the same questions.
type SeveralResult struct {
	Outcome Outcome
	Reason  string
	Test    string // "Cochran's Q" or "Friedman"

	N         int // questions
	Settings  int
	Discord   int     // questions on which the settings differ; only these carry evidence
	Statistic float64 // χ² with DF degrees of freedom under the null
	DF        int
	P         float64 // exact when Exact, else ChiSquare
	Exact     bool
	ChiSquare float64 // by the χ² approximation
	W         float64 // Kendall's coefficient of concordance in [0, 1] (Friedman only)

	MeanRanks []float64 // per setting, rank 1 for the smallest (Friedman); mean success (Cochran)
	Warnings  []string
}

// CochranQ tests whether k ≥ 2 settings have the same success rate; rows of
// outcomes are settings, columns the same questions in the same order (Cochran
// 1950, Biometrika 37:256–266). With k = 2 it is McNemar without correction. P is exact
// for few questions that tell settings apart, as in Friedman.
//
// No questions: Undefined. Settings that agree on every question: Degenerate,
// P = 1. Errors: fewer than two settings, lengths that differ.
func CochranQ(outcomes [][]bool) (SeveralResult, error) {
	columns := make([][]float64, len(outcomes))
	for s, row := range outcomes {
		columns[s] = make([]float64, len(row))
		for q, right := range row {
			columns[s][q] = boolTo1(right)
		}
	}
	r, done, err := several("Cochran's Q", columns)
	if done || err != nil {
		return r, err
	}
	k := float64(r.Settings)
	var between, rest float64 // all integers: exact
	total := 0.0
	for s := range columns {
		sum := Sum(columns[s])
		r.MeanRanks[s] = sum / float64(r.N)
		total += sum
		between += float64(sum * sum)
	}
	for q := range r.N {
		right := 0.0
		for s := range columns {
			right += columns[s][q]
		}
		if right > 0 && right < k {
			r.Discord++
		}
		rest += float64(right * (k - right))
	}
	if r.Discord == 0 {
		return r.degenerate(), nil
	}
	r.Statistic = (k - 1) * (float64(k*between) - float64(total*total)) / rest
	return r.decide(columns), nil
}

// Friedman tests whether k ≥ 2 settings differ in the ranks of their scores
// within each question, with the correction for ties (Friedman 1937, JASA
// 32:675–701; Conover 1999, section 5.8). Rows of scores are settings, columns
// the same questions in the same order. Statistic and ChiSquare equal R's
// friedman.test.
//
// For few questions P is exact: the share of all ways to permute the ranks within each
// question, with their ties, whose rank sums are at least as far apart. Counting is
// given up, and P is ChiSquare, where it would take longer than a fraction of a second:
// beyond about 100 untied questions for 3 settings, 20 for 4, 8 for 5 and 4 for 6.
//
// Outcomes as CochranQ. Errors: fewer than two settings, lengths that differ,
// NaN or infinite scores.
func Friedman(scores [][]float64) (SeveralResult, error) {
	r, done, err := several("Friedman", scores)
	if done || err != nil {
		return r, err
	}
	k, n := float64(r.Settings), float64(r.N)
	sums := make([]float64, r.Settings)
	row := make([]float64, r.Settings)
	tied := 0.0
	for q := range r.N {
		for s := range scores {
			row[s] = scores[s][q]
		}
		ranks, ties := midranks(row)
		for s, rank := range ranks {
			sums[s] += rank // halves: exact
		}
		tied += ties
		if ties < float64(k*k*k)-k {
			r.Discord++
		}
	}
	for s := range sums {
		r.MeanRanks[s] = sums[s] / n
	}
	if r.Discord == 0 {
		return r.degenerate(), nil
	}
	squares := 0.0
	for _, sum := range sums {
		d := sum - n*(k+1)/2
		squares += float64(d * d)
	}
	r.Statistic = 12 * squares / (float64(n*k*(k+1)) - tied/(k-1))
	r.W = r.Statistic / float64(n*(k-1))
	return r.decide(scores), nil
}

// decide fills in the p-values. The exact one is of Friedman's statistic: on outcomes of
// 0 and 1 it orders all permutations like Cochran's.
func (r SeveralResult) decide(columns [][]float64) SeveralResult {
	r.ChiSquare = positive(chiSquareUpper(r.Statistic, float64(r.DF)))
	r.P = r.ChiSquare
	if p, ok := exactRankSums(doubledRanks(columns)); ok {
		r.P, r.Exact = p, true
	}
	r.warnOfFew()
	return r
}

// doubledRanks gives twice the midranks of every question.
func doubledRanks(columns [][]float64) [][]int {
	rows := make([][]int, len(columns[0]))
	row := make([]float64, len(columns))
	for q := range rows {
		for s := range columns {
			row[s] = columns[s][q]
		}
		ranks, _ := midranks(row)
		rows[q] = make([]int, len(ranks))
		for s, rank := range ranks {
			rows[q][s] = int(2 * rank)
		}
	}
	return rows
}

// warnOfFew applies the rule of thumb for Cochran's Q, 24 scores that tell
// settings apart (Tate and Brown 1970, JASA 65:155–160), to both tests.
func (r *SeveralResult) warnOfFew() {
	if r.Discord*r.Settings < 24 && !r.Exact {
		r.Warnings = append(r.Warnings, fmt.Sprintf("only %d questions tell the settings apart: the χ² approximation is rough", r.Discord))
	}
}

// several holds the checks that the two tests share.
func several(test string, columns [][]float64) (r SeveralResult, done bool, err error) {
	if len(columns) < 2 {
		return r, true, fmt.Errorf("stats: %s: %d settings (at least 2)", test, len(columns))
	}
	for s := range columns {
		if err := checkSame(test, "questions of setting 1", fmt.Sprintf("of setting %d", s+1), len(columns[0]), len(columns[s])); err != nil {
			return r, true, err
		}
		if err := checkFinite(fmt.Sprintf("%s setting %d", test, s+1), columns[s]); err != nil {
			return r, true, err
		}
	}
	r = SeveralResult{Test: test, N: len(columns[0]), Settings: len(columns), DF: len(columns) - 1}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no questions"
		return r, true, nil
	}
	r.MeanRanks = make([]float64, r.Settings)
	return r, false, nil
}

func (r SeveralResult) degenerate() SeveralResult {
	r.Outcome, r.P, r.ChiSquare = Degenerate, 1, 1
	r.Reason = fmt.Sprintf("the %d settings agree on all %d questions", r.Settings, r.N)
	return r
}

// ImanDavenport returns the F version of Friedman's statistic, with k − 1 and
// (k − 1)(n − 1) degrees of freedom, which holds its level better for few
// settings (Iman and Davenport 1980, Communications in Statistics A 9:571–595).
// Where all questions rank alike (W = 1) the statistic is infinite: the largest
// float64 and the smallest p above 0 stand for that. Degenerate results give 0, 1.
func (r SeveralResult) ImanDavenport() (statistic, p float64) {
	if r.Outcome != Estimate || r.N < 2 {
		return 0, 1
	}
	d1, n1 := float64(r.DF), float64(r.N-1)
	if rest := float64(r.N*r.DF) - r.Statistic; rest > 1e-12*r.Statistic {
		f := n1 * r.Statistic / rest
		return f, positive(fUpper(f, d1, d1*n1))
	}
	return math.MaxFloat64, math.SmallestNonzeroFloat64
}
