package stats

import (
	"fmt"
	"math"
	"sort"
)

// JonckheereResult tests for a trend of scores over ordered, separate groups.
type JonckheereResult struct {
	Outcome Outcome
	Reason  string

	N      int       // scores in all groups
	Groups int       // groups offered
	Means  []float64 // mean score of each group, 0 for an empty one
	J      float64   // pairs in which the later group scores higher, ties counting half
	Z      float64   // J standardised, with the variance corrected for ties; above 0 for a rise
	P      float64   // two-sided: exact when Exact, else Normal
	Exact  bool
	Normal float64 // two-sided, by the normal approximation
	// Effect is Somers' d: (pairs that rise − pairs that fall)/pairs of different
	// groups, in [−1, 1].
	Effect   float64
	Warnings []string
}

// Jonckheere tests whether scores rise or fall over groups in a given order
// (Terpstra 1952, Indagationes Mathematicae 14:327–333; Jonckheere 1954,
// Biometrika 41:133–145): do answers get worse as questions need more hops? Each
// question belongs to one group and counts as independent; where the same
// questions were scored at every level the data are paired, and LinearTrend or
// PageTrend see much smaller differences. The variance is that of Kendall's S
// with ties in both variables (Kendall 1970, Rank Correlation Methods), so Z and
// Normal equal R's cor.test(group, score, method = "kendall", exact = FALSE).
//
// For few scores P is exact: the share of all ways to deal these scores, with their
// ties, out to groups of these sizes that are at least as far from no trend. Counting is given
// up, and P is Normal, where it would take longer than a fraction of a second: beyond
// about 60 untied scores in each of 2 groups, 16 in 3, 9 in 4 and 5 in 5.
//
// No scores: Undefined. All scores in one group, or all equal: Degenerate, p = 1.
// Errors: fewer than two groups, NaN or infinite scores.
func Jonckheere(groups [][]float64) (JonckheereResult, error) {
	if len(groups) < 2 {
		return JonckheereResult{}, fmt.Errorf("stats: Jonckheere: %d groups (at least 2)", len(groups))
	}
	r := JonckheereResult{Groups: len(groups), Means: make([]float64, len(groups))}
	var scores []float64
	sizes := make([]int, len(groups))
	for g, values := range groups {
		if err := checkFinite(fmt.Sprintf("Jonckheere group %d", g+1), values); err != nil {
			return JonckheereResult{}, err
		}
		if sizes[g] = len(values); sizes[g] > 0 {
			e := scaleExponent(values)
			r.Means[g] = unscaled(meanOf(scaled(values, e)), e)
		}
		scores = append(scores, values...)
	}
	r.N = len(scores)
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no scores"
		return r, nil
	}
	sort.Float64s(scores)
	var ties []int
	for i := 0; i < r.N; {
		j := i
		for j < r.N && scores[j] == scores[i] {
			j++
		}
		ties = append(ties, j-i)
		i = j
	}
	rise, fall := concordance(groups)
	r.J = float64(rise) + float64(r.pairsOf(sizes)-rise-fall)/2
	variance := kendallVariance(r.N, sizes, ties)
	if variance == 0 {
		r.Outcome, r.P, r.Normal = Degenerate, 1, 1
		if r.Reason = fmt.Sprintf("all %d scores are equal", r.N); len(ties) > 1 {
			r.Reason = fmt.Sprintf("all %d scores are in one group", r.N)
		}
		return r, nil
	}
	s := float64(rise - fall)
	r.Effect = s / float64(r.pairsOf(sizes))
	r.Z = s / math.Sqrt(variance)
	r.Normal = twoSided(normalUpper(math.Abs(r.Z)))
	if r.P, r.Exact = exactTrend(sizes, ties, rise-fall); !r.Exact {
		r.P = r.Normal
	}
	if r.N < 20 && !r.Exact {
		r.Warnings = append(r.Warnings, fmt.Sprintf("only %d scores: the normal approximation is rough", r.N))
	}
	return r, nil
}

// pairsOf counts the pairs of scores from different groups.
func (r JonckheereResult) pairsOf(sizes []int) int {
	pairs := r.N * r.N
	for _, n := range sizes {
		pairs -= n * n
	}
	return pairs / 2
}

// concordance counts the pairs of scores from different groups that rise and
// that fall with the group, in n log n steps for each pair of groups.
func concordance(groups [][]float64) (rise, fall int) {
	var before []float64 // ascending: the scores of all earlier groups
	for _, values := range groups {
		for _, v := range values {
			below := sort.SearchFloat64s(before, v)
			above := len(before) - sort.Search(len(before), func(i int) bool { return before[i] > v })
			rise, fall = rise+below, fall+above
		}
		before = append(before, values...)
		sort.Float64s(before)
	}
	return rise, fall
}

// kendallVariance is the variance of S under independence, with ties of both
// variables, given as the sizes of their groups.
func kendallVariance(n int, first, second []int) float64 {
	var one, two, three [2]float64 // Σt(t−1)(2t+5), Σt(t−1), Σt(t−1)(t−2)
	for v, sizes := range [2][]int{first, second} {
		for _, size := range sizes {
			t := float64(size)
			one[v] += float64(t * (t - 1) * (2*t + 5))
			two[v] += float64(t * (t - 1))
			three[v] += float64(t * (t - 1) * (t - 2))
		}
	}
	m := float64(n)
	variance := (float64(m*(m-1)*(2*m+5)) - one[0] - one[1]) / 18
	if n > 1 {
		variance += two[0] * two[1] / (2 * m * (m - 1))
	}
	if n > 2 {
		variance += three[0] * three[1] / (9 * m * (m - 1) * (m - 2))
	}
	if len(second) < 2 || two[0] == m*(m-1) {
		return 0 // exactly, not rounding noise
	}
	return variance
}
