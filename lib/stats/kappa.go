package stats

import (
	"fmt"
	"math"
	"sort"
)

// KappaResult is the agreement of two raters beyond chance.
type KappaResult struct {
	Outcome Outcome
	Reason  string

	N          int
	Labels     []string // sorted
	Counts     [][]int  // Counts[i][j]: first rater Labels[i], second rater Labels[j]
	Observed   float64  // share of items with equal labels
	Expected   float64  // share expected from the two margins
	Kappa      float64  // (Observed − Expected)/(1 − Expected)
	SE         float64  // large-sample standard error of Kappa
	Level      float64
	Lo, Hi     float64 // Kappa ± z·SE, inside [−1, 1]
	Maximum    float64 // the largest kappa the margins allow
	Prevalence float64 // share of the commonest label over both raters: near 1, kappa is unstable
}

// Kappa returns Cohen's kappa for two raters who gave one label each to the
// same items (Cohen 1960, Educational and Psychological Measurement 20:37–46),
// with the standard error of Fleiss, Cohen and Everitt (1969, Psychological
// Bulletin 72:323–327).
//
// No items: Undefined. Both raters using one and the same label throughout:
// Degenerate, since chance agreement is 1 and kappa is 0/0; Observed holds.
// Errors: lengths that differ, level outside (0, 1).
func Kappa(first, second []string, level float64) (KappaResult, error) {
	if err := checkSame("Kappa", "labels of the first rater", "of the second", len(first), len(second)); err != nil {
		return KappaResult{}, err
	}
	if err := checkLevel("Kappa", level); err != nil {
		return KappaResult{}, err
	}
	r := KappaResult{N: len(first), Level: level}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no items"
		return r, nil
	}
	r.Labels = distinct(first, second)
	at := make(map[string]int, len(r.Labels))
	for i, label := range r.Labels {
		at[label] = i
	}
	k := len(r.Labels)
	r.Counts = make([][]int, k)
	for i := range r.Counts {
		r.Counts[i] = make([]int, k)
	}
	rows, columns := make([]int, k), make([]int, k)
	same := 0
	for i := range first {
		a, b := at[first[i]], at[second[i]]
		r.Counts[a][b]++
		rows[a]++
		columns[b]++
		if a == b {
			same++
		}
	}
	n := float64(r.N)
	r.Observed = float64(same) / n
	chance, reachable := 0, 0
	for i := range k {
		chance += rows[i] * columns[i]
		reachable += min(rows[i], columns[i])
		r.Prevalence = max(r.Prevalence, float64(rows[i]+columns[i])/(2*n))
	}
	r.Expected = float64(chance) / (n * n)
	if chance == r.N*r.N {
		r.Outcome = Degenerate
		r.Reason = fmt.Sprintf("both raters gave %q to all %d items: agreement by chance is certain", r.Labels[0], r.N)
		return r, nil
	}
	rest := 1 - r.Expected
	r.Kappa = (r.Observed - r.Expected) / rest
	r.Maximum = (float64(reachable)/n - r.Expected) / rest
	// Fleiss, Cohen and Everitt's variance, eq. 14.
	away := 1 - r.Kappa
	var diagonal, offDiagonal float64
	for i := range k {
		for j := range k {
			p := float64(r.Counts[i][j]) / n
			if i == j {
				term := 1 - float64(float64(rows[i]+columns[i])/n*away)
				diagonal += float64(float64(p*term) * term)
			} else {
				m := float64(columns[i]+rows[j]) / n
				offDiagonal += float64(float64(p*m) * m)
			}
		}
	}
	shift := r.Kappa - float64(r.Expected*away)
	variance := (diagonal + float64(float64(away*away)*offDiagonal) - float64(shift*shift)) / float64(rest*rest) / n
	r.SE = math.Sqrt(max(0, variance))
	half := float64(normalMargin(level) * r.SE)
	r.Lo, r.Hi = max(-1, r.Kappa-half), min(1, r.Kappa+half)
	if r.SE < 1e-9 {
		r.SE, r.Lo, r.Hi = 0, r.Kappa, r.Kappa
		r.Outcome, r.Reason = Degenerate, "the large-sample standard error is zero (perfect agreement, or none to vary)"
	}
	return r, nil
}

// distinct returns the sorted distinct texts of all the lists.
func distinct(lists ...[]string) []string {
	seen := map[string]bool{}
	var out []string
	for _, list := range lists {
		for _, s := range list {
			if !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	}
	sort.Strings(out)
	return out
}

// ExactAgreement returns the share of items on which two raters gave the same
// label, with its Wilson interval; an item may be a tuple joined by the caller
// (a decision agrees only if all its fields do, as in papers/000 Table 11).
// Errors: lengths that differ, level outside (0, 1).
func ExactAgreement(first, second []string, level float64) (Interval, error) {
	if err := checkSame("ExactAgreement", "labels of the first rater", "of the second", len(first), len(second)); err != nil {
		return Interval{}, err
	}
	same := 0
	for i := range first {
		if first[i] == second[i] {
			same++
		}
	}
	return Wilson(same, len(first), level)
}
