package contrast

import (
	"fmt"
	"math"
	"slices"

	"galley/lib/contrast/internal/resample"
	"galley/lib/stats"
)

// estimate resamples all tasks together and fills in one result each.
func estimate(tasks []*task, o Options) []Result {
	cohorts, places := group(tasks)
	tail := newTailRanks(o)
	engine := resample.New(cohorts, resample.Config{
		Seed: o.Seed, Keep: tail.keep, KeepAll: o.MaxT || o.Simultaneous,
		Boots: o.Replicates, Flips: o.Replicates, Separate: o.Streams == Separate, Workers: o.Workers,
	})
	if !o.MaxT && o.Streams == Shared {
		for _, t := range tasks {
			t.units = nil // packed by now
		}
	}
	engine.Advance(0, o.Replicates, o.Replicates)
	results := make([]Result, len(tasks))
	draws := make([]*resample.Draws, len(tasks))
	each(len(tasks), o.Workers, func(i int) {
		results[i] = tasks[i].result
		if at := places[i]; at.cohort >= 0 {
			d := engine.Draws(at.cohort, at.problem)
			draws[i] = &d
			tasks[i].fill(&results[i], d, tail, o)
		}
	})
	if o.MaxReplicates > o.Replicates {
		settle(engine, results, places, o)
	}
	correct(results, o)
	if o.MaxT {
		maxT(results, tasks, draws)
	}
	if o.Simultaneous {
		simultaneous(results, tasks, draws, o)
	}
	addWarnings(results, o)
	return results
}

// place says where in the engine a contrast is; cohort is −1 when it has no pairs.
type place struct{ cohort, problem int }

// group gathers contrasts that draw together: one cohort name, one list of units.
func group(tasks []*task) ([]resample.Cohort, []place) {
	type key struct {
		cohort string
		roster *roster
	}
	var cohorts []resample.Cohort
	index := map[key]int{}
	places := make([]place, len(tasks))
	for i, t := range tasks {
		if t.count == 0 {
			places[i].cohort = -1
			continue
		}
		r := t.roster
		k := key{t.Cohort, r}
		c, ok := index[k]
		if !ok {
			c = len(cohorts)
			index[k] = c
			cohorts = append(cohorts, resample.Cohort{Name: t.Cohort, Units: r.units, Sizes: r.sizes})
		}
		places[i] = place{c, len(cohorts[c].Problems)}
		p := resample.Problem{Name: t.ID, Values: t.units, Skip: t.skip, Mul: t.mul, Den: t.den, Slack: t.slack}
		if t.own {
			p.Sizes = t.sizes
		}
		cohorts[c].Problems = append(cohorts[c].Problems, p)
	}
	return cohorts, places
}

// describe fills in what needs no resampling.
func (t *task) describe(o Options) Result {
	r := Result{Contrast: t.Contrast, Receipt: t.pairs.receipt, Level: o.Level, Alpha: o.Alpha, P: 1}
	if t.count == 0 {
		r.Outcome, r.Reason = Undefined, t.noPairs()
		r.P = 0
		return r
	}
	r.N = t.count
	if t.level == "cluster" {
		r.Clusters = t.live
	}
	var sum int64
	for i, d := range t.d {
		sum += d
		if t.pairs.skip != nil && t.pairs.skip[i] {
			continue
		}
		switch {
		case d > 0:
			r.Wins++
		case d < 0:
			r.Losses++
		default:
			r.Ties++
		}
	}
	r.LeftMean = t.mean(t.pairs.left, t.pairs.leftK, t.pairs.leftL)
	r.RightMean = t.mean(t.pairs.right, t.pairs.rightK, t.pairs.rightL)
	switch {
	case r.Ties == r.N:
		r.Outcome, r.Reason = Degenerate, fmt.Sprintf("all %s tied: the two sides are equal on every question", counted(r.N, "question is", "questions are"))
	case t.level == "cluster" && t.live == 1:
		r.Outcome, r.Reason = Degenerate, "one cluster: no variation between clusters to resample"
	case t.live == 1:
		r.Outcome, r.Reason = Degenerate, "one question: no variation to resample"
	case t.constant():
		r.Outcome, r.Reason = Degenerate, fmt.Sprintf("zero variance: every %s has the same difference, so the interval has no width", t.level)
	default:
		r.Warnings = t.dominated()
	}
	if o.Exact {
		r.PExact, r.NoExact = t.exact()
		r.HasExact = r.NoExact == ""
	}
	if o.Bounds {
		r.PExactLo, r.PExactHi, r.HasBounds = r.PExact, r.PExact, r.HasExact
		if !r.HasExact {
			r.PExactLo, r.PExactHi, r.HasBounds = stats.SignFlipBounds(t.units, t.slack)
		}
	}
	return r
}

// dominated warns of a cluster that holds a third of the questions: one draw of
// it says nothing of how far it lies from the rest, and no interval is right.
func (t *task) dominated() []string {
	for u, size := range t.sizes {
		if 3*size < int64(t.count) || t.live < 4 { // of three clusters one always does
			continue
		}
		i := slices.Index(t.roster.unit, int32(u))
		return []string{fmt.Sprintf("cluster %q holds %s of the %s questions: intervals and tests lean on that one draw", t.roster.clusters[i], thousands(int(size)), thousands(t.count))}
	}
	return nil
}

func (t *task) noPairs() string {
	r := t.pairs.receipt
	switch {
	case r.Duplicate > 0:
		return fmt.Sprintf("%s listed more than once, for example %q: pairs are ambiguous", counted(r.Duplicate, "question row is", "question rows are"), t.pairs.duplicate)
	case r.Matched == 0 && r.LeftOnly+r.RightOnly == 0:
		return "no questions on either side"
	case r.Matched == 0:
		return fmt.Sprintf("no question is on both sides (%d on the left, %d on the right)", r.LeftOnly, r.RightOnly)
	}
	return fmt.Sprintf("all %d matched questions are undefined on a side", r.Matched)
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return thousands(n) + " " + many
}

// constant says whether every unit has the same mean difference.
func (t *task) constant() bool {
	first := -1
	for u, sum := range t.units {
		if t.skip != nil && t.skip[u] {
			continue
		}
		if first < 0 {
			first = u
			continue
		}
		if t.sizes == nil {
			if sum != t.units[first] {
				return false
			}
		} else if sum*t.sizes[first] != t.units[first]*t.sizes[u] {
			return false
		}
	}
	return true
}

// mean is a side's mean over the included questions, exact on a lattice.
func (t *task) mean(values []float64, numerators []int64, l int64) float64 {
	if numerators != nil {
		sum, exact := int64(0), true
		for i, k := range numerators {
			if t.pairs.skip == nil || !t.pairs.skip[i] {
				sum += k
				exact = exact && max(sum, -sum) < 1<<53
			}
		}
		if exact {
			return float64(sum) / float64(l*int64(t.count))
		}
	}
	kept := make([]float64, 0, t.count)
	shift := 0
	for i, v := range values {
		if t.pairs.skip == nil || !t.pairs.skip[i] {
			kept = append(kept, v)
			if math.Abs(v) > 0x1p960 {
				shift = 60 // so that the sum stays finite
			}
		}
	}
	if shift > 0 {
		for i, v := range kept {
			kept[i] = math.Ldexp(v, -shift)
		}
	}
	return math.Ldexp(stats.Sum(kept)/float64(t.count), shift)
}

// fill reads interval and p-value off the draws.
func (t *task) fill(r *Result, d resample.Draws, tail tailRanks, o Options) {
	scale := func(x float64) float64 { return math.Ldexp(x, t.exponent) }
	r.Diff = scale(d.Observed)
	lo, loError := tail.quantile(d.Low)
	hi, hiError := tail.quantile(d.High)
	r.Lo, r.Hi, r.LoError, r.HiError = scale(lo), scale(max(lo, hi)), scale(loError), scale(hiError)
	setP(r, d.Hits, d.Flips, o)
	if math.IsInf(r.Diff, 0) || math.IsInf(r.Lo, 0) || math.IsInf(r.Hi, 0) {
		*r = Result{Contrast: r.Contrast, Receipt: r.Receipt, Level: r.Level, Alpha: r.Alpha, N: r.N, Clusters: r.Clusters,
			Outcome: Undefined, Reason: "the difference exceeds the range of float64 (rescale the metric)"}
	}
}

// counted says whether the p-value rests on all flips, counted, and not on a sample.
func (r *Result) counted(o Options) bool {
	return o.PreferExact && (r.HasExact || r.HasBounds)
}

// setP sets the p-value from b extreme flips of n, or the exact one when preferred.
func setP(r *Result, b, n int, o Options) {
	r.Flips = n
	if r.counted(o) {
		r.P, r.PError = r.PExact, 0
		if !r.HasExact {
			r.P = r.PExactHi
		}
		return
	}
	r.P = float64(b+1) / float64(n+1)
	r.PError = math.Sqrt(float64(r.P*(1-r.P)) / float64(n))
}

// tailRanks are the order statistics that interval ends rest on.
type tailRanks struct {
	k      int     // type-7 position, whole part, from the outer end
	h      float64 // and the rest
	spread int     // one Monte Carlo standard error, in ranks
	keep   int
}

func newTailRanks(o Options) tailRanks {
	alpha := (1 - o.Level) / 2
	position := float64(float64(o.Replicates-1) * alpha)
	k := math.Floor(position)
	t := tailRanks{k: int(k), h: position - k}
	t.spread = int(math.Ceil(math.Sqrt(float64(o.Replicates) * float64(alpha*(1-alpha)))))
	t.keep = min(t.k+t.spread+2, o.Replicates)
	return t
}

// quantile interpolates between order statistics as R's type 7 does, counted
// from the outer end, so that swapping the sides mirrors the interval to the
// last bit. The error is half the span of the ranks one standard error around.
func (t tailRanks) quantile(outer []float64) (value, err float64) {
	at := func(k int) float64 { return outer[min(max(k, 0), len(outer)-1)] }
	a, b := at(t.k), at(t.k+1)
	value = a
	if t.h > 0 && a != b {
		// Rounding does not leave the gap between the two.
		value = min(max(float64((1-t.h)*a)+float64(t.h*b), min(a, b)), max(a, b))
	}
	return value, math.Abs(at(t.k+t.spread)-at(t.k-t.spread)) / 2
}
