package stats

import (
	"math"
	"slices"
)

// MaxExactWork bounds the additions that SignFlipExact is willing to make
// (about a second's worth).
const MaxExactWork = 2_000_000_000

// SignFlipExact returns the exact two-sided randomization p-value of integer
// differences: the share of all 2^n sign assignments whose absolute sum is at
// least the observed one, ties included. One element per unit flipped: a
// question's difference, or the sum of a cluster's; both times a common
// denominator (see FindLattice). ok is false when the sums span too many values
// for MaxExactWork; no units, or only zeros, give 1.
//
// Method: S = 2Y − Σ|k| for Y the sum of a uniformly random subset of the |k|,
// so p = 2·P(Y ≤ (Σ|k|−|S|)/2), which the subset-sum recursion counts on the
// lower tail alone (Pagano and Tritchler 1983, JASA 78:435–440). All terms are
// positive: the relative error is below n·2^-52, however small p is.
func SignFlipExact(units []int64) (p float64, ok bool) {
	var sum, total, divisor int64
	sizes := make([]int64, 0, len(units))
	for _, k := range units {
		sum += k
		if k < 0 {
			k = -k
		}
		if k > 0 {
			sizes = append(sizes, k)
			total += k
			divisor = gcd(divisor, k)
		}
	}
	if sum < 0 {
		sum = -sum
	}
	if sum == 0 {
		return 1, true
	}
	slices.Sort(sizes)
	tail := (total - sum) / 2 / divisor // the largest Y that is extreme
	work := 0.0
	reach := int64(0)
	for i, k := range sizes {
		sizes[i] = k / divisor
		reach += sizes[i]
		work += float64(min(reach, tail) + 1)
	}
	if work > MaxExactWork || tail > 1<<28 {
		return 0, false
	}
	return min(1, math.Ldexp(countSubsets(sizes, tail), 1)), true
}

// countSubsets returns the share of subsets of sizes (ascending, positive)
// whose sum is at most tail.
func countSubsets(sizes []int64, tail int64) float64 {
	ways := make([]float64, tail+1) // ways[y]: subsets so far with sum y, times 2^-scaled
	ways[0] = 1
	scaled := 0
	top := int64(0) // largest sum so far, within tail
	i := 0
	for ; i+1 < len(sizes); i += 2 {
		// Two sizes at a time halve the passes over ways.
		a, b := sizes[i], sizes[i+1]
		if a > tail {
			break
		}
		if b > tail {
			top = addOne(ways, a, min(tail, top+a))
			continue
		}
		top = addTwo(ways, a, b, min(tail, top+a+b))
		if i%512 == 510 {
			scaled += rescale(ways[:top+1])
		}
	}
	if i < len(sizes) && sizes[i] <= tail {
		top = addOne(ways, sizes[i], min(tail, top+sizes[i]))
	}
	sum := 0.0
	for _, w := range ways[:top+1] {
		sum += w
	}
	return math.Ldexp(sum, scaled-len(sizes))
}

// addOne makes ways count subsets with one more element of size a.
func addOne(ways []float64, a, top int64) int64 {
	to := ways[a : top+1]
	from := ways[:len(to)]
	for y := len(to) - 1; y >= 0; y-- {
		to[y] += from[y]
	}
	return top
}

// addTwo makes ways count subsets with two more elements, of sizes a ≤ b.
func addTwo(ways []float64, a, b, top int64) int64 {
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
	return top
}

// rescale divides ways by a power of two so that later additions cannot
// overflow, and returns its exponent.
func rescale(ways []float64) int {
	_, e := math.Frexp(slices.Max(ways))
	if e < 400 {
		return 0
	}
	for y, w := range ways {
		ways[y] = math.Ldexp(w, -e)
	}
	return e
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
