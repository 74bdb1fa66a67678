package stats

import (
	"fmt"
	"math"
)

// Sum returns the sum of values as if computed exactly and rounded once, so
// the order of the values never changes a bit of it (Shewchuk 1997, Discrete &
// Computational Geometry 18:305–363; the method of Python's math.fsum).
// An empty sum is 0. Values must be finite and the sum of magnitudes below
// 1.8e308; otherwise the answer is what plain addition gives.
func Sum(values []float64) float64 {
	parts := make([]float64, 0, 16) // non-overlapping, ascending magnitude
	for _, x := range values {
		kept := 0
		for _, y := range parts {
			if math.Abs(x) < math.Abs(y) {
				x, y = y, x
			}
			high := x + y
			low := y - (high - x)
			if low != 0 {
				parts[kept] = low
				kept++
			}
			x = high
		}
		parts = append(parts[:kept], x)
	}
	n := len(parts)
	if n == 0 {
		return 0
	}
	n--
	high, low := parts[n], 0.0
	for n > 0 {
		n--
		x, y := high, parts[n]
		high = x + y
		low = y - (high - x)
		if low != 0 {
			break
		}
	}
	// Round half to even across the parts that remain.
	if n > 0 && (low < 0 && parts[n-1] < 0 || low > 0 && parts[n-1] > 0) {
		y := low * 2
		x := high + y
		if y == x-high {
			high = x
		}
	}
	if math.IsNaN(high) || math.IsInf(high, 0) {
		high = 0
		for _, v := range values {
			high += v
		}
	}
	return high
}

// Summary describes one sample.
type Summary struct {
	Outcome       Outcome
	Reason        string  // why Outcome is not Estimate
	N             int     // values
	Mean          float64 // arithmetic mean
	SD            float64 // standard deviation with divisor n − 1
	StandardError float64 // SD/√n; takes rows as independent, see StandardError for clusters
	Min, Max      float64
}

// Describe returns mean, spread and range of values. No values: Undefined. One
// value, or all equal: Degenerate, with the mean holding. Error: a value that
// is NaN or infinite.
func Describe(values []float64) (Summary, error) {
	if err := checkFinite("Describe", values); err != nil {
		return Summary{}, err
	}
	n := len(values)
	if n == 0 {
		return Summary{Outcome: Undefined, Reason: "no values"}, nil
	}
	e := scaleExponent(values)
	x := scaled(values, e)
	s := Summary{N: n, Min: values[0], Max: values[0]}
	for _, v := range values {
		s.Min, s.Max = min(s.Min, v), max(s.Max, v)
	}
	mean := meanOf(x)
	s.Mean = unscaled(mean, e)
	switch {
	case n == 1:
		s.Outcome, s.Reason = Degenerate, "one value: no spread to estimate"
	case s.Min == s.Max:
		s.Outcome, s.Reason = Degenerate, fmt.Sprintf("all %d values are equal", n)
	default:
		sd := math.Sqrt(varianceOf(x, mean))
		s.SD = unscaled(sd, e)
		s.StandardError = unscaled(sd/math.Sqrt(float64(n)), e)
	}
	return s, nil
}

// meanOf returns the mean of a non-empty slice, exactly x for n copies of x.
func meanOf(x []float64) float64 { return Sum(x) / float64(len(x)) }

// varianceOf returns Σ(x−mean)²/(n−1) for n ≥ 2.
func varianceOf(x []float64, mean float64) float64 {
	squares := make([]float64, len(x))
	for i, v := range x {
		d := v - mean
		squares[i] = float64(d * d)
	}
	return Sum(squares) / float64(len(x)-1)
}

// differences returns left − right, row by row.
func differences(what string, left, right []float64) ([]float64, error) {
	if err := checkSame(what, "values on the left", "values on the right", len(left), len(right)); err != nil {
		return nil, err
	}
	if err := checkFinite(what+" left", left); err != nil {
		return nil, err
	}
	if err := checkFinite(what+" right", right); err != nil {
		return nil, err
	}
	d := make([]float64, len(left))
	for i := range d {
		d[i] = left[i] - right[i]
	}
	if err := checkFinite(what+" difference", d); err != nil {
		return nil, err
	}
	return d, nil
}
