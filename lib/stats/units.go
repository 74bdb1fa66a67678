package stats

import (
	"fmt"
	"math"
)

// units are what is resampled: rows, or clusters with their rows summed.
type units struct {
	num, den []float64 // per unit, each scaled so that squares stay in range
	exponent int       // a quotient of the two is the true one times 2^−exponent
	rows     int
	clusters int // 0 when rows are the units
	point    float64
	se       float64 // cluster-robust standard error of point
	flat     bool    // no variation between units
}

func newUnits(what string, numerators, denominators []float64, clusters []string) (*units, error) {
	if err := checkSame(what, "numerators", "denominators", len(numerators), len(denominators)); err != nil {
		return nil, err
	}
	if err := checkFinite(what, numerators); err != nil {
		return nil, err
	}
	if err := checkFinite(what+" denominators", denominators); err != nil {
		return nil, err
	}
	top, bottom := scaleExponent(numerators), scaleExponent(denominators)
	u := &units{rows: len(numerators), exponent: top - bottom}
	u.num, u.den = scaled(numerators, top), scaled(denominators, bottom)
	if clusters != nil {
		index, count, err := clusterIndex(what, clusters, u.rows)
		if err != nil {
			return nil, err
		}
		u.clusters = count
		u.num, u.den = sumWithin(u.num, index, count), sumWithin(u.den, index, count)
	}
	// Values that cancel within clusters leave sums of another magnitude.
	again := scaleExponent(u.num)
	u.num, u.exponent = scaled(u.num, again), u.exponent+again
	if total := Sum(u.den); total > 0 {
		u.point = Sum(u.num) / total
		u.se, u.flat = ratioError(u.num, u.den, u.point, total)
	}
	return u, nil
}

// sumWithin adds values by group, each group's sum exact.
func sumWithin(values []float64, index []int, count int) []float64 {
	ends := make([]int, count+1)
	for _, g := range index {
		ends[g+1]++
	}
	for g := range count {
		ends[g+1] += ends[g]
	}
	next := append([]int(nil), ends[:count]...)
	ordered := make([]float64, len(values))
	for i, g := range index {
		ordered[next[g]] = values[i]
		next[g]++
	}
	sums := make([]float64, count)
	for g := range sums {
		sums[g] = Sum(ordered[ends[g]:ends[g+1]])
	}
	return sums
}

// ratioError returns the linearised standard error of Σnum/Σden over
// independent units, √(C/(C−1)·Σ(num − point·den)²)/Σden, and whether the
// residuals are zero up to rounding.
func ratioError(num, den []float64, point, total float64) (se float64, flat bool) {
	squares := make([]float64, len(num))
	largest := 0.0
	flat = true
	for i := range num {
		fit := float64(point * den[i])
		r := num[i] - fit
		if math.Abs(r) > 1e-13*(math.Abs(num[i])+math.Abs(fit)) {
			flat = false
		}
		largest = max(largest, math.Abs(r))
		squares[i] = float64(r * r)
	}
	if flat || len(num) < 2 {
		return 0, flat
	}
	c := float64(len(num))
	return math.Sqrt(float64(c/(c-1)*Sum(squares))) / total, false
}

// trouble says why no uncertainty can be had, Estimate if it can.
func (u *units) trouble() (string, Outcome) {
	switch {
	case u.rows == 0:
		return "no values", Undefined
	case Sum(u.den) == 0:
		return "the denominators sum to zero", Undefined
	case u.clusters == 1:
		return fmt.Sprintf("all %d values are in one cluster", u.rows), Degenerate
	case len(u.num) == 1:
		return "one value: nothing to resample", Degenerate
	case u.flat:
		return "no variation between the units resampled", Degenerate
	}
	return "", Estimate
}

// restore undoes the scaling of newUnits.
func (u *units) restore(iv Interval) Interval {
	if u.exponent == 0 {
		return iv
	}
	for _, x := range []*float64{&iv.Point, &iv.Lo, &iv.Hi, &iv.StandardError, &iv.LoError, &iv.HiError} {
		*x = unscaled(*x, u.exponent)
	}
	return iv
}

// meanUnits returns the mean of values as a ratio of units, and the standard
// error in the scale of the values. The units keep a scale of their own, in
// which a quotient of the two neither overflows nor vanishes.
func meanUnits(what string, values []float64, clusters []string) (*units, ErrorResult, error) {
	u, err := newUnits(what, values, ones(len(values)), clusters)
	if err != nil {
		return nil, ErrorResult{}, err
	}
	r := ErrorResult{N: u.rows, Clusters: u.clusters, Mean: unscaled(u.point, u.exponent), DF: float64(len(u.num) - 1)}
	r.Reason, r.Outcome = u.trouble()
	switch r.Outcome {
	case Undefined:
		return u, ErrorResult{Outcome: Undefined, Reason: r.Reason}, nil
	case Degenerate:
		return u, r, nil
	}
	r.SE = unscaled(u.se, u.exponent)
	r.DesignEffect = 1
	if clusters != nil {
		naive, err := newUnits(what, values, ones(u.rows), nil)
		if err != nil {
			return nil, ErrorResult{}, err
		}
		r.DesignEffect = 0
		if naive.se > 0 {
			ratio := unscaled(u.se/naive.se, u.exponent-naive.exponent)
			r.DesignEffect = held(ratio * ratio)
		}
	}
	return u, r, nil
}

// around returns point ± factor·se in the scale of the values.
func (u *units) around(factor float64) (lo, hi float64) {
	half := held(factor * u.se)
	return unscaled(u.point-half, u.exponent), unscaled(u.point+half, u.exponent)
}

func ones(n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = 1
	}
	return out
}
