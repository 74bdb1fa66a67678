package stats

import (
	"fmt"
	"math"
)

// BootstrapMean returns a bootstrap interval for the mean of values, one value
// per question. clusters nil: questions are resampled. Otherwise whole clusters
// are (one id per value), and a replicate is the sum of the sampled values
// divided by the number of sampled values — a ratio with a random denominator,
// the rule of papers/001 — not the mean of cluster means.
//
// One question, one cluster, or no variation: Degenerate with both ends at the
// estimate. No values: Undefined. Errors: a value that is NaN or infinite, a
// blank cluster id, lengths that differ, options out of range.
func BootstrapMean(values []float64, clusters []string, o Bootstrap) (Interval, error) {
	intervals, err := BootstrapMethods(values, clusters, o, o.Method)
	if err != nil {
		return Interval{}, err
	}
	return intervals[0], nil
}

// BootstrapMethods is BootstrapMean for several methods at once, in the order
// given; all resampling methods share the same draws. o.Method is ignored.
func BootstrapMethods(values []float64, clusters []string, o Bootstrap, methods ...Method) ([]Interval, error) {
	return bootstrapRatio("BootstrapMean", values, ones(len(values)), clusters, o, methods)
}

// BootstrapRatio returns a bootstrap interval for Σnumerators/Σdenominators,
// for instance a rate whose base is itself a random subset of the questions
// (papers/002: kept answers that dangle ÷ kept answers). Rows, or whole
// clusters, are resampled. Denominators must not be negative; a sum of zero is
// Undefined. Otherwise as BootstrapMean.
func BootstrapRatio(numerators, denominators []float64, clusters []string, o Bootstrap) (Interval, error) {
	for i, d := range denominators {
		if d < 0 {
			return Interval{}, fmt.Errorf("stats: BootstrapRatio: denominator %d is %v, below zero", i+1, d)
		}
	}
	intervals, err := bootstrapRatio("BootstrapRatio", numerators, denominators, clusters, o, []Method{o.Method})
	if err != nil {
		return Interval{}, err
	}
	return intervals[0], nil
}

func bootstrapRatio(what string, numerators, denominators []float64, clusters []string, o Bootstrap, methods []Method) ([]Interval, error) {
	for _, m := range methods {
		o.Method = m
		if _, err := o.checked(); err != nil {
			return nil, err
		}
	}
	o, err := o.checked()
	if err != nil {
		return nil, err
	}
	units, err := newUnits(what, numerators, denominators, clusters)
	if err != nil {
		return nil, err
	}
	out := make([]Interval, len(methods))
	reason, outcome := units.trouble()
	var resampled, weighted *replicates
	for i, m := range methods {
		if outcome != Estimate {
			out[i] = Interval{Outcome: outcome, Reason: reason, Method: m.String(), Level: o.Level}
			if outcome == Degenerate {
				p := unscaled(units.point, units.exponent)
				out[i].Point, out[i].Lo, out[i].Hi = p, p, p
			}
		} else if m == Bayesian {
			if weighted == nil {
				weighted = units.weigh(o)
			}
			out[i] = units.restore(weighted.interval(m, o.Level))
		} else {
			if resampled == nil {
				resampled = units.resample(o, wants(methods, Studentized))
				if wants(methods, BCa) {
					resampled.jackknife = units.jackknife()
				}
			}
			out[i] = units.restore(resampled.interval(m, o.Level))
		}
		out[i].N, out[i].Clusters = units.rows, units.clusters
	}
	return out, nil
}

func wants(methods []Method, m Method) bool {
	for _, have := range methods {
		if have == m {
			return true
		}
	}
	return false
}

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

// cell is one unit with the products that a studentized replicate sums.
type cell struct{ num, den, rr, rd, dd float64 }

// resample draws units with replacement.
func (u *units) resample(o Bootstrap, studentize bool) *replicates {
	r := &replicates{point: u.point, se: u.se, values: make([]float64, 0, o.Replicates)}
	n := len(u.num)
	cells := make([]cell, n)
	for i := range cells {
		e, d := u.num[i]-float64(u.point*u.den[i]), u.den[i]
		cells[i] = cell{u.num[i], d, float64(e * e), float64(e * d), float64(d * d)}
	}
	if studentize {
		r.studentized = make([]float64, 0, o.Replicates)
	}
	key := NewKey(o.Seed, "bootstrap", o.Stream)
	drawer := NewDrawer(n)
	draws := make([]int32, n)
	for b := range o.Replicates {
		rng := key.Stream(uint64(b))
		drawer.Fill(&rng, draws)
		var s cell
		if studentize {
			s = sumCells(cells, draws)
		} else {
			s.num, s.den = sumPairs(cells, draws)
		}
		value := s.num / s.den
		if s.den == 0 || math.IsInf(value, 0) {
			r.failed++
			continue
		}
		r.values = append(r.values, value)
		if studentize {
			// Σ(num − value·den)² = Σ(e − delta·d)² with delta = value − point.
			delta := value - u.point
			squares := s.rr - float64(2*delta*s.rd) + float64(float64(delta*delta)*s.dd)
			c := float64(n)
			t := delta / (math.Sqrt(float64(c/(c-1)*squares)) / s.den)
			if squares <= 1e-12*s.rr || math.IsNaN(t) || math.IsInf(t, 0) {
				r.unstudied++
				continue
			}
			r.studentized = append(r.studentized, t)
		}
	}
	r.finish()
	return r
}

func sumPairs(cells []cell, draws []int32) (num, den float64) {
	for _, k := range draws {
		c := &cells[k]
		num += c.num
		den += c.den
	}
	return num, den
}

func sumCells(cells []cell, draws []int32) (s cell) {
	var num, den, rr, rd, dd float64
	for _, k := range draws {
		c := &cells[k]
		num += c.num
		den += c.den
		rr += c.rr
		rd += c.rd
		dd += c.dd
	}
	return cell{num, den, rr, rd, dd}
}

// weigh draws Dirichlet(1, …, 1) weights: exponentials, normalised by the ratio itself.
func (u *units) weigh(o Bootstrap) *replicates {
	r := &replicates{point: u.point, values: make([]float64, 0, o.Replicates)}
	key := NewKey(o.Seed, "bayesian bootstrap", o.Stream)
	for b := range o.Replicates {
		rng := key.Stream(uint64(b))
		var num, den float64
		for k := range u.num {
			w := -logOf((float64(rng.Uint64()>>11) + 0.5) * 0x1p-53)
			num += float64(w * u.num[k])
			den += float64(w * u.den[k])
		}
		value := num / den
		if den == 0 || math.IsInf(value, 0) {
			r.failed++
			continue
		}
		r.values = append(r.values, value)
	}
	r.finish()
	return r
}

// jackknife returns the estimate with each unit left out in turn, where there is one.
func (u *units) jackknife() []float64 {
	num, den := Sum(u.num), Sum(u.den)
	out := make([]float64, 0, len(u.num))
	for i := range u.num {
		if without := (num - u.num[i]) / (den - u.den[i]); !math.IsNaN(without) && !math.IsInf(without, 0) {
			out = append(out, without)
		}
	}
	return out
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
