package stats

import (
	"fmt"
	"math"
)

// TResult is a t test of a mean against zero, with its interval.
type TResult struct {
	Outcome Outcome
	Reason  string

	N        int     // values (pairs)
	Clusters int     // 0 when values are taken as independent
	Mean     float64 // of the values, or of the paired differences left − right
	SE       float64 // standard error of Mean
	DF       float64 // n − 1, or clusters − 1
	T        float64 // Mean/SE
	P        float64 // two-sided
	Level    float64
	Lo, Hi   float64 // Mean ± t·SE
}

// PairedT is the paired t test: TTest of left − right. It assumes independent
// questions and a mean that is close to normal. Error: lengths that differ, a
// value that is NaN or infinite, level outside (0, 1).
func PairedT(left, right []float64, level float64) (TResult, error) {
	d, err := differences("PairedT", left, right)
	if err != nil {
		return TResult{}, err
	}
	return TTest(d, nil, level)
}

// TTest tests whether the mean of values is zero and gives its t interval.
// With clusters (one id per value) the standard error is cluster-robust and the
// degrees of freedom are clusters − 1, as inspect_ai computes them; nil takes
// values as independent.
//
// No values: Undefined. One value, one cluster: Undefined too, since no
// standard error exists. No variation: Degenerate, with P = 1 and both ends at
// the mean, whatever the mean: a t statistic with a standard error of zero says
// nothing. Errors as PairedT; a blank cluster id.
func TTest(values []float64, clusters []string, level float64) (TResult, error) {
	if err := checkLevel("TTest", level); err != nil {
		return TResult{}, err
	}
	u, e, err := meanUnits("TTest", values, clusters)
	if err != nil {
		return TResult{}, err
	}
	r := TResult{Outcome: e.Outcome, Reason: e.Reason, N: e.N, Clusters: e.Clusters, Mean: e.Mean, SE: e.SE, DF: e.DF, Level: level}
	switch {
	case e.Outcome == Undefined:
	case e.DF < 1:
		r.Outcome = Undefined // a mean, but neither test nor interval
		r.Mean = 0
	case e.Outcome == Degenerate:
		r.P, r.Lo, r.Hi = 1, r.Mean, r.Mean
	default:
		r.T = u.point / u.se
		r.P = twoSided(tUpper(math.Abs(r.T), r.DF))
		r.Lo, r.Hi = u.around(tMargin(level, r.DF))
	}
	return r, nil
}

// ErrorResult is a mean with its standard error.
type ErrorResult struct {
	Outcome  Outcome
	Reason   string
	N        int
	Clusters int // 0 when values are taken as independent
	Mean     float64
	SE       float64
	DF       float64 // n − 1, or clusters − 1
	// DesignEffect is (SE/SE that ignores clusters)²: how many times more
	// questions the clustered sample needs. 1 without clusters; 0 where the
	// latter is zero.
	DesignEffect float64
}

// StandardError returns the standard error of the mean of values:
// sd/√n with divisor n − 1, or with clusters the cluster-robust
// √(C/(C−1)·Σ_c(Σ_{i∈c}(x_i − mean))²)/n (Liang and Zeger 1986, Biometrika
// 73:13–22; the formula of inspect_ai's clustered stderr).
//
// No values: Undefined. One value, one cluster, or no variation: Degenerate
// with the mean holding and SE = 0. Errors: a value that is NaN or infinite, a
// blank cluster id, lengths that differ.
func StandardError(values []float64, clusters []string) (ErrorResult, error) {
	_, r, err := meanUnits("StandardError", values, clusters)
	return r, err
}

// String shows mean and standard error: "0.4 ± 0.03 (n=200 in 40 clusters)".
func (r ErrorResult) String() string {
	if r.Outcome == Undefined {
		return fmt.Sprintf("undefined (%s)", r.Reason)
	}
	text := fmt.Sprintf("%.6g ± %.6g (n=%d", r.Mean, r.SE, r.N)
	if r.Clusters > 0 {
		text += fmt.Sprintf(" in %d clusters", r.Clusters)
	}
	return text + ")"
}
