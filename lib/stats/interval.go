package stats

import "fmt"

// Interval is a point estimate with a confidence interval.
type Interval struct {
	Outcome Outcome
	Reason  string // why Outcome is not Estimate
	Method  string // "percentile", "BCa", "Wilson", …
	Level   float64

	Point, Lo, Hi float64 // meaningless (zero) when Outcome is Undefined
	StandardError float64 // of Point, where the method has one; 0 otherwise

	N          int // questions (rows) the point estimate rests on
	Clusters   int // clusters resampled together; 0 when rows are the units
	Replicates int // resamples the ends rest on; 0 for a formula

	// Monte Carlo standard errors of the two ends; 0 for a formula.
	LoError, HiError float64

	Warnings []string
}

// Bounds returns the two ends; ok is false when there is no interval.
func (iv Interval) Bounds() (lo, hi float64, ok bool) {
	return iv.Lo, iv.Hi, iv.Outcome != Undefined
}

// Contains says whether value lies in the closed interval. An undefined
// interval contains nothing.
func (iv Interval) Contains(value float64) bool {
	return iv.Outcome != Undefined && iv.Lo <= value && value <= iv.Hi
}

// Width returns Hi − Lo.
func (iv Interval) Width() float64 { return iv.Hi - iv.Lo }

// String shows the interval with its method, unrounded to six digits:
// "0.5 [0.4, 0.6] 95% percentile, n=10".
func (iv Interval) String() string {
	if iv.Outcome == Undefined {
		return fmt.Sprintf("undefined (%s)", iv.Reason)
	}
	units := fmt.Sprintf("n=%d", iv.N)
	if iv.Clusters > 0 {
		units += fmt.Sprintf(" in %d clusters", iv.Clusters)
	}
	text := fmt.Sprintf("%.6g [%.6g, %.6g] %g%% %s, %s", iv.Point, iv.Lo, iv.Hi, 100*iv.Level, iv.Method, units)
	if iv.Outcome == Degenerate {
		text += fmt.Sprintf(" (degenerate: %s)", iv.Reason)
	}
	return text
}
