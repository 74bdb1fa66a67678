package contrast_test

import (
	"fmt"
	"math"
	"testing"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// A few differences off any lattice are flipped in all 2^n ways, and a sum that
// only rounding tells from the observed one is a tie.
func TestExactOffAnyLattice(t *testing.T) {
	rng := stats.NewKey(8, "off").Stream(0)
	for n := 1; n <= 12; n++ {
		for range 5 {
			d := make([]float64, n)
			for i := range d {
				d[i] = math.Sqrt(float64(1+rng.IntN(40))) * float64(1-2*rng.IntN(2))
			}
			total, hits := 0.0, 0
			for _, x := range d {
				total += x
			}
			for code := range 1 << n {
				sum := 0.0
				for i, x := range d {
					if code>>i&1 == 1 {
						x = -x
					}
					sum += x
				}
				if math.Abs(sum) >= math.Abs(total)-1e-12 {
					hits++
				}
			}
			r, err := one(sample(d...), sample(make([]float64, n)...), contrast.Options{Replicates: 50, Exact: true})
			if err != nil {
				t.Fatal(err)
			}
			if want := float64(hits) / float64(int(1)<<n); !r.HasExact || r.PExact != want {
				t.Errorf("%v: exact %v %v, all flips %v", d, r.PExact, r.HasExact, want)
			}
		}
	}
	many := make([]float64, 60)
	for i := range many {
		many[i] = math.Sqrt(float64(i + 2))
	}
	r, err := one(sample(many...), sample(make([]float64, 60)...), contrast.Options{Replicates: 50, Exact: true, PreferExact: true})
	if err != nil || r.HasExact || r.PError == 0 {
		t.Errorf("60 differences off any lattice: exact %v, p %v ± %v (%v); want Monte Carlo only", r.HasExact, r.P, r.PError, err)
	}
}

// A lattice whose sums would leave the exact integers of a float, one big
// cluster among many: the engine falls back to rounded differences.
func TestLopsidedClusters(t *testing.T) {
	left := contrast.Sample{}
	for i := range 3000 {
		left.Questions = append(left.Questions, fmt.Sprintf("q%04d", i))
		c := "big"
		if i%2 == 0 {
			c = fmt.Sprint(i)
		}
		left.Clusters = append(left.Clusters, c)
		left.Values = append(left.Values, float64(i%997)/997*360+float64(i%7)/7)
	}
	right := contrast.Sample{Questions: left.Questions, Clusters: left.Clusters, Values: make([]float64, 3000)}
	r, err := one(left, right, contrast.Options{Replicates: 400})
	if err != nil || r.Outcome != contrast.Estimate || !(r.Lo < r.Diff && r.Diff < r.Hi) || r.Clusters != 1501 {
		t.Errorf("%v in %d clusters (%v)", r, r.Clusters, err)
	}
	if math.Abs(r.Diff-r.LeftMean) > 1e-9 {
		t.Errorf("Δ %v, mean of the left side %v", r.Diff, r.LeftMean)
	}
}
