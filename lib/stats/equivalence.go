package stats

import (
	"fmt"
	"math"
)

// EquivalenceResult asks whether a mean difference is negligible.
type EquivalenceResult struct {
	Outcome Outcome
	Reason  string
	Lower   float64 // the margins: differences between them are negligible
	Upper   float64
	Level   float64 // 1 − α, of the test; the interval below has level 1 − 2α

	N, Clusters  int
	Mean, SE, DF float64

	PLower float64 // one-sided p of H0: mean ≤ Lower (the non-inferiority p)
	PUpper float64 // one-sided p of H0: mean ≥ Upper
	P      float64 // TOST: the larger of the two
	Lo, Hi float64 // the interval of level 1 − 2α that decides the same way

	Equivalent  bool // both hypotheses rejected at α: Lower < mean < Upper supported
	NonInferior bool // mean > Lower supported at α
}

// Equivalence runs two one-sided t tests on paired differences (left − right;
// Schuirmann 1987, J. Pharmacokinetics and Biopharmaceutics 15:657–680) and, as
// their lower half, the non-inferiority test of the left side: higher values
// are better. margin, above zero and in the units of the differences, is the
// largest difference that does not matter and must be chosen before looking.
// clusters as in TTest.
//
// Outcomes as TTest; on Degenerate data nothing is claimed (P = 1). Errors: a
// margin that is not positive and finite, and those of TTest.
func Equivalence(differences []float64, clusters []string, margin, level float64) (EquivalenceResult, error) {
	if !(margin > 0) || math.IsInf(margin, 1) {
		return EquivalenceResult{}, fmt.Errorf("stats: Equivalence: margin %v is not a positive number", margin)
	}
	return EquivalenceBetween(differences, clusters, -margin, margin, level)
}

// EquivalenceBetween is Equivalence with margins that differ: a loss that matters may be
// smaller than a gain that does. lower is below zero and upper above it, both finite and
// in the units of the differences.
func EquivalenceBetween(differences []float64, clusters []string, lower, upper, level float64) (EquivalenceResult, error) {
	if !(lower < 0 && upper > 0) || math.IsInf(lower, -1) || math.IsInf(upper, 1) {
		return EquivalenceResult{}, fmt.Errorf("stats: Equivalence: margins %v and %v (the lower is below zero and the upper above it, both finite)", lower, upper)
	}
	if !(level > 0.5 && level < 1) {
		return EquivalenceResult{}, fmt.Errorf("stats: Equivalence: level %v is not between 0.5 and 1", level)
	}
	u, t, err := meanUnits("Equivalence", differences, clusters)
	if err != nil {
		return EquivalenceResult{}, err
	}
	r := EquivalenceResult{Outcome: t.Outcome, Reason: t.Reason, Lower: lower, Upper: upper, Level: level, N: t.N, Clusters: t.Clusters}
	if t.Outcome == Undefined || t.DF < 1 {
		r.Outcome = Undefined // perhaps a mean, but no test
		return r, nil
	}
	r.Mean, r.SE, r.DF = t.Mean, t.SE, t.DF
	r.PLower, r.PUpper, r.P = 1, 1, 1
	r.Lo, r.Hi = t.Mean, t.Mean
	if t.Outcome == Degenerate {
		return r, nil
	}
	r.PLower = positive(tUpper((u.point-unscaled(lower, -u.exponent))/u.se, t.DF))
	r.PUpper = positive(tUpper((unscaled(upper, -u.exponent)-u.point)/u.se, t.DF))
	r.P = max(r.PLower, r.PUpper)
	r.Lo, r.Hi = u.around(-tQuantile(1-level, t.DF))
	r.NonInferior = r.PLower < 1-level
	r.Equivalent = r.P < 1-level
	return r, nil
}

// Within says whether an interval lies inside (−margin, margin): equivalence by
// any interval method. For the usual test of size α give an interval of level
// 1 − 2α. Degenerate and undefined intervals support nothing.
func (iv Interval) Within(margin float64) bool { return iv.Between(-margin, margin) }

// Between is Within for margins that differ: whether the interval lies inside
// (lower, upper).
func (iv Interval) Between(lower, upper float64) bool {
	return iv.Outcome == Estimate && lower < iv.Lo && iv.Hi < upper
}
