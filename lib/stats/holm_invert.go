package stats

import (
	"fmt"
	"math"
	"sort"
)

// HolmOrigin says which raw Monte Carlo p-values can stand behind one printed Holm-adjusted value.
//
// A raw p-value is Count/(draws+1), where Count = b+1 is an integer between 1 and draws+1.
type HolmOrigin struct {
	Rank     int // place in the ascending order of printed values, from 1; ties keep the order given
	MinCount int // smallest b+1 that prints as the value did
	MaxCount int // largest b+1 that prints as the value did
}

// Unique reports whether exactly one raw value is possible.
func (o HolmOrigin) Unique() bool { return o.MinCount == o.MaxCount }

// InvertHolm finds, for every printed Holm-adjusted p-value of a complete family, the raw values
// (b+1)/(draws+1) that could have produced it. It is an audit of a published table: nothing but the
// printed digits goes in.
//
// printed holds the adjusted values of the whole family (all m of them: the family size is its length),
// rounded to digits decimals; draws is the number of randomizations B. The result has one entry per
// printed value, in the same order. Both half-up and half-even rounding of an exact tie are accepted.
//
// Holm's step-down value at rank r is max over j ≤ r of min(1, (m−j+1)·p₍ⱼ₎) (Holm 1979, Scand. J.
// Statist. 6, 65–70). The first member of a run of equal printed values must itself reach that value, so
// it is pinned to the few counts that print so; the members behind it may hide anywhere below the running
// maximum, so they get a range. Members of a run cannot be told apart, hence ranks inside a run follow the
// order given.
//
// It returns an error when a value is not a p-value, when draws < 1, or when no raw value fits some rank
// (then the column was not made by Holm over this family at this number of draws).
func InvertHolm(printed []float64, digits, draws int) ([]HolmOrigin, error) {
	if draws < 1 {
		return nil, fmt.Errorf("stats: InvertHolm needs at least 1 draw, got %d", draws)
	}
	if digits < 1 || digits > 9 {
		return nil, fmt.Errorf("stats: InvertHolm takes 1 to 9 printed digits, got %d", digits)
	}
	scale := int64(math.Pow10(digits))
	m := len(printed)
	units := make([]int64, m) // the printed value as an integer number of last-digit units
	for i, v := range printed {
		u := math.Round(v * float64(scale))
		if !(v >= 0 && v <= 1) || math.Abs(float64(v*float64(scale))-u) > 1e-6 {
			return nil, fmt.Errorf("stats: InvertHolm: value %d is %v, not a p-value with %d decimals", i, v, digits)
		}
		units[i] = int64(u)
	}
	order := make([]int, m)
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return units[order[a]] < units[order[b]] })

	// A count k at multiplicity w prints as u exactly when |k·w/(draws+1) − u/scale| ≤ half a unit, that is
	// (2u−1)(draws+1) ≤ 2·scale·k·w ≤ (2u+1)(draws+1). All integers, so no rounding enters.
	total := int64(draws) + 1
	least := func(u, w int64) int64 { return max(1, ceilDiv((2*u-1)*total, 2*scale*w)) }
	most := func(u, w int64) int64 {
		if u >= scale {
			return total // capped at 1: every larger count prints the same
		}
		return min(total, (2*u+1)*total/(2*scale*w))
	}

	origins := make([]HolmOrigin, m)
	floor := int64(1) // smallest count still possible, given everything ranked before
	for start := 0; start < m; {
		u := units[order[start]]
		end := start
		for end < m && units[order[end]] == u {
			end++
		}
		lead := least(u, int64(m-start))
		lead = max(lead, floor)
		leadMost := most(u, int64(m-start))
		if lead > leadMost {
			return nil, fmt.Errorf("stats: InvertHolm: no count out of %d prints as %.*f at rank %d of %d", total, digits, printed[order[start]], start+1, m)
		}
		for r := start; r < end; r++ {
			hi := most(u, int64(m-r))
			if r == start {
				hi = leadMost
			}
			origins[order[r]] = HolmOrigin{Rank: r + 1, MinCount: int(lead), MaxCount: int(hi)}
		}
		floor = lead
		start = end
	}
	// A count can never exceed the largest one possible behind it.
	ceiling := int(total)
	for r := m - 1; r >= 0; r-- {
		o := &origins[order[r]]
		o.MaxCount = min(o.MaxCount, ceiling)
		ceiling = o.MaxCount
		if o.MinCount > o.MaxCount {
			return nil, fmt.Errorf("stats: InvertHolm: the values printed at ranks %d and %d exclude each other", r+1, r+2)
		}
	}
	return origins, nil
}

// ceilDiv is the smallest integer not below a/b, for b > 0.
func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b > 0 {
		q++
	}
	return q
}
