package stats

import (
	"fmt"
	"math"
)

// McNemarResult compares two settings that are right or wrong on the same questions.
type McNemarResult struct {
	Outcome Outcome
	Reason  string

	N         int // pairs
	Both      int // both right; −1 when only the discordant counts were given
	LeftOnly  int // left right, right wrong
	RightOnly int // right right, left wrong
	Neither   int // both wrong; −1 when only the discordant counts were given

	Diff float64 // (LeftOnly − RightOnly)/N, the difference of the two accuracies

	// The p-values, all two-sided.
	Exact     float64 // binomial test of LeftOnly against RightOnly, 2·P(X ≤ min) capped at 1
	MidP      float64 // Exact − P(X = min): less conservative (Fagerland et al. 2013)
	Corrected float64 // χ² with continuity correction, (|b−c|−1)²/(b+c); no correction when b = c (R's rule)
	Plain     float64 // χ² without correction, (b−c)²/(b+c)

	CorrectedStatistic, PlainStatistic float64 // χ² values, 1 degree of freedom
}

// McNemar tests whether two settings are right equally often, from paired
// outcomes (McNemar 1947, Psychometrika 12:153–157; the four versions follow
// Fagerland, Lydersen and Laake 2013, BMC Medical Research Methodology 13:91).
// Only questions on which the two differ carry evidence. No discordant pair:
// Degenerate with every p = 1. No pair: Undefined. Error: lengths that differ.
func McNemar(left, right []bool) (McNemarResult, error) {
	if err := checkSame("McNemar", "outcomes on the left", "outcomes on the right", len(left), len(right)); err != nil {
		return McNemarResult{}, err
	}
	both, neither, leftOnly, rightOnly := 0, 0, 0, 0
	for i := range left {
		switch {
		case left[i] && right[i]:
			both++
		case left[i]:
			leftOnly++
		case right[i]:
			rightOnly++
		default:
			neither++
		}
	}
	r, err := McNemarCounts(leftOnly, rightOnly, len(left))
	r.Both, r.Neither = both, neither
	return r, err
}

// McNemarCounts is McNemar from the two discordant counts of n pairs. Error:
// negative counts, or more discordant pairs than pairs.
func McNemarCounts(leftOnly, rightOnly, n int) (McNemarResult, error) {
	if leftOnly < 0 || rightOnly < 0 || leftOnly+rightOnly > n {
		return McNemarResult{}, fmt.Errorf("stats: McNemar: %d and %d discordant of %d pairs is not a count", leftOnly, rightOnly, n)
	}
	r := McNemarResult{N: n, Both: -1, Neither: -1, LeftOnly: leftOnly, RightOnly: rightOnly}
	if n == 0 {
		r.Outcome, r.Reason = Undefined, "no pairs"
		return r, nil
	}
	r.Diff = float64(leftOnly-rightOnly) / float64(n)
	discordant := leftOnly + rightOnly
	if discordant == 0 {
		r.Outcome = Degenerate
		r.Reason = fmt.Sprintf("the two agree on all %d pairs", n)
		r.Exact, r.MidP, r.Corrected, r.Plain = 1, 1, 1, 1
		return r, nil
	}
	smaller := min(leftOnly, rightOnly)
	tail := binomialLower(smaller, discordant, 0.5)
	r.Exact = twoSided(tail)
	same := binomialDensity(float64(smaller), float64(discordant), 0.5, 0.5)
	if leftOnly == rightOnly {
		r.MidP = 1 - same/2 // Fagerland et al.: the exact p is 1 here, and half of P(X = b) comes off
	} else {
		r.MidP = positive(2*tail - same)
	}
	gap := math.Abs(float64(leftOnly - rightOnly))
	r.PlainStatistic = gap * gap / float64(discordant)
	r.Plain = positive(chiSquareUpper(r.PlainStatistic, 1))
	if gap > 0 {
		r.CorrectedStatistic = (gap - 1) * (gap - 1) / float64(discordant)
	}
	r.Corrected = positive(chiSquareUpper(r.CorrectedStatistic, 1))
	return r, nil
}
