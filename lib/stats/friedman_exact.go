package stats

import "slices"

// maxRankSteps bounds what exactRankSums counts: about a fifth of a second.
const maxRankSteps = 1_500_000

// exactRankSums returns the share of all ways to permute the ranks within each
// question, each question on its own, for which Σ (R_s − R̄)² over the settings'
// rank sums R_s is at least the observed one. rows holds twice the midranks of
// every question, so that all numbers are integers. ok is false when counting takes
// more than maxRankSteps.
//
// Method: rank sums are followed from question to question. Settings are
// exchangeable under the null hypothesis, so only the sorted vector of sums counts,
// and its probability is added up in the order in which vectors are first met: all
// terms are positive, and nothing depends on a map's order.
func exactRankSums(rows [][]int) (p float64, ok bool) {
	k := len(rows[0])
	observed := make([]int, k)
	states := [][]int{make([]int, k)}
	share := []float64{1}
	key := make([]byte, 0, 4*k)
	steps := 0
	for _, row := range rows {
		for s, r := range row {
			observed[s] += r
		}
		ways := countArrangements(row)
		if ways == 1 {
			continue // tied throughout: every sum grows alike
		}
		if steps += len(states) * ways; steps > maxRankSteps {
			return 0, false
		}
		orders := arrangements(row)
		at := make(map[string]int, 2*len(states))
		var next [][]int
		var nextShare []float64
		sums := make([]int, k)
		for i, state := range states {
			each := share[i] / float64(len(orders))
			for _, order := range orders {
				for s := range sums {
					sums[s] = state[s] + order[s]
				}
				slices.Sort(sums)
				key = key[:0]
				for _, x := range sums {
					key = append(key, byte(x), byte(x>>8), byte(x>>16), byte(x>>24))
				}
				j, known := at[string(key)]
				if !known {
					j = len(next)
					at[string(key)] = j
					next, nextShare = append(next, slices.Clone(sums)), append(nextShare, 0)
				}
				nextShare[j] += each
			}
		}
		states, share = next, nextShare
	}
	// Rows that are tied throughout add the same to all sums of observed; k·Σx² − (Σx)²
	// is blind to that, and an integer.
	least := spreadOf(observed)
	for i, state := range states {
		if spreadOf(state) >= least {
			p += share[i]
		}
	}
	return positive(min(p, 1)), true
}

// spreadOf is k²·Σ(x − x̄)²/k: k·Σx² − (Σx)².
func spreadOf(sums []int) int {
	total, squares := 0, 0
	for _, x := range sums {
		total += x
		squares += x * x
	}
	return len(sums)*squares - total*total
}

// arrangements lists the different orders of some numbers, which are equally likely,
// in lexical order.
func arrangements(numbers []int) [][]int {
	current := slices.Clone(numbers)
	slices.Sort(current)
	var all [][]int
	for {
		all = append(all, slices.Clone(current))
		i := len(current) - 2
		for i >= 0 && current[i] >= current[i+1] {
			i--
		}
		if i < 0 {
			return all
		}
		j := len(current) - 1
		for current[j] <= current[i] {
			j--
		}
		current[i], current[j] = current[j], current[i]
		slices.Reverse(current[i+1:])
	}
}

// countArrangements is the number of arrangements, or mostArrangements when there are
// more than that.
func countArrangements(numbers []int) int {
	ways, seen := 1.0, map[int]int{}
	for i, x := range numbers {
		seen[x]++
		ways = ways * float64(i+1) / float64(seen[x])
	}
	if ways > mostArrangements {
		return mostArrangements
	}
	return int(ways + 0.5)
}

// mostArrangements is beyond what anybody here lists.
const mostArrangements = 1 << 30
