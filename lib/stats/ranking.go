package stats

import (
	"fmt"
	"math"
	"sort"
)

// Best marks the best of values: all that equal the largest (or smallest)
// once rounded half to even to digits decimals, so that a tie in print is bold
// in both cells. present nil means that every value exists; a missing one is
// never best. Values that are NaN or infinite are an error.
func Best(values []float64, present []bool, higher bool, digits int) ([]bool, error) {
	if present != nil {
		if err := checkSame("Best", "values", "marks of presence", len(values), len(present)); err != nil {
			return nil, err
		}
	}
	if digits < 0 || digits > 15 {
		return nil, fmt.Errorf("stats: Best: %d decimals (0 to 15)", digits)
	}
	out := make([]bool, len(values))
	best := ""
	bestValue := math.Inf(-1)
	printed := make([]string, len(values))
	for i, v := range values {
		if present != nil && !present[i] {
			continue
		}
		if err := checkFinite("Best", []float64{v}); err != nil {
			return nil, err
		}
		printed[i] = printedDigits(v, digits)
		if !higher {
			v = -v
		}
		if v > bestValue {
			bestValue, best = v, printed[i]
		}
	}
	for i := range values {
		out[i] = printed[i] != "" && printed[i] == best
	}
	return out, nil
}

// RankResult orders settings and says which can be told apart.
type RankResult struct {
	Names []string // best first; ties in the order given
	Means []float64
	Ranks []float64 // 1 is best; ties share their mean rank
	// Letters holds one lower-case letter per group of settings that cannot be
	// told apart; two settings differ at the level asked for exactly when they
	// share no letter (Piepho 2004, J. Computational and Graphical Statistics
	// 13:456–466). The best setting has "a".
	Letters []string
	// Top marks the settings not separable from the best.
	Top []bool
}

// Rank orders settings by mean (higher is better when higher is true) and
// groups those that no test could separate. adjusted[i][j] is the p-value of
// setting i against j, adjusted for all the pairs (Holm); i and j are separable
// when it is below alpha. Ranks do not depend on the order of the settings.
// Errors: shapes that differ, a matrix that is not symmetric, p outside [0, 1].
func Rank(names []string, means []float64, adjusted [][]float64, alpha float64, higher bool) (RankResult, error) {
	n := len(names)
	if err := checkSame("Rank", "names", "means", n, len(means)); err != nil {
		return RankResult{}, err
	}
	if err := checkSame("Rank", "names", "rows of p-values", n, len(adjusted)); err != nil {
		return RankResult{}, err
	}
	if err := checkFinite("Rank", means); err != nil {
		return RankResult{}, err
	}
	if err := checkLevel("Rank alpha", alpha); err != nil {
		return RankResult{}, err
	}
	for i := range adjusted {
		if err := checkSame("Rank", "names", fmt.Sprintf("p-values of %s", names[i]), n, len(adjusted[i])); err != nil {
			return RankResult{}, err
		}
	}
	for i := range n {
		for j := range i {
			if p := adjusted[i][j]; !(p >= 0 && p <= 1) || p != adjusted[j][i] {
				return RankResult{}, fmt.Errorf("stats: Rank: p-values of %s against %s are %v and %v (equal, in [0, 1])", names[i], names[j], p, adjusted[j][i])
			}
		}
	}
	order := make([]int, n)
	signed := make([]float64, n)
	for i := range order {
		order[i] = i
		signed[i] = means[i]
		if higher {
			signed[i] = -means[i]
		}
	}
	sort.SliceStable(order, func(a, b int) bool { return signed[order[a]] < signed[order[b]] })
	ranks, _ := midranks(signed)
	r := RankResult{Names: make([]string, n), Means: make([]float64, n), Ranks: make([]float64, n), Letters: make([]string, n), Top: make([]bool, n)}
	separable := make([][]bool, n)
	for a, i := range order {
		r.Names[a], r.Means[a], r.Ranks[a] = names[i], means[i], ranks[i]
		separable[a] = make([]bool, n)
		for b, j := range order {
			separable[a][b] = a != b && adjusted[i][j] < alpha
		}
		r.Top[a] = a == 0 || !separable[0][a]
	}
	for g, group := range letterGroups(separable) {
		for _, a := range group {
			r.Letters[a] += letter(g)
		}
	}
	return r, nil
}

// letterGroups returns the maximal sets of settings without a separable pair,
// by insert and absorb: start with everything, split each set that holds a
// separable pair, drop sets inside others.
func letterGroups(separable [][]bool) [][]int {
	n := len(separable)
	if n == 0 {
		return nil
	}
	sets := [][]bool{make([]bool, n)}
	for i := range sets[0] {
		sets[0][i] = true
	}
	for a := range n {
		for b := a + 1; b < n; b++ {
			if !separable[a][b] {
				continue
			}
			var next [][]bool
			for _, set := range sets {
				if !set[a] || !set[b] {
					next = append(next, set)
					continue
				}
				withoutA, withoutB := append([]bool(nil), set...), append([]bool(nil), set...)
				withoutA[a], withoutB[b] = false, false
				next = append(next, withoutB, withoutA)
			}
			sets = absorb(next)
		}
	}
	groups := make([][]int, len(sets))
	for g, set := range sets {
		for i, in := range set {
			if in {
				groups[g] = append(groups[g], i)
			}
		}
	}
	sort.SliceStable(groups, func(x, y int) bool { return lessInts(groups[x], groups[y]) })
	return groups
}

// absorb drops every set that lies inside another, and all but the first of equal ones.
func absorb(sets [][]bool) [][]bool {
	var kept [][]bool
	for i, set := range sets {
		inside := false
		for j, other := range sets {
			if i != j && contains(other, set) && (!contains(set, other) || j < i) {
				inside = true
				break
			}
		}
		if !inside {
			kept = append(kept, set)
		}
	}
	return kept
}

func contains(outer, inner []bool) bool {
	for i := range inner {
		if inner[i] && !outer[i] {
			return false
		}
	}
	return true
}

func lessInts(a, b []int) bool {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return len(a) > len(b)
}

// letter returns a, b, …, z, then (27), (28), ….
func letter(g int) string {
	if g < 26 {
		return string(rune('a' + g))
	}
	return fmt.Sprintf("(%d)", g+1)
}

// WinRate returns the share of questions on which left beats right, a tie
// counting half on either side, so that WinRate(a, b) + WinRate(b, a) = 1 and
// exact ties never depend on an order. ok is false without questions. Errors:
// lengths that differ, NaN or infinite values.
func WinRate(left, right []float64) (rate float64, ok bool, err error) {
	d, err := differences("WinRate", left, right)
	if err != nil || len(d) == 0 {
		return 0, false, err
	}
	halves := 0
	for _, v := range d {
		switch {
		case v > 0:
			halves += 2
		case v == 0:
			halves++
		}
	}
	return float64(halves) / float64(2*len(d)), true, nil
}
