package stats

import (
	"fmt"
	"math"
	"sort"
)

// KappaWeights says how much two labels that differ still agree.
type KappaWeights int

const (
	// Unweighted: labels agree or do not.
	Unweighted KappaWeights = iota
	// LinearWeights: agreement falls by 1/(k−1) for each of the k labels apart.
	LinearWeights
	// QuadraticWeights: agreement falls with the square of the distance. Close to
	// the intraclass correlation (Fleiss and Cohen 1973, Educational and
	// Psychological Measurement 33:613–619).
	QuadraticWeights
)

// String returns "unweighted", "linear" or "quadratic".
func (w KappaWeights) String() string {
	names := [...]string{"unweighted", "linear", "quadratic"}
	if w < 0 || int(w) >= len(names) {
		return "weights?"
	}
	return names[w]
}

// agreement is 1 for equal labels and 0 for the two most different of k.
func (w KappaWeights) agreement(i, j, k int) float64 {
	if i == j {
		return 1
	}
	apart, most := float64(max(i-j, j-i)), float64(k-1)
	switch w {
	case LinearWeights:
		return 1 - apart/most
	case QuadraticWeights:
		return 1 - apart*apart/(most*most)
	}
	return 0
}

// KappaResult is the agreement of two raters beyond chance.
type KappaResult struct {
	Outcome Outcome
	Reason  string
	Weights KappaWeights

	N          int
	Labels     []string // sorted, or in the order given
	Counts     [][]int  // Counts[i][j]: first rater Labels[i], second rater Labels[j]
	Observed   float64  // mean (weighted) agreement; the share of equal labels when unweighted
	Expected   float64  // the same, expected from the two margins
	Kappa      float64  // (Observed − Expected)/(1 − Expected)
	SE         float64  // large-sample standard error of Kappa
	Level      float64
	Lo, Hi     float64 // Kappa ± z·SE, inside [−1, 1]
	Maximum    float64 // the largest kappa the margins allow
	Prevalence float64 // share of the commonest label over both raters: near 1, kappa is unstable (see GwetAC1)
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
	return kappa("Kappa", first, second, distinct(first, second), Unweighted, level)
}

// WeightedKappa is Kappa for labels in an order, such as grades: raters who
// differ by one step disagree less than raters who differ by three (Cohen 1968,
// Psychological Bulletin 70:213–220; standard error as for Kappa). order lists
// the labels from lowest to highest, those that nobody used too: they set how far
// the ends lie apart. Outcomes and errors as Kappa; a label that order lacks or
// has twice.
func WeightedKappa(first, second, order []string, weights KappaWeights, level float64) (KappaResult, error) {
	if weights < Unweighted || weights > QuadraticWeights {
		return KappaResult{}, fmt.Errorf("stats: WeightedKappa: unknown weights %d", int(weights))
	}
	known := make(map[string]bool, len(order))
	for _, label := range order {
		if known[label] {
			return KappaResult{}, fmt.Errorf("stats: WeightedKappa: label %q stands twice in the order", label)
		}
		known[label] = true
	}
	for _, label := range distinct(first, second) {
		if !known[label] {
			return KappaResult{}, fmt.Errorf("stats: WeightedKappa: label %q has no place in the order %q", label, order)
		}
	}
	return kappa("WeightedKappa", first, second, order, weights, level)
}

func kappa(what string, first, second, labels []string, weights KappaWeights, level float64) (KappaResult, error) {
	if err := checkSame(what, "labels of the first rater", "of the second", len(first), len(second)); err != nil {
		return KappaResult{}, err
	}
	if err := checkLevel(what, level); err != nil {
		return KappaResult{}, err
	}
	r := KappaResult{Weights: weights, N: len(first), Level: level, Labels: labels}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no items"
		return r, nil
	}
	k, n := len(labels), float64(r.N)
	var rows, columns []int
	r.Counts, rows, columns = crossed(first, second, labels)
	var observed, expected []float64
	sameLabel := false
	for i := range k {
		r.Prevalence = max(r.Prevalence, float64(rows[i]+columns[i])/(2*n))
		sameLabel = sameLabel || rows[i] == r.N && columns[i] == r.N
		for j := range k {
			w := weights.agreement(i, j, k)
			observed = append(observed, float64(w*float64(r.Counts[i][j])))
			expected = append(expected, float64(w*float64(rows[i]*columns[j])))
		}
	}
	r.Observed, r.Expected = Sum(observed)/n, Sum(expected)/(n*n)
	if sameLabel {
		r.Outcome = Degenerate
		r.Reason = fmt.Sprintf("both raters gave %q to all %d items: agreement by chance is certain", first[0], r.N)
		return r, nil
	}
	rest := 1 - r.Expected
	r.Kappa = (r.Observed - r.Expected) / rest
	r.Maximum = (reachable(rows, columns, weights)/n - r.Expected) / rest
	r.SE = kappaError(&r, rows, columns)
	half := float64(normalMargin(level) * r.SE)
	r.Lo, r.Hi = max(-1, r.Kappa-half), min(1, r.Kappa+half)
	if r.SE == 0 {
		r.Outcome, r.Reason = Degenerate, "the large-sample standard error is zero (perfect agreement, or a rater who never varies)"
	}
	return r, nil
}

// crossed counts items by the labels of both raters, and the margins.
func crossed(first, second, labels []string) (counts [][]int, rows, columns []int) {
	k := len(labels)
	at := make(map[string]int, k)
	counts = make([][]int, k)
	for i, label := range labels {
		at[label] = i
		counts[i] = make([]int, k)
	}
	rows, columns = make([]int, k), make([]int, k)
	for i := range first {
		a, b := at[first[i]], at[second[i]]
		counts[a][b]++
		rows[a]++
		columns[b]++
	}
	return counts, rows, columns
}

// kappaError is the square root of Fleiss, Cohen and Everitt's variance:
// (Σ p(w(1−e) − (row + column mean of w)(1−o))² − (o·e − 2e + o)²) / n(1−e)⁴.
func kappaError(r *KappaResult, rows, columns []int) float64 {
	k, n := len(rows), float64(r.N)
	rowMean, columnMean := make([]float64, k), make([]float64, k) // of the weights, over the other rater's labels
	for i := range k {
		for j := range k {
			rowMean[i] += float64(r.Weights.agreement(i, j, k) * float64(columns[j]) / n)
			columnMean[i] += float64(r.Weights.agreement(j, i, k) * float64(rows[j]) / n)
		}
	}
	rest := 1 - r.Expected
	squares := 0.0
	for i := range k {
		for j := range k {
			d := float64(r.Weights.agreement(i, j, k)*rest) - float64((rowMean[i]+columnMean[j])*(1-r.Observed))
			squares += float64(float64(float64(r.Counts[i][j])/n*d) * d)
		}
	}
	shift := float64(r.Observed*r.Expected) - 2*r.Expected + r.Observed
	excess := squares - float64(shift*shift)
	if excess <= 1e-13*squares {
		return 0 // but for rounding: perfect agreement, or a rater who never varies
	}
	return math.Sqrt(excess/n) / float64(rest*rest)
}

// reachable returns the largest Σ weight·count of any table with these margins:
// equal labels first, or lowest with lowest where the order counts.
func reachable(rows, columns []int, weights KappaWeights) float64 {
	k := len(rows)
	total := 0.0
	if weights == Unweighted {
		for i := range k {
			total += float64(min(rows[i], columns[i]))
		}
		return total
	}
	left, right := append([]int(nil), rows...), append([]int(nil), columns...)
	for i, j := 0, 0; i < k && j < k; {
		both := min(left[i], right[j])
		total += float64(weights.agreement(i, j, k) * float64(both))
		left[i] -= both
		right[j] -= both
		if left[i] == 0 {
			i++
		} else {
			j++
		}
	}
	return total
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
