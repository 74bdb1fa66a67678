package stats

import (
	"fmt"
	"math"
)

// TrendResult tests for a monotone trend of paired scores along a factor.
type TrendResult struct {
	Outcome Outcome
	Reason  string

	N, Levels int
	// Slope is the mean over questions of the least-squares slope of score on
	// level (LinearTrend); 0 for PageTrend.
	Slope float64
	Flip  FlipResult // LinearTrend: the sign-flip test of the slopes
	L, Z  float64    // PageTrend: Page's statistic, standardised with ties
	P     float64    // two-sided; PageTrend: exact when Exact, else Normal

	Exact  bool    // PageTrend: P is exact
	Normal float64 // PageTrend: two-sided, by the normal approximation; LinearTrend: P again
}

// LinearTrend tests whether scores rise or fall along a sweep on the same
// questions: scores[level][question] at the numbers given by levels (a budget,
// a threshold). Each question contributes its least-squares slope, and the
// slopes are tested by sign flipping, by question or by cluster: the paired
// answer to "is there a trend", which ignores differences between questions.
//
// Outcomes as SignFlip. Errors: fewer than two levels, all levels equal,
// lengths that differ, NaN or infinite numbers, and those of SignFlip. Slopes
// gives the slopes themselves, for intervals.
func LinearTrend(scores [][]float64, levels []float64, clusters []string, o Flips) (TrendResult, error) {
	slopes, err := slopesOf("LinearTrend", scores, levels)
	if err != nil {
		return TrendResult{}, err
	}
	flip, err := SignFlip(slopes, clusters, o)
	if err != nil {
		return TrendResult{}, err
	}
	return TrendResult{Outcome: flip.Outcome, Reason: flip.Reason, N: len(slopes), Levels: len(levels), Slope: flip.Diff, Flip: flip, P: flip.P, Normal: flip.P}, nil
}

// Slopes returns the least-squares slope of score on level for every question:
// scores[level][question], in units of score per unit of level. A question that
// scores the same at every level has a slope of exactly zero, not of rounding
// noise, and so stays a tie. Errors: as LinearTrend, and a slope beyond the
// range of float64.
func Slopes(scores [][]float64, levels []float64) ([]float64, error) {
	return slopesOf("Slopes", scores, levels)
}

func slopesOf(what string, scores [][]float64, levels []float64) ([]float64, error) {
	if err := checkLevels(what, scores, levels); err != nil {
		return nil, err
	}
	// Half the levels, so that no distance between two of them overflows.
	e := scaleExponent(levels) + 1
	x := make([]float64, len(levels))
	for i, v := range levels {
		x[i] = math.Ldexp(v, -e)
	}
	mean := meanOf(x)
	squares := make([]float64, len(x))
	for i := range x {
		x[i] -= mean
		squares[i] = float64(x[i] * x[i])
	}
	sxx := Sum(squares)
	if sxx == 0 {
		return nil, fmt.Errorf("stats: %s: all levels are %v, or too close to tell apart (at least two must differ)", what, levels[0])
	}
	top := scaleExponent(scores...)
	slopes := make([]float64, len(scores[0]))
	terms := make([]float64, len(x))
	for q := range slopes {
		if constant(scores, q) {
			continue
		}
		for i := range x {
			terms[i] = float64(x[i] * math.Ldexp(scores[i][q], -top))
		}
		slopes[q] = math.Ldexp(Sum(terms)/sxx, top-e)
		if math.IsInf(slopes[q], 0) {
			return nil, fmt.Errorf("stats: %s: the slope of question %d exceeds the range of float64 (rescale the scores or the levels)", what, q+1)
		}
	}
	return slopes, nil
}

func constant(scores [][]float64, q int) bool {
	for _, row := range scores {
		if row[q] != scores[0][q] {
			return false
		}
	}
	return true
}

// PageTrend is Page's test for ordered alternatives (Page 1963, JASA
// 58:216–230): scores[level][question], levels in their hypothesised order,
// ranked within each question, ties sharing midranks and entering the variance.
// Z and Normal equal coin's friedman_test with an ordered factor. Questions are taken
// as independent.
//
// For few questions P is exact: the share of all ways to permute the ranks within each
// question, with their ties, whose L is at least as far from its mean. Counting is
// given up, and P is Normal, beyond about 700 questions at 3 levels, 300 at 4, 150 at 5
// and 80 at 6.
//
// No questions: Undefined. Every question tied throughout: Degenerate, p = 1.
// Errors: fewer than two levels, lengths that differ, NaN or infinite scores.
func PageTrend(scores [][]float64) (TrendResult, error) {
	s, done, err := several("PageTrend", scores)
	r := TrendResult{Outcome: s.Outcome, Reason: s.Reason, N: s.N, Levels: s.Settings,
		Flip: FlipResult{Outcome: Undefined, Reason: "Page's test ranks and flips no signs"}}
	if done || err != nil {
		return r, err
	}
	k := r.Levels
	middle := float64(k+1) / 2
	spread := float64(k) * float64(k*k-1) / 12 // Σ(j − j̄)²
	doubled := doubledRanks(scores)
	centred, variance := 0, 0.0 // centred: 4 · Σ (j − j̄)(rank − its mean)
	for _, ranks := range doubled {
		squares := 0.0
		for j, twice := range ranks {
			rank := float64(twice) / 2
			centred += (2*j + 1 - k) * (twice - k - 1)
			squares += float64((rank - middle) * (rank - middle))
			r.L += float64(float64(j+1) * rank)
		}
		variance += spread * squares / float64(k-1)
	}
	if variance == 0 {
		r.Outcome, r.P, r.Normal = Degenerate, 1, 1
		r.Reason = fmt.Sprintf("all %d questions score the same at every level", r.N)
		return r, nil
	}
	r.Z = float64(centred) / 4 / math.Sqrt(variance)
	r.Normal = twoSided(normalUpper(math.Abs(r.Z)))
	if r.P, r.Exact = exactPage(doubled, centred); !r.Exact {
		r.P = r.Normal
	}
	return r, nil
}

func checkLevels(what string, scores [][]float64, levels []float64) error {
	if len(levels) < 2 {
		return fmt.Errorf("stats: %s: %d levels (at least 2)", what, len(levels))
	}
	if err := checkSame(what, "levels", "rows of scores", len(levels), len(scores)); err != nil {
		return err
	}
	if err := checkFinite(what+" levels", levels); err != nil {
		return err
	}
	for i := range scores {
		if err := checkSame(what, "questions of level 1", fmt.Sprintf("of level %d", i+1), len(scores[0]), len(scores[i])); err != nil {
			return err
		}
		if err := checkFinite(fmt.Sprintf("%s level %d", what, i+1), scores[i]); err != nil {
			return err
		}
	}
	return nil
}
