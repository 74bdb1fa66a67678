package contrast

import (
	"fmt"
	"math"
	"sort"

	"galley/lib/stats"
)

// addWarnings lists what a reader of the results must know, contrast by contrast.
func addWarnings(results []Result, o Options) {
	alpha := o.Alpha
	members := max(o.Members, len(results))
	ordered := make([]float64, 0, members)
	for _, r := range results {
		ordered = append(ordered, pOf(r))
	}
	for len(ordered) < members {
		ordered = append(ordered, 1)
	}
	sort.Float64s(ordered)
	for i := range results {
		r := &results[i]
		warn := func(format string, args ...any) { r.Warnings = append(r.Warnings, fmt.Sprintf(format, args...)) }
		if n := r.Receipt.LeftOnly + r.Receipt.RightOnly; n > 0 {
			warn("%s on one side only, left out (%s left, %s right)", counted(n, "question is", "questions are"), thousands(r.Receipt.LeftOnly), thousands(r.Receipt.RightOnly))
		}
		if r.Outcome == Undefined {
			continue
		}
		if r.Outcome == Degenerate {
			warn("%s", r.Reason)
			continue
		}
		if units := unitsOf(*r); units < stats.FewUnits {
			warn("only %d units to resample: percentile intervals are too narrow (stats.TTest has an interval that is not)", units)
		}
		if beyond := float64(o.Replicates) * (1 - o.Level) / 2; beyond < 10 {
			warn("only about %.2g of %s replicates lie beyond each end of a %s interval: raise Replicates", beyond, thousands(o.Replicates), percent(o.Level))
		}
		if r.PError > 0 && float64(members) >= alpha*float64(r.Flips+1) {
			warn("with %s sign flips no p-value can be below %.2g, too coarse for a family of %d at %v: raise Replicates or use exact values", thousands(r.Flips), 1/float64(r.Flips+1), members, alpha)
		}
		if r.HasMaxT {
			if text := stats.DecisionWarning(r.PMaxT, o.Replicates, 1, alpha); text != "" {
				warn("max-T: %s", text)
			}
		}
		if o.MaxReplicates > o.Replicates && !r.Settled {
			warn("the decision at %v is not settled after %s sign flips: raise MaxReplicates or use exact values", alpha, thousands(r.Flips))
		} else if r.PError > 0 && !r.Settled {
			lo, hi := wilson(r.P, r.Flips)
			if a, b := holmRejects(ordered, r.P, lo, alpha), holmRejects(ordered, r.P, hi, alpha); a != b {
				warn("the decision at %v would flip within the Monte Carlo error of p (%.2g to %.2g): raise Replicates, set MaxReplicates, or use exact values", alpha, lo, hi)
			}
			if r.HasExact && holmRejects(ordered, r.P, r.PExact, alpha) != (r.PHolm < alpha) {
				warn("the exact p-value, %.2g, decides otherwise at %v: set PreferExact", r.PExact, alpha)
			} else if r.HasBounds && !r.HasExact {
				at, above := holmRejects(ordered, r.P, r.PExactLo, alpha), holmRejects(ordered, r.P, r.PExactHi, alpha)
				if at == above && at != (r.PHolm < alpha) {
					warn("the exact p-value, between %.3g and %.3g, decides otherwise at %v: set PreferExact", r.PExactLo, r.PExactHi, alpha)
				}
			}
		}
		for _, end := range []struct{ at, err float64 }{{r.Lo, r.LoError}, {r.Hi, r.HiError}} {
			if end.err > 0 && math.Abs(end.at) <= 2*end.err {
				warn("an interval end is within its Monte Carlo error of zero: raise Replicates")
				break
			}
		}
	}
}

func unitsOf(r Result) int {
	if r.Clusters > 0 {
		return r.Clusters
	}
	return r.N
}

// pOf is what a member contributes to its family: 1 without a p-value.
func pOf(r Result) float64 {
	if r.Outcome == Undefined {
		return 1
	}
	return r.P
}

// wilson bounds a Monte Carlo p-value: its 95 % Wilson interval over n flips.
func wilson(p float64, n int) (lo, hi float64) {
	const z = 1.96
	size := float64(n)
	center := (p + z*z/(2*size)) / (1 + z*z/size)
	half := z * math.Sqrt(float64(p*(1-p))/size+z*z/float64(4*size*size)) / (1 + z*z/size)
	return max(center-half, 0), min(center+half, 1)
}

// holmRejects says whether Holm's procedure at alpha rejects a member whose
// p-value p, one of ordered (ascending), is replaced by q.
func holmRejects(ordered []float64, p, q, alpha float64) bool {
	m := len(ordered)
	skipped, rank := false, 0
	for _, x := range ordered {
		if !skipped && x == p {
			skipped = true
			continue
		}
		if x >= q {
			break
		}
		if !(float64(m-rank)*x < alpha) {
			return false
		}
		rank++
	}
	return float64(m-rank)*q < alpha
}
