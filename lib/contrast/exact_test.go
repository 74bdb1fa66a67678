package contrast_test

import (
	"fmt"
	"math"
	"strings"
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
	if len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0], `cluster "big" holds 1,500 of the 3,000 questions`) {
		t.Errorf("warnings %q say nothing of the big cluster", r.Warnings)
	}
	if math.Abs(r.Diff-r.LeftMean) > 1e-9 {
		t.Errorf("Δ %v, mean of the left side %v", r.Diff, r.LeftMean)
	}
}

// Bounds enclose the exact p-value of continuous scores, here checked by many
// flips; on a lattice both are that value; and nobody pays who did not ask.
func TestBoundsOffAnyLattice(t *testing.T) {
	rng := stats.NewKey(9, "bounds").Stream(0)
	for _, c := range []struct {
		n, clusters int
		effect      float64
	}{{60, 0, 0.1}, {300, 0, 0.12}, {400, 90, 0.05}} {
		left := contrast.Sample{}
		for i := range c.n {
			left.Questions = append(left.Questions, fmt.Sprintf("q%04d", i))
			left.Values = append(left.Values, c.effect+2*rng.Float64()-1)
			left.Missing = append(left.Missing, rng.IntN(20) == 0)
			if c.clusters > 0 {
				left.Clusters = append(left.Clusters, fmt.Sprint("c", i%c.clusters))
			}
		}
		right := contrast.Sample{Questions: left.Questions, Clusters: left.Clusters, Values: make([]float64, c.n)}
		r, err := one(left, right, contrast.Options{Replicates: 100_000, Bounds: true})
		if err != nil || r.HasExact || !r.HasBounds || r.PExactHi/r.PExactLo > 1.03 {
			t.Errorf("%+v: bounds %v %v (%v)", c, r.PExactLo, r.PExactHi, err)
		}
		if r.P < r.PExactLo-5*r.PError || r.P > r.PExactHi+5*r.PError {
			t.Errorf("%+v: p %v ± %v, bounds %v and %v", c, r.P, r.PError, r.PExactLo, r.PExactHi)
		}
		if r, err = one(left, right, contrast.Options{Replicates: 100, Exact: true}); err != nil || r.HasBounds {
			t.Errorf("bounds that nobody asked for: %v", r)
		}
	}
	// Preferred, the upper bound stands in: no Monte Carlo error, no doubt left.
	many := make([]float64, 60)
	for i := range many {
		many[i] = math.Sqrt(float64(i+2)) - 5.5
	}
	p, err := one(sample(many...), sample(make([]float64, 60)...), contrast.Options{Replicates: 50, MaxReplicates: 400, Bounds: true, PreferExact: true})
	if err != nil || p.HasExact || p.P != p.PExactHi || p.PError != 0 || p.PHolm != p.P || !p.Settled {
		t.Errorf("preferred bounds: %+v (%v)", p, err)
	}
	r, err := one(sample(1, 0, 1, 1), sample(0, 0, 1, 0), contrast.Options{Replicates: 100, Bounds: true})
	if err != nil || !r.HasExact || !r.HasBounds || r.PExactLo != r.PExact || r.PExactHi != r.PExact {
		t.Errorf("on a lattice: exact %v, bounds %v and %v (%v)", r.PExact, r.PExactLo, r.PExactHi, err)
	}
}
