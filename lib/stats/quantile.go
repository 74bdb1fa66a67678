package stats

import (
	"fmt"
	"math"
	"sort"
)

// Quantile returns the p-quantile of values by R's type 7 (the default of R and
// of numpy): with h = (n−1)p, linear between the order statistics around h
// (Hyndman and Fan 1996, The American Statistician 50:361–365). The slice may
// be in any order and is not changed. Errors: no values, a value that is NaN or
// infinite, p outside [0, 1].
func Quantile(values []float64, p float64) (float64, error) {
	if len(values) == 0 {
		return 0, fmt.Errorf("stats: Quantile: no values")
	}
	if !(p >= 0 && p <= 1) {
		return 0, fmt.Errorf("stats: Quantile: probability %v is not in [0, 1]", p)
	}
	if err := checkFinite("Quantile", values); err != nil {
		return 0, err
	}
	sorted := append([]float64(nil), values...)
	sort.Float64s(sorted)
	return QuantileSorted(sorted, p), nil
}

// QuantileSorted is Quantile for values already in ascending order, unchecked.
// It interpolates as R does, (1−h)·lower + h·upper, each product rounded
// before the sum, so that the bits are the same on every machine.
func QuantileSorted(sorted []float64, p float64) float64 {
	position := float64(float64(len(sorted)-1) * p)
	low := math.Floor(position)
	i := int(low)
	h := position - low
	if h == 0 || i+1 >= len(sorted) || sorted[i] == sorted[i+1] {
		return sorted[i]
	}
	between := float64((1-h)*sorted[i]) + float64(h*sorted[i+1])
	return min(max(between, sorted[i]), sorted[i+1]) // rounding does not leave the gap
}

// Median returns the middle value, or the mean of the two middle ones. Errors
// as Quantile.
func Median(values []float64) (float64, error) { return Quantile(values, 0.5) }
