package stats

import (
	"fmt"
	"math"
	"sort"
)

// ZeroRule says what the signed-rank test does with differences of zero.
type ZeroRule int

const (
	// DropZeros leaves zeros out before ranking (Wilcoxon 1945; R's wilcox.test).
	DropZeros ZeroRule = iota
	// PrattZeros ranks zeros with the rest and then leaves their ranks out
	// (Pratt 1959, JASA 54:655–667; the default of R's coin). With many ties at
	// zero, as in paired exact match, it is the safer choice.
	PrattZeros
)

// String returns "wilcox" or "pratt", scipy's names.
func (z ZeroRule) String() string {
	if z == PrattZeros {
		return "pratt"
	}
	return "wilcox"
}

// WilcoxonResult is a signed-rank test of paired differences.
type WilcoxonResult struct {
	Outcome Outcome
	Reason  string
	Zeros   ZeroRule

	N         int  // differences, zeros included
	ZeroCount int  // differences equal to zero
	Tied      bool // some non-zero magnitudes are equal and share a midrank

	Positive, Negative float64 // rank sums of positive and of negative differences

	// Z is the standardised Positive, with the variance corrected for ties.
	Z float64
	// P is two-sided: exact over all 2^m sign patterns, given the midranks, for
	// m ≤ 100 non-zero differences; otherwise normal, without continuity
	// correction. Exact says which.
	P     float64
	Exact bool
	// Normal is the normal approximation in either case, Corrected the same
	// with a continuity correction of ½ (what R's wilcox.test prints with ties).
	Normal, Corrected float64

	// Effect is the matched-pairs rank-biserial correlation,
	// (Positive − Negative)/(Positive + Negative), in [−1, 1].
	Effect float64
}

// wilcoxonExactLimit bounds the exact distribution: its cost grows as m³.
const wilcoxonExactLimit = 100

// sameDifference is how close two differences, relative to the largest, count as
// equal: 0.3 − 0.2 and 0.2 − 0.1 do.
const sameDifference = 1e-12

// Wilcoxon tests whether paired differences are symmetric about zero by the
// signed-rank test. Magnitudes that are equal share their midrank; the exact
// distribution is conditional on those midranks, so ties make it no less
// exact. Magnitudes that differ by less than 1e-12 of the largest count as
// equal, and as zero below that: 0.3 − 0.2 and 0.2 − 0.1 tie.
//
// No differences: Undefined. All zero: Degenerate, p = 1. Errors: a difference
// that is NaN or infinite, an unknown zero rule.
func Wilcoxon(differences []float64, zeros ZeroRule) (WilcoxonResult, error) {
	if err := checkFinite("Wilcoxon", differences); err != nil {
		return WilcoxonResult{}, err
	}
	r := WilcoxonResult{Zeros: zeros, N: len(differences)}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no pairs"
		return r, nil
	}
	largest := 0.0
	for _, d := range differences {
		largest = max(largest, math.Abs(d))
	}
	same := sameDifference * largest
	ranked := make([]float64, 0, r.N)
	for _, d := range differences {
		if math.Abs(d) <= same {
			d = 0
		}
		if d == 0 {
			r.ZeroCount++
		}
		if d != 0 || zeros == PrattZeros {
			ranked = append(ranked, d)
		}
	}
	m := r.N - r.ZeroCount
	if m == 0 {
		r.Outcome, r.Reason = Degenerate, fmt.Sprintf("all %d differences are zero", r.N)
		r.P, r.Normal, r.Corrected = 1, 1, 1
		return r, nil
	}
	sort.Slice(ranked, func(a, b int) bool { return math.Abs(ranked[a]) < math.Abs(ranked[b]) })
	magnitudes := make([]float64, len(ranked))
	for i, d := range ranked {
		magnitudes[i] = math.Abs(d)
		if i > 0 && magnitudes[i]-magnitudes[i-1] <= same {
			magnitudes[i] = magnitudes[i-1]
		}
	}
	twice := doubledMidranks(magnitudes)
	doubled := make([]int64, 0, m) // ± 2 × midrank of each non-zero difference
	positive, total, squares := 0, 0, 0.0
	for i, d := range ranked {
		if d == 0 {
			continue
		}
		signed := int64(twice[i])
		if d < 0 {
			signed = -signed
		}
		doubled = append(doubled, signed)
		total += twice[i]
		squares += float64(twice[i] * twice[i])
		if d > 0 {
			positive += twice[i]
		}
		if i > 0 && magnitudes[i] == magnitudes[i-1] {
			r.Tied = true
		}
	}
	r.Positive, r.Negative = float64(positive)/2, float64(total-positive)/2
	r.Effect = (r.Positive - r.Negative) / (r.Positive + r.Negative)
	// Var(Positive) = Σ rank²/4 holds with ties and under both zero rules.
	sd := math.Sqrt(squares) / 4
	gap := r.Positive - float64(total)/4
	r.Z = gap / sd
	r.Normal = twoSided(normalUpper(math.Abs(r.Z)))
	r.Corrected = twoSided(normalUpper(max(0, math.Abs(gap)-0.5) / sd))
	if gap == 0 {
		r.Corrected = 1
	}
	if m <= wilcoxonExactLimit {
		// The signed ranks are flipped like any differences.
		r.P, r.Exact = SignFlipExact(doubled)
	}
	if !r.Exact {
		r.P = r.Normal
	}
	return r, nil
}

// doubledMidranks returns twice the midrank (from 1) of each of the ascending values.
func doubledMidranks(ascending []float64) []int {
	out := make([]int, len(ascending))
	for i := 0; i < len(ascending); {
		j := i
		for j < len(ascending) && ascending[j] == ascending[i] {
			j++
		}
		for k := i; k < j; k++ {
			out[k] = i + 1 + j // (i+1 + j)/2 doubled
		}
		i = j
	}
	return out
}
