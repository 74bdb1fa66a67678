package stats

import (
	"fmt"
	"math"
	"sort"
)

// Correction names a rule that adjusts the p-values of one family together.
type Correction int

const (
	// HolmCorrection controls the family-wise error rate under any dependence
	// (Holm 1979, Scandinavian Journal of Statistics 6:65–70).
	HolmCorrection Correction = iota
	// HochbergCorrection controls the family-wise error rate for independent
	// or positively dependent tests (Hochberg 1988, Biometrika 75:800–802).
	HochbergCorrection
	// BenjaminiHochbergCorrection controls the false discovery rate for
	// independent or positively dependent tests (Benjamini and Hochberg 1995,
	// JRSS B 57:289–300).
	BenjaminiHochbergCorrection
)

// String returns R's name of the method: "holm", "hochberg", "BH".
func (c Correction) String() string {
	switch c {
	case HolmCorrection:
		return "holm"
	case HochbergCorrection:
		return "hochberg"
	case BenjaminiHochbergCorrection:
		return "BH"
	}
	return "correction?"
}

// Holm returns Holm's step-down adjusted p-values, in the order given.
//
// With p sorted ascending, the adjusted i-th value (from 1) is
// max over j ≤ i of min(1, (m−j+1)·p_j), m = len(p). A member of the family
// without a p-value (undefined) still counts: offer 1 for it, or use Adjust
// with the declared size. Panics if a value is NaN or outside [0, 1], which can
// only come from a fault in the caller.
func Holm(p []float64) []float64 { return mustAdjust(HolmCorrection, p) }

// Hochberg returns Hochberg's step-up adjusted p-values, in the order given:
// min over j ≥ i of (m−j+1)·p_j. Panics as Holm does.
func Hochberg(p []float64) []float64 { return mustAdjust(HochbergCorrection, p) }

// BenjaminiHochberg returns the adjusted p-values (q-values) that control the
// false discovery rate, in the order given: min over j ≥ i of m·p_j/j.
// Panics as Holm does.
func BenjaminiHochberg(p []float64) []float64 {
	return mustAdjust(BenjaminiHochbergCorrection, p)
}

func mustAdjust(c Correction, p []float64) []float64 {
	q, err := Adjust(c, p, len(p))
	if err != nil {
		panic(err.Error())
	}
	return q
}

// Adjust returns the adjusted p-values of a family declared to have m members,
// of which p holds those that could be tested. Members that could not be tested
// count as p = 1 and so never make another member look better: this is the
// rule of papers/001 (the family stays 148 whatever is undefined), and not that
// of R's p.adjust, which drops NA from m unless told otherwise.
//
// Errors: m < len(p); a value that is NaN or outside [0, 1]. An empty p gives
// an empty answer.
func Adjust(c Correction, p []float64, m int) ([]float64, error) {
	if m < len(p) {
		return nil, fmt.Errorf("stats: %d p-values for a family declared to have %d members (declare all of them)", len(p), m)
	}
	for i, v := range p {
		if math.IsNaN(v) || v < 0 || v > 1 {
			return nil, fmt.Errorf("stats: p-value %d of %d is %v, not in [0, 1] (leave undefined members out and declare the family's size)", i+1, len(p), v)
		}
	}
	order := make([]int, len(p))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return p[order[a]] < p[order[b]] })
	out := make([]float64, len(p))
	switch c {
	case HolmCorrection:
		running := 0.0
		for rank, i := range order {
			running = max(running, min(1, float64(m-rank)*p[i]))
			out[i] = running
		}
	case HochbergCorrection, BenjaminiHochbergCorrection:
		running := 1.0
		for rank := len(order) - 1; rank >= 0; rank-- {
			i := order[rank]
			factor := float64(m - rank)
			if c == BenjaminiHochbergCorrection {
				factor = float64(m) / float64(rank+1)
			}
			running = min(running, factor*p[i])
			out[i] = running
		}
	default:
		return nil, fmt.Errorf("stats: unknown correction %d", int(c))
	}
	return out, nil
}
