package contrast

import (
	"galley/lib/contrast/internal/resample"
	"galley/lib/stats"
)

// settle adds sign flips until Holm's decision is settled for every contrast or
// Options.MaxReplicates is reached, doubling their number at each look.
//
// At each look every open contrast has a Clopper–Pearson interval for the p-value
// that infinitely many flips would give. All intervals of all looks hold together
// with probability at least 1 − DecisionError (Bonferroni over members and
// looks). Holm's procedure is monotone in the p-values, so a decision that is the
// same at all lower ends and at all upper ends stands for anything between: such
// a contrast stops, with the flips it has. (The idea of Gandy and Hahn 2014,
// Scandinavian Journal of Statistics 41:1083–1101.)
func settle(e *resample.Engine, results []Result, places []place, o Options) {
	alpha := o.Alpha
	m := max(o.Members, len(results))
	looks := 1
	for n := o.Replicates; n < o.MaxReplicates; n = min(2*n, o.MaxReplicates) {
		looks++
	}
	level := 1 - o.DecisionError/float64(m*looks)
	lo, hi := make([]float64, m), make([]float64, m)
	for i := range hi {
		hi[i] = 1
		if i >= len(results) {
			lo[i] = 1 // members not run here
		}
	}
	open := func(i int) bool {
		r := results[i]
		return places[i].cohort >= 0 && !r.Settled && r.Outcome != Undefined && !r.counted(o)
	}
	for i, r := range results {
		if !open(i) { // exact, undefined
			lo[i], hi[i] = pOf(r), pOf(r)
		}
	}
	for n := o.Replicates; ; {
		for i := range results {
			if open(i) {
				b, flips := e.Hits(places[i].cohort, places[i].problem)
				setP(&results[i], b, flips, o)
				iv, err := stats.ClopperPearson(b, flips, level)
				if err != nil {
					panic("contrast: " + err.Error()) // counts are ours: a fault here is a bug
				}
				lo[i], hi[i] = max(lo[i], iv.Lo), min(hi[i], iv.Hi)
			}
		}
		atLeast, atMost := holmDecisions(hi, alpha), holmDecisions(lo, alpha)
		left := 0
		for i := range results {
			if results[i].Outcome == Undefined || results[i].Settled {
				continue
			}
			if atLeast[i] == atMost[i] {
				results[i].Settled = true
				if places[i].cohort >= 0 {
					e.Settle(places[i].cohort, places[i].problem)
				}
			} else if open(i) {
				left++
			}
		}
		next := min(2*n, o.MaxReplicates)
		if left == 0 || next == n {
			return
		}
		e.Advance(n, 0, next-n)
		n = next
	}
}

// holmDecisions says which members Holm's procedure rejects at alpha.
func holmDecisions(p []float64, alpha float64) []bool {
	reject := make([]bool, len(p))
	for i, adjusted := range stats.Holm(p) {
		reject[i] = adjusted < alpha
	}
	return reject
}
