package contrast

import (
	"errors"

	"galley/lib/stats"
)

// correct adjusts the p-values of the family together. A member without a
// p-value counts as 1: the family keeps its size and nothing gains from a gap.
func correct(results []Result, o Options) {
	m := max(o.Members, len(results))
	p := make([]float64, len(results))
	for i, r := range results {
		p[i] = pOf(r)
	}
	holm, err1 := stats.Adjust(stats.HolmCorrection, p, m)
	hochberg, err2 := stats.Adjust(stats.HochbergCorrection, p, m)
	bh, err3 := stats.Adjust(stats.BenjaminiHochbergCorrection, p, m)
	if err := errors.Join(err1, err2, err3); err != nil {
		panic("contrast: " + err.Error()) // p-values are ours: a fault here is a bug
	}
	for i := range results {
		if r := &results[i]; r.Outcome != Undefined {
			r.PHolm, r.PHochberg, r.PBH = holm[i], hochberg[i], bh[i]
		}
	}
}
