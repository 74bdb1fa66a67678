package contrast

import (
	"math"
	"sort"

	"galley/lib/contrast/internal/resample"
	"galley/lib/stats"
)

// maxT fills in Westfall–Young step-down adjusted p-values (Westfall and Young
// 1993, Algorithm 4.1, with sign flips as the resampling).
//
// The statistic of a contrast is |ΣT| / √ΣT² over its units; flipping signs
// leaves the denominator alone. All contrasts of a cohort flip the same units
// together, which keeps their dependence, and that is what makes the adjustment
// milder than Holm's where contrasts are correlated. Ties are extreme, and
// p = (b+1)/(B+1).
func maxT(results []Result, tasks []*task, draws []*resample.Draws) {
	type member struct {
		index           int
		norm, threshold float64
	}
	var members []member
	flips := 0
	for i, t := range tasks {
		if results[i].Outcome == Undefined {
			continue
		}
		results[i].HasMaxT, results[i].PMaxT = true, 1
		sum, squares := int64(0), 0.0
		for _, v := range t.units {
			sum += v
			squares += float64(float64(v) * float64(v))
		}
		if squares == 0 {
			continue // all tied: nothing is less extreme
		}
		norm := math.Sqrt(squares)
		members = append(members, member{i, norm, float64(max(sum, -sum)-t.slack) / norm})
		flips = len(draws[i].Flip)
	}
	sort.SliceStable(members, func(a, b int) bool { return members[a].threshold > members[b].threshold })
	// From the least significant member up, largest[r] is the largest statistic
	// of flip r among the members no more significant.
	largest := make([]float64, flips)
	p := make([]float64, len(members)) // not yet made monotone
	for k := len(members) - 1; k >= 0; k-- {
		m := members[k]
		hits := 0
		for r, s := range draws[m.index].Flip {
			largest[r] = max(largest[r], float64(max(s, -s))/m.norm)
			if largest[r] >= m.threshold {
				hits++
			}
		}
		p[k] = float64(hits+1) / float64(flips+1)
	}
	running := 0.0
	for k, m := range members {
		running = max(running, p[k])
		results[m.index].PMaxT = running
		results[m.index].PMaxTError = stats.MonteCarloError(running, flips)
	}
}

// simultaneous fills in intervals that cover all differences of the family
// together: Δ ± c·s, s the bootstrap standard error and c the level-quantile over
// replicates of the largest |Δ* − Δ|/s of any member (a sup-t band; Montiel Olea
// and Plagborg-Møller 2019, Journal of Applied Econometrics 34:1–17). Replicates
// are joint over the contrasts of a cohort.
func simultaneous(results []Result, tasks []*task, draws []*resample.Draws, o Options) {
	largest := make([]float64, o.Replicates)
	errors := make([]float64, len(results))
	for i, d := range draws {
		if results[i].Outcome == Undefined {
			continue
		}
		errors[i] = deviation(d.Boot)
		if errors[i] == 0 {
			continue
		}
		for r, x := range d.Boot {
			largest[r] = max(largest[r], math.Abs(x-d.Observed)/errors[i])
		}
	}
	sort.Float64s(largest)
	c, cError := quantile(largest, o.Level)
	relative := 1 / math.Sqrt(2*float64(max(o.Replicates-1, 1))) // error of a standard deviation, for a normal one
	for i, d := range draws {
		r := &results[i]
		if r.Outcome == Undefined {
			continue
		}
		half := float64(c * errors[i])
		r.SimLo = math.Ldexp(d.Observed-half, tasks[i].exponent)
		r.SimHi = math.Ldexp(d.Observed+half, tasks[i].exponent)
		if r.HasSimultaneous = !math.IsInf(r.SimLo, 0) && !math.IsInf(r.SimHi, 0); !r.HasSimultaneous {
			r.SimLo, r.SimHi = 0, 0 // an end beyond the range of float64
			continue
		}
		a, b := float64(cError*errors[i]), float64(half*relative)
		r.SimError = math.Ldexp(math.Sqrt(float64(a*a)+float64(b*b)), tasks[i].exponent)
	}
}

// quantile is the type-7 quantile of ascending values, with its Monte Carlo
// standard error: half the span of the ranks one standard error around.
func quantile(ascending []float64, p float64) (value, err float64) {
	n := float64(len(ascending))
	step := math.Sqrt(float64(p*(1-p)) / n)
	return stats.QuantileSorted(ascending, p),
		(stats.QuantileSorted(ascending, min(1, p+step)) - stats.QuantileSorted(ascending, max(0, p-step))) / 2
}

// deviation is the standard deviation of values, exactly 0 when all are equal.
func deviation(values []float64) float64 {
	shift := values[0] // exact differences for equal values
	mean := 0.0
	for _, v := range values {
		mean += v - shift
	}
	mean /= float64(len(values))
	squares := 0.0
	for _, v := range values {
		d := (v - shift) - mean
		squares += float64(d * d)
	}
	return math.Sqrt(squares / float64(max(len(values)-1, 1)))
}
