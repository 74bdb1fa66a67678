package stats

import (
	"fmt"
	"math"
)

// ClusteredProportion returns an interval for a success rate over questions that
// hang together, one cluster id per outcome: Clopper–Pearson's, for as many
// independent questions as carry the information of these (Korn and Graubard
// 1998, Survey Methodology 24:193–201). That number is p(1−p)/SE² with the
// cluster-robust standard error, shrunk for the few clusters the error rests on,
// and at most n. Wilson and ClopperPearson take questions as independent, and
// are too narrow where clusters differ.
//
// A rate of 0 or 1 shows nothing of how clusters differ, so each counts as one
// question: 0 of n in C clusters has the upper end of 0 of C. One cluster:
// Degenerate, from 0 to 1. No outcomes: Undefined. Errors: a blank cluster id,
// lengths that differ, level outside (0, 1).
func ClusteredProportion(outcomes []bool, clusters []string, level float64) (Interval, error) {
	const method = "Korn–Graubard"
	successes := 0
	values := make([]float64, len(outcomes))
	for i, success := range outcomes {
		if success {
			values[i] = 1
			successes++
		}
	}
	iv, done, err := proportion(method, successes, len(outcomes), level)
	if err != nil {
		return Interval{}, err
	}
	if clusters == nil {
		clusters = []string{} // no ids are an error, not questions on their own
	}
	e, err := StandardError(values, clusters)
	if done || err != nil {
		return iv, err
	}
	iv.Clusters, iv.StandardError = e.Clusters, e.SE
	if e.Clusters == 1 {
		iv.Outcome, iv.Lo, iv.Hi = Degenerate, 0, 1
		iv.Reason = fmt.Sprintf("all %d outcomes are in one cluster: nothing shows how clusters differ", iv.N)
		return iv, nil
	}
	size := float64(iv.N)
	switch p := iv.Point; {
	case p == 0 || p == 1:
		size = float64(e.Clusters)
	case e.SE > 0:
		shrink := tMargin(level, size-1) / tMargin(level, e.DF)
		size = min(size, float64(p*(1-p))/float64(e.SE*e.SE)*float64(shrink*shrink))
	}
	iv.Lo, iv.Hi = clopperPearson(float64(size*iv.Point), size, level)
	return iv, nil
}

// clopperPearson returns the ends for k successes of n, either of them any
// number: the beta quantiles carry on between whole ones.
func clopperPearson(k, n, level float64) (lo, hi float64) {
	tail := (1 - level) / 2
	lo, hi = 0, 1
	if k > 0 {
		lo = betaQuantile(tail, k, n-k+1, false)
	}
	if k < n {
		hi = 1 - betaQuantile(tail, n-k, k+1, false) // by symmetry, exact near 1 − hi = 0
	}
	return lo, math.Max(lo, hi)
}
