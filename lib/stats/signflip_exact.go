package stats

import (
	"math"
	"slices"
)

// MaxExactWork bounds the additions that SignFlipExact is willing to make
// (about a fifth of a second's worth).
const MaxExactWork = 300_000_000

// SignFlipExact returns the exact two-sided randomization p-value of integer
// differences: the share of all 2^n sign assignments whose absolute sum is at
// least the observed one, ties included. One element per unit flipped: a
// question's difference, or the sum of a cluster's; both times a common
// denominator (see FindLattice). ok is false when the sums span too many values
// for MaxExactWork, or the sizes together exceed 2^62; no units, or only zeros,
// give 1.
//
// Method: S = 2Y − Σ|k| for Y the sum of a uniformly random subset of the |k|,
// so p = 2·P(Y ≤ (Σ|k|−|S|)/2), which the subset-sum recursion counts on the
// lower tail alone (Pagano and Tritchler 1983, JASA 78:435–440). Two things make
// it fast on lattices with a large denominator, where few units need it: units
// on a coarse sublattice are counted first, on that sublattice; and the units
// are split in two sets whose counts meet at the end. All terms are positive:
// the relative error is below n·2^-51, however small p is; a p below 2^-1074 is
// given as that.
func SignFlipExact(units []int64) (p float64, ok bool) {
	sizes, sum, total, ok := sizesOf(units)
	if !ok {
		return 0, false
	}
	if sum == 0 {
		return 1, true
	}
	tail := (total - sum) / 2 // the largest Y that is extreme
	chain := nestLattices(sizes)
	split, work := 0, math.Inf(1)
	for j := len(chain); j >= 0; j-- {
		costA, statesA := chainCost(chain[:j], tail)
		costB, _ := chainCost(chain[j:], tail)
		if cost := costA + costB + 8*statesA; cost < work {
			split, work = j, cost
		}
	}
	if work > MaxExactWork {
		return 0, false
	}
	a, b := countSubsets(chain[:split], tail), countSubsets(chain[split:], tail)
	return twoSided(meet(a, b, tail)), true
}

// sizesOf returns the magnitudes of the units that are not zero, |Σ units| and
// Σ|units|; ok is false for the smallest int64 and for a total beyond 2^62.
func sizesOf(units []int64) (sizes []int64, sum, total int64, ok bool) {
	sizes = make([]int64, 0, len(units))
	for _, k := range units {
		sum += k
		k = max(k, -k)
		if k < 0 || k > 1<<62-total {
			return nil, 0, 0, false
		}
		if k > 0 {
			sizes = append(sizes, k)
			total += k
		}
	}
	return sizes, max(sum, -sum), total, true
}

// sublattice is a set of sizes that are all multiples of step.
type sublattice struct {
	step  int64
	sizes []int64
}

// nestLattices groups sizes by the sublattice they need, and orders the groups
// so that the common step of those before gets finer as late as possible.
func nestLattices(sizes []int64) []sublattice {
	// The frequent sizes show the lattice: a multiple of many of them.
	slices.Sort(sizes)
	type run struct {
		size  int64
		count int
	}
	var runs []run
	for i, k := range sizes {
		if i == 0 || k != sizes[i-1] {
			runs = append(runs, run{size: k})
		}
		runs[len(runs)-1].count++
	}
	frequent := slices.Clone(runs)
	slices.SortStableFunc(frequent, func(a, b run) int { return b.count - a.count })
	whole := int64(1)
	for _, r := range frequent[:min(len(frequent), 12)] {
		if next := whole / gcd(whole, r.size) * r.size; next < 1<<31 && r.size < 1<<31 {
			whole = next
		}
	}
	var groups []sublattice
	for _, r := range runs {
		step := gcd(whole, r.size)
		i := slices.IndexFunc(groups, func(g sublattice) bool { return g.step == step })
		if i < 0 {
			i = len(groups)
			groups = append(groups, sublattice{step: step})
		}
		for range r.count {
			groups[i].sizes = append(groups[i].sizes, r.size)
		}
	}
	slices.SortStableFunc(groups, func(a, b sublattice) int { return int(b.step - a.step) })
	step := int64(0)
	for i := range groups {
		best := i
		for j := i + 1; j < len(groups); j++ {
			if gcd(step, groups[j].step) > gcd(step, groups[best].step) {
				best = j
			}
		}
		chosen := groups[best]
		copy(groups[i+1:best+1], groups[i:best])
		groups[i] = chosen
		step = gcd(step, chosen.step)
	}
	return groups
}

// chainCost counts the additions that countSubsets makes, and the states left.
func chainCost(chain []sublattice, tail int64) (work, states float64) {
	step, reach := int64(0), int64(0)
	states = 1
	for _, g := range chain {
		step = gcd(step, g.step)
		for _, k := range g.sizes {
			reach = min(reach+k, tail)
			states = float64(reach/step + 1)
			work += states
		}
		work += states
	}
	return work, states
}

// subsets counts the subsets of some sizes by their sum.
type subsets struct {
	step   int64     // every sum is a multiple
	ways   []float64 // ways[y]: subsets with sum y·step, times 2^-scaled
	scaled int
	items  int
}

// countSubsets counts the subsets with sums up to tail of all sizes of a chain.
func countSubsets(chain []sublattice, tail int64) subsets {
	s := subsets{ways: []float64{1}}
	reach := int64(0)
	since := 0 // sizes since the last look at the magnitude
	for _, g := range chain {
		total := reach
		for _, k := range g.sizes {
			total += k
		}
		s.refine(gcd(s.step, g.step), min(total, tail))
		for i := 0; i < len(g.sizes); i += 2 {
			a, b := g.sizes[i], int64(-1)
			if i+1 < len(g.sizes) {
				b = g.sizes[i+1]
			}
			s.items++
			if b >= 0 {
				s.items++
			}
			// Sizes ascend within a group; those beyond the tail never fit.
			switch {
			case a > tail:
			case b < 0 || b > tail:
				reach = min(reach+a, tail)
				s.addOne(a/s.step, reach/s.step)
			default:
				reach = min(reach+a+b, tail)
				s.addTwo(a/s.step, b/s.step, reach/s.step)
			}
			if since += 2; since >= 512 {
				s.rescale()
				since = 0
			}
		}
	}
	return s
}

// refine moves the counts to a finer lattice with room for sums up to top.
func (s *subsets) refine(step, top int64) {
	ways := make([]float64, top/step+1)
	factor := int64(0)
	if s.step > 0 {
		factor = s.step / step
	}
	for y, w := range s.ways {
		if at := int64(y) * factor; w != 0 {
			ways[at] = w
		}
	}
	s.step, s.ways = step, ways
}

// addOne counts subsets with one more size a; top is the largest sum from now on.
func (s *subsets) addOne(a, top int64) {
	if a > top {
		return
	}
	to := s.ways[a : top+1]
	from := s.ways[:len(to)]
	for y := len(to) - 1; y >= 0; y-- {
		to[y] += from[y]
	}
}

// addTwo counts subsets with two more sizes, a ≤ b: half the passes over ways.
func (s *subsets) addTwo(a, b, top int64) {
	ways := s.ways
	y := top
	for ; y >= a+b; y-- {
		ways[y] = ways[y] + ways[y-a] + (ways[y-b] + ways[y-a-b])
	}
	for ; y >= b; y-- {
		ways[y] = ways[y] + ways[y-a] + ways[y-b]
	}
	for ; y >= a; y-- {
		ways[y] += ways[y-a]
	}
}

// rescale divides the counts by a power of two so that 512 more sizes cannot
// overflow.
func (s *subsets) rescale() {
	_, e := math.Frexp(slices.Max(s.ways))
	if e < 400 {
		return
	}
	for y, w := range s.ways {
		s.ways[y] = math.Ldexp(w, -e)
	}
	s.scaled += e
}

// meet returns the share of subsets of both sets together with sum at most tail.
func meet(a, b subsets, tail int64) float64 {
	if b.items == 0 {
		b.step = 1
	}
	if a.items == 0 {
		a.step = 1
	}
	below := make([]float64, len(b.ways)) // subsets of b with sum at most y·step
	running := 0.0
	for y, w := range b.ways {
		running += w
		below[y] = running
	}
	// Sum mantissas at one common exponent: a product of two counts can leave
	// the range of a float.
	sum, exponent := 0.0, math.MinInt32
	for y, w := range a.ways {
		room := tail - int64(y)*a.step
		if w == 0 || room < 0 {
			continue
		}
		v := below[min(room/b.step, int64(len(below)-1))]
		fw, ew := math.Frexp(w)
		fv, ev := math.Frexp(v)
		term, e := float64(fw*fv), ew+ev
		if e > exponent {
			sum = math.Ldexp(sum, max(exponent-e, -2000))
			exponent = e
		}
		sum += math.Ldexp(term, max(e-exponent, -2000))
	}
	return math.Ldexp(sum, exponent+a.scaled+b.scaled-a.items-b.items)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
