package stats

import (
	"fmt"
	"math"
)

// AC1Result is the agreement of two raters beyond chance, by Gwet's measure.
type AC1Result struct {
	Outcome Outcome
	Reason  string

	N        int
	Labels   []string // sorted
	Observed float64  // share of items with equal labels
	Expected float64  // share that raters who guess would agree on
	AC1      float64  // (Observed − Expected)/(1 − Expected)
	SE       float64  // large-sample standard error of AC1
	Level    float64
	Lo, Hi   float64 // AC1 ± z·SE, inside [−1, 1]
}

// GwetAC1 returns Gwet's AC1 for two raters who gave one label each to the same
// items (Gwet 2008, British Journal of Mathematical and Statistical Psychology
// 61:29–48), with the standard error of the delta method. Where nearly all items
// have one label, as judgements of mostly good answers do, kappa falls to zero
// however well raters agree; AC1, whose chance agreement is then small, does not.
// Report both with the table of counts: they answer different questions.
//
// No items: Undefined. One label throughout: Degenerate, Observed holds.
// Errors: lengths that differ, level outside (0, 1).
func GwetAC1(first, second []string, level float64) (AC1Result, error) {
	if err := checkSame("GwetAC1", "labels of the first rater", "of the second", len(first), len(second)); err != nil {
		return AC1Result{}, err
	}
	if err := checkLevel("GwetAC1", level); err != nil {
		return AC1Result{}, err
	}
	r := AC1Result{N: len(first), Level: level, Labels: distinct(first, second)}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no items"
		return r, nil
	}
	counts, rows, columns := crossed(first, second, r.Labels)
	k, n := len(r.Labels), float64(r.N)
	share := make([]float64, k) // of each label, over both raters
	same := 0
	for i := range k {
		share[i] = float64(rows[i]+columns[i]) / (2 * n)
		same += counts[i][i]
	}
	r.Observed = float64(same) / n
	if k == 1 {
		r.Outcome = Degenerate
		r.Reason = fmt.Sprintf("both raters gave %q to all %d items: with one label there is no chance to agree by", r.Labels[0], r.N)
		return r, nil
	}
	for _, p := range share {
		r.Expected += float64(p*(1-p)) / float64(k-1)
	}
	rest := 1 - r.Expected
	r.AC1 = (r.Observed - r.Expected) / rest
	// The slope of AC1 in the share of each cell.
	var mean, squares float64
	for i := range k {
		for j := range k {
			guess := (1 - share[i] - share[j]) / float64(k-1)
			slope := float64(boolTo1(i == j)*rest) - float64((1-r.Observed)*guess)
			p := float64(counts[i][j]) / n
			mean += float64(p * slope)
			squares += float64(float64(p*slope) * slope)
		}
	}
	if excess := squares - float64(mean*mean); excess > 1e-13*squares {
		r.SE = math.Sqrt(excess/n) / float64(rest*rest)
	} else {
		r.Outcome, r.Reason = Degenerate, "the large-sample standard error is zero (perfect agreement, or all items alike)"
	}
	half := float64(normalMargin(level) * r.SE)
	r.Lo, r.Hi = max(-1, r.AC1-half), min(1, r.AC1+half)
	return r, nil
}
