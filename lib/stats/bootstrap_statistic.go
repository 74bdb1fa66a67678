package stats

import (
	"fmt"
	"math"
)

// BootstrapStatistic returns a bootstrap interval for any statistic of n rows:
// a median, a correlation, a difference of ratios. statistic is called with row
// numbers in [0, n), with repetition, and returns ok = false where the
// statistic has no value on those rows; such resamples are left out and
// counted in a warning. It must not keep or change the slice.
//
// Percentile, Basic and BCa only; for whole clusters number the clusters.
// A statistic without a value on all rows: Undefined. A statistic that never
// varies: Degenerate. Errors: n < 0, Studentized or Bayesian asked for, options
// out of range, a value that is NaN or infinite.
func BootstrapStatistic(n int, statistic func(rows []int) (value float64, ok bool), o Bootstrap) (Interval, error) {
	o, err := o.checked()
	if err != nil {
		return Interval{}, err
	}
	if o.Method == Studentized || o.Method == Bayesian {
		return Interval{}, fmt.Errorf("stats: BootstrapStatistic: the %s interval needs a formula for each resample (use percentile, basic or BCa)", o.Method)
	}
	if n < 0 {
		return Interval{}, fmt.Errorf("stats: BootstrapStatistic: %d rows", n)
	}
	undefined := Interval{Outcome: Undefined, Method: o.Method.String(), Level: o.Level, N: n}
	if n == 0 {
		undefined.Reason = "no values"
		return undefined, nil
	}
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	point, ok := statistic(rows)
	if !ok {
		undefined.Reason = "the statistic has no value on these rows"
		return undefined, nil
	}
	if math.IsNaN(point) || math.IsInf(point, 0) {
		return Interval{}, fmt.Errorf("stats: BootstrapStatistic: the statistic is %v on all rows (return ok = false where it has no value)", point)
	}
	r := &replicates{point: point, values: make([]float64, 0, o.Replicates)}
	key := NewKey(o.Seed, "bootstrap", o.Stream)
	drawer := NewDrawer(n)
	draws := make([]int32, n)
	varies := false
	for b := range o.Replicates {
		rng := key.Stream(uint64(b))
		drawer.Fill(&rng, draws)
		for i, k := range draws {
			rows[i] = int(k)
		}
		value, ok := statistic(rows)
		switch {
		case !ok:
			r.failed++
			continue
		case math.IsNaN(value) || math.IsInf(value, 0):
			return Interval{}, fmt.Errorf("stats: BootstrapStatistic: the statistic is %v on resample %d (return ok = false where it has no value)", value, b+1)
		}
		varies = varies || value != point
		r.values = append(r.values, value)
	}
	if n == 1 || !varies && len(r.values) > 0 {
		return Interval{Outcome: Degenerate, Reason: "the statistic does not vary over resamples", Method: o.Method.String(),
			Level: o.Level, Point: point, Lo: point, Hi: point, N: n, Replicates: len(r.values)}, nil
	}
	r.finish()
	if o.Method == BCa {
		left := make([]int, 0, n-1)
		for skip := range n {
			left = left[:0]
			for i := range n {
				if i != skip {
					left = append(left, i)
				}
			}
			if value, ok := statistic(left); ok {
				r.jackknife = append(r.jackknife, value)
			}
		}
		if err := checkFinite("BootstrapStatistic jackknife", r.jackknife); err != nil {
			return Interval{}, err
		}
	}
	iv := r.interval(o.Method, o.Level)
	iv.N = n
	return iv, nil
}
