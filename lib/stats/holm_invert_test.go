package stats

import (
	"math"
	"sort"
	"testing"
)

// naiveHolm is the textbook definition on integer counts, independent of the package's Holm.
func naiveHolm(counts []int, draws int) []float64 {
	m := len(counts)
	order := make([]int, m)
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return counts[order[a]] < counts[order[b]] })
	out := make([]float64, m)
	running := 0.0
	for r, i := range order {
		p := min(1, float64((m-r)*counts[i])/float64(draws+1))
		running = max(running, p)
		out[i] = running
	}
	return out
}

// Every family of three counts out of 40 is enumerated; for each printed column the ranges must be exactly
// the smallest and largest count seen at that rank among all families that print so.
func TestInvertHolmAgainstEnumeration(t *testing.T) {
	const draws, digits = 39, 2
	type key [3]float64
	type span struct{ lo, hi [3]int }
	seen := map[key]*span{}
	for a := 1; a <= draws+1; a++ {
		for b := a; b <= draws+1; b++ {
			for c := b; c <= draws+1; c++ {
				counts := [3]int{a, b, c}
				var k key
				for i, p := range naiveHolm(counts[:], draws) {
					k[i] = math.Round(p*100) / 100
				}
				s := seen[k]
				if s == nil {
					seen[k] = &span{lo: counts, hi: counts}
					continue
				}
				for i, n := range counts {
					s.lo[i] = min(s.lo[i], n)
					s.hi[i] = max(s.hi[i], n)
				}
			}
		}
	}
	for k, s := range seen {
		origins, err := InvertHolm(k[:], digits, draws)
		if err != nil {
			t.Fatalf("%v: %v", k, err)
		}
		for i, o := range origins {
			// Exact ties at half a unit may print either way, so the range may be wider by such a count, never narrower.
			if o.MinCount > s.lo[i] || o.MaxCount < s.hi[i] {
				t.Errorf("%v rank %d: got %d to %d, enumeration gives %d to %d", k, i+1, o.MinCount, o.MaxCount, s.lo[i], s.hi[i])
			}
			if !printsSo(k, i, o.MinCount) && o.MinCount != s.lo[i] {
				t.Errorf("%v rank %d: smallest count %d cannot print so; enumeration gives %d", k, i+1, o.MinCount, s.lo[i])
			}
		}
	}
}

// printsSo reports whether the count, if it leads its run at its rank, sits exactly half a unit off.
func printsSo(k [3]float64, rank, count int) bool {
	exact := float64((3-rank)*count) / 40 * 100
	return math.Abs(math.Abs(exact-k[rank]*100)-0.5) < 1e-9
}

func TestInvertHolmRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		printed []float64
		digits  int
		draws   int
	}{
		"no draws":        {[]float64{0.5}, 4, 0},
		"above one":       {[]float64{1.5}, 4, 100},
		"too many digits": {[]float64{0.12345}, 4, 100},
		"NaN":             {[]float64{math.NaN()}, 4, 100},
		// 0.0100 is not 2·k/101 for any k: the nearest are 0 and 0.0198.
		"unreachable": {[]float64{0.01, 1}, 4, 100},
	} {
		if _, err := InvertHolm(c.printed, c.digits, c.draws); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
