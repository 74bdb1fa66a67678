package contrast_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// noisy is a family of three contrasts on 120 questions in 40 clusters, all of
// one size of effect, undefined here and there.
func noisy(o contrast.Options) (contrast.Family, contrast.Source) {
	src := synthetic.Source{}
	f := contrast.Family{Name: "noisy", Options: o}
	rng := stats.NewKey(7, "noisy").Stream(0)
	for c := range 3 {
		left, right := contrast.Sample{}, contrast.Sample{}
		for i := range 120 {
			for _, s := range []*contrast.Sample{&left, &right} {
				s.Questions = append(s.Questions, fmt.Sprintf("q%03d", i))
				s.Clusters = append(s.Clusters, fmt.Sprint("c", i/3))
				s.Missing = append(s.Missing, rng.IntN(30) == 0)
			}
			left.Values = append(left.Values, float64(rng.IntN(5))/4+0.06)
			right.Values = append(right.Values, float64(rng.IntN(5))/4)
		}
		x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: "set", Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
		src.Put("set", x.Left, left)
		src.Put("set", x.Right, right)
		f.Contrasts = append(f.Contrasts, x)
	}
	return f, src
}

// Every Monte Carlo number comes with its error, and the error is that of other
// seeds: of p, of both interval ends, of max-T, and of simultaneous ends.
func TestMonteCarloErrorsAreThoseOfOtherSeeds(t *testing.T) {
	const seeds = 60
	type sample struct{ values, errors []float64 }
	seen := map[string]*sample{}
	add := func(name string, value, err float64) {
		if seen[name] == nil {
			seen[name] = &sample{}
		}
		seen[name].values = append(seen[name].values, value)
		seen[name].errors = append(seen[name].errors, err)
	}
	for seed := range seeds {
		f, src := noisy(contrast.Options{Seed: uint64(seed + 1), Replicates: 1000, MaxT: true, Simultaneous: true})
		for _, r := range f.Run(src).All() {
			add("p of "+r.ID, r.P, r.PError)
			add("lower end of "+r.ID, r.Lo, r.LoError)
			add("upper end of "+r.ID, r.Hi, r.HiError)
			add("max-T of "+r.ID, r.PMaxT, r.PMaxTError)
			add("simultaneous lower end of "+r.ID, r.SimLo, r.SimError)
			add("simultaneous upper end of "+r.ID, r.SimHi, r.SimError)
		}
	}
	for name, s := range seen {
		spread, err := stats.Describe(s.values)
		if err != nil {
			t.Fatal(err)
		}
		claimed := stats.Sum(s.errors) / seeds
		// The standard deviation of 60 values is known to a tenth; the seeds are fixed.
		if ratio := spread.SD / claimed; !(ratio > 0.6 && ratio < 1.5) {
			t.Errorf("%s: spread over seeds %.3g, claimed %.3g", name, spread.SD, claimed)
		}
	}
}

// Too few replicates are said to be too few: for the level, and for a first
// Holm step that no p-value could pass.
func TestFewReplicatesAreWarnedOf(t *testing.T) {
	warnings := func(o contrast.Options) string {
		f, src := noisy(o)
		r := f.Run(src).Get("0")
		if r.Outcome != contrast.Estimate || !(r.Lo < r.Diff && r.Diff < r.Hi) {
			t.Fatalf("%v", r)
		}
		return strings.Join(r.Warnings, "; ")
	}
	for _, c := range []struct {
		options contrast.Options
		want    []string
		not     []string
	}{
		{contrast.Options{}, nil, []string{"beyond each end", "too coarse"}},
		{contrast.Options{Level: 0.999, Replicates: 1000}, []string{"only about 0.5 of 1,000 replicates lie beyond each end of a 99.9% interval", "no p-value can be below 0.001, too coarse for a family of 3 at 0.001"}, nil},
		{contrast.Options{Level: 0.999, Alpha: 0.05, Replicates: 100_000}, nil, []string{"beyond each end", "too coarse"}},
		{contrast.Options{Members: 148, Replicates: 1000}, []string{"too coarse for a family of 148 at 0.05"}, []string{"beyond each end"}},
		{contrast.Options{Members: 49, Replicates: 1000}, nil, []string{"too coarse"}}, // 49/1001 < 0.05
		{contrast.Options{Members: 51, Replicates: 1000}, []string{"too coarse"}, nil}, // 51/1001 > 0.05
		{contrast.Options{Members: 148, Replicates: 1000, PreferExact: true}, nil, []string{"too coarse"}},
	} {
		got := warnings(c.options)
		for _, text := range c.want {
			if !strings.Contains(got, text) {
				t.Errorf("%+v: warnings %q lack %q", c.options, got, text)
			}
		}
		for _, text := range c.not {
			if strings.Contains(got, text) {
				t.Errorf("%+v: warnings %q, want none of %q", c.options, got, text)
			}
		}
	}
}

// Few units are said to be few, and only they.
func TestFewUnitsAreWarnedOf(t *testing.T) {
	for _, n := range []int{stats.FewUnits - 1, stats.FewUnits} {
		left, right := sample(make([]float64, n)...), sample(make([]float64, n)...)
		for i := range n {
			left.Values[i] = float64(i % 5)
		}
		r, err := one(left, right, contrast.Options{Replicates: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(strings.Join(r.Warnings, "; "), "units to resample"); got != (n < stats.FewUnits) {
			t.Errorf("%d units: warnings %q", n, r.Warnings)
		}
		iv, err := stats.BootstrapMean(left.Values, nil, stats.Bootstrap{})
		if err != nil || (len(iv.Warnings) > 0) != (n < stats.FewUnits) {
			t.Errorf("%d units: lib/stats warns %q (%v)", n, iv.Warnings, err)
		}
	}
}

// The warning of a decision that could flip is there just inside the Monte
// Carlo error of the threshold, on either side of it, and not outside.
func TestFlipWarningAtTheThreshold(t *testing.T) {
	for _, c := range []struct {
		effect float64
		warned bool
	}{{0.02, false}, {0.0965, true}, {0.3, false}} {
		n := 400
		left, right := sample(make([]float64, n)...), sample(make([]float64, n)...)
		right.Questions = left.Questions
		for i := range n {
			left.Values[i] = float64(i%2)*2 - 1 + c.effect + float64(i%7)*0.001
		}
		r, err := one(left, right, contrast.Options{Replicates: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(strings.Join(r.Warnings, "; "), "would flip"); got != c.warned {
			t.Errorf("effect %v: p %v ± %v, warnings %q", c.effect, r.P, r.PError, r.Warnings)
		}
		if c.warned && math.Abs(r.P-0.05) > 2.5*r.PError {
			t.Errorf("effect %v: p %v is not at the threshold", c.effect, r.P)
		}
	}
}

// Where no exact p-value can be had, the result says why.
func TestNoExactSaysWhy(t *testing.T) {
	n := 40
	left, right := sample(make([]float64, n)...), sample(make([]float64, n)...)
	right.Questions = left.Questions
	for i := range n {
		left.Values[i] = math.Sqrt(float64(i + 2))
	}
	wide := left
	wide.Values = make([]float64, n)
	for i := range n {
		wide.Values[i] = (float64(i*i*i)*1_000_003 + float64(i)) * float64(1-i%2*2)
	}
	for _, c := range []struct {
		left contrast.Sample
		want string
	}{{left, "not multiples of one fraction, and the swaps of 40 questions"}, {wide, "take too many values to count"}} {
		r, err := one(c.left, right, contrast.Options{Exact: true, Replicates: 200})
		if err != nil || r.HasExact || !strings.Contains(r.NoExact, c.want) {
			t.Errorf("exact %v, reason %q, want %q (%v)", r.HasExact, r.NoExact, c.want, err)
		}
		r, err = one(c.left, right, contrast.Options{Replicates: 200})
		if err != nil || r.NoExact != "" {
			t.Errorf("nobody asked, yet: %q (%v)", r.NoExact, err)
		}
	}
}
