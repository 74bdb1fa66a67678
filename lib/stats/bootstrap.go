package stats

import (
	"fmt"
	"math"
	"sort"
)

// Method names a way to turn bootstrap replicates into an interval.
type Method int

const (
	// Percentile takes the quantiles of the replicates (Efron 1979). The
	// intervals of papers/001.
	Percentile Method = iota
	// Basic reflects those quantiles about the estimate (Davison and Hinkley 1997, eq. 5.6).
	Basic
	// BCa corrects the quantiles for bias and skewness (Efron 1987, JASA
	// 82:171–185); acceleration from the jackknife.
	BCa
	// Studentized resamples (replicate − estimate)/standard error (Davison and
	// Hinkley 1997, eq. 5.7). Means and ratios only.
	Studentized
	// Bayesian weighs units by flat Dirichlet weights instead of resampling
	// them (Rubin 1981, Annals of Statistics 9:130–134); ends are quantiles.
	Bayesian
)

// String returns the name as printed: "percentile", "basic", "BCa",
// "studentized", "Bayesian bootstrap".
func (m Method) String() string {
	names := [...]string{"percentile", "basic", "BCa", "studentized", "Bayesian bootstrap"}
	if m < 0 || int(m) >= len(names) {
		return "method?"
	}
	return names[m]
}

// Bootstrap says how to resample. The zero value is that of papers/001:
// percentile, 10,000 replicates, level 0.95, seed 13.
type Bootstrap struct {
	Method     Method
	Replicates int     // 0 means 10,000
	Level      float64 // 0 means 0.95
	Seed       uint64  // 0 means 13
	Stream     string  // label of the random stream, e.g. the cohort; part of the seed
}

func (o Bootstrap) checked() (Bootstrap, error) {
	if o.Replicates == 0 {
		o.Replicates = 10000
	}
	if o.Level == 0 {
		o.Level = 0.95
	}
	if o.Seed == 0 {
		o.Seed = 13
	}
	if o.Replicates < 1 {
		return o, fmt.Errorf("stats: bootstrap: %d replicates (at least 1; 0 means 10,000)", o.Replicates)
	}
	if o.Method < Percentile || o.Method > Bayesian {
		return o, fmt.Errorf("stats: bootstrap: unknown method %d", int(o.Method))
	}
	return o, checkLevel("bootstrap", o.Level)
}

// replicates are resampled estimates with what the interval methods need.
type replicates struct {
	point  float64
	values []float64 // ascending
	below  float64   // share of replicates below point, ties counted half
	failed int       // replicates without a value, left out

	studentized []float64 // ascending (replicate − point)/SE, nil unless asked for
	unstudied   int       // replicates without spread, left out of studentized
	se          float64   // standard error of point by the formula; 0 if there is none
	jackknife   []float64 // estimates with one unit left out; nil unless BCa
}

// interval applies one method. It fills Method, the ends and their Monte Carlo
// errors, and the warnings.
func (r *replicates) interval(method Method, level float64) Interval {
	iv := Interval{Method: method.String(), Level: level, Point: r.point, Lo: r.point, Hi: r.point, Replicates: len(r.values)}
	if r.failed > 0 {
		iv.Warnings = append(iv.Warnings, fmt.Sprintf("%d of %d resamples had no value (zero denominator) and were left out", r.failed, r.failed+len(r.values)))
	}
	if len(r.values) == 0 {
		iv.Outcome, iv.Reason = Undefined, "no resample has a value"
		iv.Point, iv.Lo, iv.Hi = 0, 0, 0
		return iv
	}
	iv.StandardError = r.se
	if iv.StandardError == 0 {
		iv.StandardError = spread(r.values)
	}
	low, high := (1-level)/2, (1+level)/2
	if tail := low * float64(len(r.values)); tail < 10 {
		iv.Warnings = append(iv.Warnings, fmt.Sprintf("only about %.2g replicates beyond each end (use more replicates)", tail))
	}
	switch method {
	case Percentile, Bayesian:
		iv.Lo, iv.LoError = quantileWithError(r.values, low)
		iv.Hi, iv.HiError = quantileWithError(r.values, high)
	case Basic:
		var lo, hi float64
		lo, iv.HiError = quantileWithError(r.values, low)
		hi, iv.LoError = quantileWithError(r.values, high)
		iv.Lo, iv.Hi = held(2*r.point-hi), held(2*r.point-lo)
	case BCa:
		r.bca(&iv, low, high)
	case Studentized:
		if r.unstudied > 0 {
			iv.Warnings = append(iv.Warnings, fmt.Sprintf("%d resamples had no spread and were left out of the studentized quantiles", r.unstudied))
		}
		if len(r.studentized) == 0 {
			iv.Outcome, iv.Reason = Degenerate, "no resample has spread, so none can be studentized"
			return iv
		}
		lo, loError := quantileWithError(r.studentized, low)
		hi, hiError := quantileWithError(r.studentized, high)
		iv.Lo, iv.Hi = held(r.point-float64(hi*r.se)), held(r.point-float64(lo*r.se))
		iv.LoError, iv.HiError = held(float64(hiError*r.se)), held(float64(loError*r.se))
	}
	iv.Hi = max(iv.Lo, iv.Hi) // ends within rounding of each other, at levels near 0
	return iv
}

// bca moves the two quantiles by bias z0 and acceleration a.
func (r *replicates) bca(iv *Interval, low, high float64) {
	iv.Lo, iv.LoError = quantileWithError(r.values, low)
	iv.Hi, iv.HiError = quantileWithError(r.values, high)
	if r.below == 0 || r.below == 1 {
		iv.Outcome = Degenerate
		iv.Reason = "every replicate lies on one side of the estimate, so BCa's bias correction is infinite; percentile ends are given"
		return
	}
	bias, margin := normalQuantile(r.below), -normalQuantile(low)
	acceleration := accelerationOf(r.jackknife)
	var ends, ranks [2]float64
	for i, z := range [2]float64{bias - margin, bias + margin} {
		shrink := 1 - float64(acceleration*z)
		if shrink <= 0 {
			iv.Outcome = Degenerate
			iv.Reason = "BCa's acceleration is too large for this level; percentile ends are given"
			return
		}
		moved := bias + z/shrink
		ends[i] = normalLower(moved)
		// z0 is itself estimated from the replicates: by the delta method, its
		// error adds to that of the quantile, with which it is correlated.
		gain := (1 + 1/float64(shrink*shrink)) * expOf((float64(bias*bias)-float64(moved*moved))/2)
		q, b := ends[i], r.below
		both := min(q, b) * (1 - max(q, b))
		ranks[i] = float64(q*(1-q)) + float64(float64(gain*gain)*float64(b*(1-b))) - float64(2*gain*both)
	}
	iv.Lo, iv.LoError = quantileBetween(r.values, ends[0], ranks[0])
	iv.Hi, iv.HiError = quantileBetween(r.values, ends[1], ranks[1])
	if tail := min(ends[0], 1-ends[1]) * float64(len(r.values)); tail < 10 && low*float64(len(r.values)) >= 10 {
		iv.Warnings = append(iv.Warnings, fmt.Sprintf("BCa moves an end to where only about %.2g replicates lie beyond (use more replicates)", tail))
	}
}

// accelerationOf returns Σd³/(6(Σd²)^1.5), d the mean of the jackknife values minus each.
func accelerationOf(jackknife []float64) float64 {
	if len(jackknife) < 2 {
		return 0
	}
	jackknife = scaled(jackknife, scaleExponent(jackknife))
	mean := meanOf(jackknife)
	squares, cubes := make([]float64, len(jackknife)), make([]float64, len(jackknife))
	largest := 0.0
	for _, v := range jackknife {
		largest = max(largest, math.Abs(mean-v))
	}
	if largest == 0 {
		return 0
	}
	for i, v := range jackknife {
		d := (mean - v) / largest // scale-free, so no square underflows
		squares[i] = float64(d * d)
		cubes[i] = float64(squares[i] * d)
	}
	s := Sum(squares)
	return Sum(cubes) / (6 * float64(s*math.Sqrt(s)))
}

// quantileWithError returns the type-7 quantile of ascending replicates and its
// Monte Carlo standard error.
func quantileWithError(sorted []float64, q float64) (value, standardError float64) {
	return quantileBetween(sorted, q, float64(q*(1-q)))
}

// quantileBetween is quantileWithError where the share of replicates below the
// quantile has the given variance, times their number. The error is half the
// distance between the order statistics one standard deviation of the rank
// away on either side, which needs no density estimate.
func quantileBetween(sorted []float64, q, variance float64) (value, standardError float64) {
	step := math.Sqrt(max(0, variance) / float64(len(sorted)))
	lo, hi := max(0, q-step), min(1, q+step)
	return QuantileSorted(sorted, q), QuantileSorted(sorted, hi)/2 - QuantileSorted(sorted, lo)/2
}

// spread returns the standard deviation of replicates.
func spread(values []float64) float64 {
	if len(values) < 2 {
		return 0
	}
	e := scaleExponent(values)
	x := scaled(values, e)
	return unscaled(math.Sqrt(varianceOf(x, meanOf(x))), e)
}

// finish sorts the replicates and counts those below the point estimate.
func (r *replicates) finish() {
	sort.Float64s(r.values)
	sort.Float64s(r.studentized)
	below := sort.SearchFloat64s(r.values, r.point)
	upTo := sort.Search(len(r.values), func(i int) bool { return r.values[i] > r.point })
	if len(r.values) > 0 {
		r.below = float64(below+upTo) / float64(2*len(r.values))
	}
}
