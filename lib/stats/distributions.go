package stats

import "math"

// NormalProbability returns P(Z ≤ z) for a standard normal variable; NaN for NaN.
func NormalProbability(z float64) float64 {
	if math.IsNaN(z) {
		return z
	}
	return normalLower(z)
}

// NormalQuantile returns the z with P(Z ≤ z) = p: ±Inf at p = 0 and 1. It panics
// when p is not a probability, which only a fault in the caller can cause.
func NormalQuantile(p float64) float64 {
	mustProbability("NormalQuantile", p)
	return normalQuantile(p)
}

// StudentQuantile returns the t with P(T ≤ t) = p for df > 0 degrees of freedom;
// it panics as NormalQuantile does, and for df that is not positive.
func StudentQuantile(p, df float64) float64 {
	mustProbability("StudentQuantile", p)
	if !(df > 0) {
		panic("stats: StudentQuantile needs degrees of freedom above 0")
	}
	switch p {
	case 0:
		return math.Inf(-1)
	case 1:
		return math.Inf(1)
	}
	return tQuantile(p, df)
}

func mustProbability(what string, p float64) {
	if !(p >= 0 && p <= 1) {
		panic("stats: " + what + " needs a probability between 0 and 1")
	}
}
