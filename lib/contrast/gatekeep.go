package contrast

import (
	"fmt"

	"galley/lib/stats"
)

// Gated is one contrast of a hierarchical family.
type Gated struct {
	ID        string
	Tier      int     // from 1
	P         float64 // adjusted over the hierarchy
	Supported bool    // P < Alpha, and the contrast is an estimate
	Open      bool    // every contrast of the earlier tiers is supported
}

// Gatekeep tests tiers of contrasts in a declared order (serial gatekeeping,
// Westfall and Krishen 2001, Journal of Statistical Planning and Inference
// 99:25–40): Holm within a tier, and a tier counts only if every contrast of the
// tiers before it is supported. This controls the family-wise error over all
// tiers without paying for the later ones in the first. The adjusted p-value is
// the largest of the Holm-adjusted value within the tier and all adjusted values
// of earlier tiers. Undefined and degenerate members close the gate behind them:
// what cannot be tested cannot open it.
//
// It panics when an id is unknown or in two tiers.
func (rs *Results) Gatekeep(tiers [][]string) []Gated {
	var out []Gated
	tier := map[string]int{}
	alpha := rs.Options.Alpha
	floor := 0.0
	open := true
	for k, ids := range tiers {
		p := make([]float64, len(ids))
		for i, id := range ids {
			if before, ok := tier[id]; ok {
				panic(fmt.Sprintf("contrast: %q is in tiers %d and %d", id, before, k+1))
			}
			tier[id] = k + 1
			p[i] = pOf(rs.Get(id))
		}
		next, nextOpen := floor, open
		for i, adjusted := range stats.Holm(p) {
			g := Gated{ID: ids[i], Tier: k + 1, P: max(adjusted, floor), Open: open}
			g.Supported = open && g.P < alpha && rs.Get(ids[i]).Outcome == Estimate
			nextOpen = nextOpen && g.Supported
			next = max(next, g.P)
			out = append(out, g)
		}
		floor, open = next, nextOpen
	}
	return out
}
