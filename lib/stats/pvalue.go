package stats

import "math"

// positive returns a p-value that is above zero for certain, at most 1: one too
// small for a float64 becomes the smallest float64, never an impossible 0.
func positive(p float64) float64 { return min(1, max(p, math.SmallestNonzeroFloat64)) }

// twoSided returns the two-sided p-value of a symmetric statistic with the
// given tail probability beyond its absolute value.
func twoSided(tail float64) float64 { return positive(2 * tail) }

// normalMargin returns the z with P(|Z| ≤ z) = level. It works on the tail, so
// that the last levels below 1 still have a finite answer.
func normalMargin(level float64) float64 { return -normalQuantile((1 - level) / 2) }

// tMargin is normalMargin for Student's t.
func tMargin(level, df float64) float64 { return -tQuantile((1-level)/2, df) }
