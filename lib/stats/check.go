package stats

import (
	"fmt"
	"math"
	"strings"
)

// checkFinite refuses NaN and infinities: a missing value must be left out
// (with its question, on both sides) before anything is estimated.
func checkFinite(what string, values []float64) error {
	for i, v := range values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Errorf("stats: %s: value %d of %d is %v (leave missing values out first)", what, i+1, len(values), v)
		}
	}
	return nil
}

// checkSame refuses lengths that differ.
func checkSame(what, first, second string, n, m int) error {
	if n != m {
		return fmt.Errorf("stats: %s: %d %s but %d %s (they must pair one to one)", what, n, first, m, second)
	}
	return nil
}

// checkLevel refuses confidence levels outside (0, 1).
func checkLevel(what string, level float64) error {
	if !(level > 0 && level < 1) {
		return fmt.Errorf("stats: %s: confidence level %v is not between 0 and 1 (0.95, not 95)", what, level)
	}
	return nil
}

// clusterIndex numbers clusters by first appearance. A blank id is an error:
// rows without a cluster must not become one big cluster.
func clusterIndex(what string, clusters []string, n int) (index []int, count int, err error) {
	if err := checkSame(what, "values", "cluster ids", n, len(clusters)); err != nil {
		return nil, 0, err
	}
	seen := make(map[string]int, n)
	index = make([]int, n)
	for i, id := range clusters {
		if strings.TrimSpace(id) == "" {
			return nil, 0, fmt.Errorf("stats: %s: row %d has no cluster id (give every row its cluster, or a cluster of its own)", what, i+1)
		}
		at, ok := seen[id]
		if !ok {
			at = len(seen)
			seen[id] = at
		}
		index[i] = at
	}
	return index, len(seen), nil
}

// scaleExponent returns the e for which all |values|·2^−e are at most 1 and the
// largest is at least ½; 0 for ordinary magnitudes and for all zeros. Working
// on values scaled by a power of two loses nothing and keeps squares of 1e300
// or 1e-300 inside the range of a float64.
func scaleExponent(values ...[]float64) int {
	largest := 0.0
	for _, vs := range values {
		for _, v := range vs {
			largest = max(largest, math.Abs(v))
		}
	}
	if largest == 0 {
		return 0
	}
	_, e := math.Frexp(largest)
	if e > -300 && e < 300 {
		return 0
	}
	return e
}

// scaled returns values·2^−e, the slice itself when e is 0.
func scaled(values []float64, e int) []float64 {
	if e == 0 {
		return values
	}
	out := make([]float64, len(values))
	for i, v := range values {
		out[i] = math.Ldexp(v, -e)
	}
	return out
}

// unscaled returns x·2^e, held inside the finite range.
func unscaled(x float64, e int) float64 {
	if e == 0 {
		return x
	}
	return held(math.Ldexp(x, e))
}

// held returns x inside the finite range.
func held(x float64) float64 { return min(max(x, -math.MaxFloat64), math.MaxFloat64) }
