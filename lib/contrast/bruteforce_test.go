package contrast_test

import (
	"fmt"
	"math"
	"sort"
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// sixtieths draws a pair of samples on multiples of 1/60.
func sixtieths(rng *stats.Stream, n, clusters int, missing float64) (left, right contrast.Sample) {
	make1 := func() contrast.Sample {
		s := contrast.Sample{Values: make([]float64, n), Missing: make([]bool, n)}
		for i := range n {
			s.Questions = append(s.Questions, fmt.Sprintf("q%05d", i))
			q := 1 + rng.IntN(6)
			s.Values[i] = float64(rng.IntN(q+1)) / float64(q)
			if s.Missing[i] = rng.Float64() < missing; s.Missing[i] {
				s.Values[i] = math.NaN() // whatever stands under the mask is not read
			}
			if clusters > 0 {
				s.Clusters = append(s.Clusters, fmt.Sprintf("c%d", i*i%clusters))
			}
		}
		return s
	}
	left, right = make1(), make1()
	rng.Shuffle(n, func(i, j int) {
		swapRows(&right, i, j)
	})
	return left, right
}

func swapRows(s *contrast.Sample, i, j int) {
	s.Questions[i], s.Questions[j] = s.Questions[j], s.Questions[i]
	s.Values[i], s.Values[j] = s.Values[j], s.Values[i]
	if s.Missing != nil {
		s.Missing[i], s.Missing[j] = s.Missing[j], s.Missing[i]
	}
	if s.Clusters != nil {
		s.Clusters[i], s.Clusters[j] = s.Clusters[j], s.Clusters[i]
	}
}

var (
	leftSide  = contrast.Side{Setting: "left", Metric: "m"}
	rightSide = contrast.Side{Setting: "right", Metric: "m"}
)

// one runs a family of one contrast.
func one(left, right contrast.Sample, o contrast.Options) (contrast.Result, error) {
	src := synthetic.Source{}
	src.Put("set", leftSide, left)
	src.Put("set", rightSide, right)
	f := contrast.Family{Name: "one", Options: o, Contrasts: []contrast.Contrast{{ID: "c", Cohort: "set", Left: leftSide, Right: rightSide}}}
	rs, err := f.RunErr(src)
	if err != nil {
		return contrast.Result{}, err
	}
	return rs.Get("c"), nil
}

func TestEngineEqualsPlainReplay(t *testing.T) {
	rng := stats.NewKey(11, "test").Stream(0)
	for _, n := range []int{2, 7, 40, 300} {
		for _, clusters := range []int{0, 1 + n/4} {
			for _, missing := range []float64{0, 0.02, 0.4, 0.85} {
				left, right := sixtieths(&rng, n, clusters, missing)
				o := contrast.Options{Seed: 99, Replicates: 777, Level: 0.9}
				got, err := one(left, right, o)
				if err != nil {
					t.Fatal(err)
				}
				if got.Outcome == contrast.Undefined {
					continue
				}
				plain := replayed(left, right, "set", o)
				diff, p := plain.diff, plain.p()
				lo, hi := plain.interval(o.Level)
				// 777 replicates at 90 %: the ranks of the ends are no whole numbers.
				for _, end := range []struct{ at, quantile float64 }{{lo, 0.05}, {hi, 0.95}} {
					if q, err := stats.Quantile(plain.boots, end.quantile); err != nil || math.Abs(q-end.at) > 1e-12 {
						t.Errorf("n %d: end %v is not the type-7 quantile %v (%v)", n, end.at, q, err)
					}
				}
				if got.Diff != diff || got.Lo != lo || got.Hi != hi || got.P != p {
					t.Errorf("n %d, %d clusters, %v missing: engine %v [%v, %v] p %v, replay %v [%v, %v] p %v",
						n, clusters, missing, got.Diff, got.Lo, got.Hi, got.P, diff, lo, hi, p)
				}
			}
		}
	}
}

// All 4^4 resamples of four questions, and of four clusters of unequal size,
// against the engine's quantiles; all 2^n flips against its exact p-value.
func TestEngineAgainstAllResamples(t *testing.T) {
	d := []float64{-0.5, 0.25, 1, 0.75}
	size := []int{1, 5, 2, 3}
	for _, clustered := range []bool{false, true} {
		var left, right contrast.Sample
		for u, x := range d {
			copies := 1
			if clustered {
				copies = size[u]
			}
			for k := range copies {
				left.Questions = append(left.Questions, fmt.Sprintf("q%d-%d", u, k))
				left.Values = append(left.Values, x)
				right.Values = append(right.Values, 0)
				if clustered {
					left.Clusters = append(left.Clusters, fmt.Sprintf("c%d", u))
				}
			}
		}
		right.Questions, right.Clusters = left.Questions, left.Clusters
		var all []float64
		for code := range 256 {
			sum, count := 0.0, 0.0
			for k := range 4 {
				u := code >> (2 * k) & 3
				m := 1.0
				if clustered {
					m = float64(size[u])
				}
				sum += m * d[u]
				count += m
			}
			all = append(all, sum/count)
		}
		sort.Float64s(all)
		const B = 200_000
		got, err := one(left, right, contrast.Options{Replicates: B, Level: 0.8, Exact: true})
		if err != nil {
			t.Fatal(err)
		}
		// The share of all resamples below each end must be within 5 standard errors of 10 %.
		below, atOrBelow := 0, 0
		for _, x := range all {
			if x < got.Lo-1e-12 {
				below++
			}
			if x <= got.Lo+1e-12 {
				atOrBelow++
			}
		}
		slack := 5 * math.Sqrt(0.1*0.9/B)
		if float64(below)/256 > 0.1+slack || float64(atOrBelow)/256 < 0.1-slack {
			t.Errorf("clustered %v: lower end %v has %d below and %d at or below of 256 resamples", clustered, got.Lo, below, atOrBelow)
		}
		extreme := 0
		total := 0.0
		unit := func(u int) float64 {
			if clustered {
				return d[u] * float64(size[u])
			}
			return d[u]
		}
		for u := range d {
			total += unit(u)
		}
		for code := range 16 {
			sum := 0.0
			for u := range d {
				if code>>u&1 == 1 {
					sum += unit(u)
				} else {
					sum -= unit(u)
				}
			}
			if math.Abs(sum) >= math.Abs(total) {
				extreme++
			}
		}
		if want := float64(extreme) / 16; !got.HasExact || got.PExact != want {
			t.Errorf("clustered %v: exact p %v, all 16 flips give %v", clustered, got.PExact, want)
		}
		if sd := math.Sqrt(got.PExact * (1 - got.PExact) / B); math.Abs(got.P-got.PExact) > 5*sd+1.0/B {
			t.Errorf("clustered %v: Monte Carlo p %v, exact %v", clustered, got.P, got.PExact)
		}
	}
}

// With unequal clusters the replicate divides by the questions it sampled; by
// the fixed n, or by the mean of cluster means, the interval would be another.
func TestClusterReplicateDividesBySampledQuestions(t *testing.T) {
	left := contrast.Sample{}
	for i := range 30 {
		left.Questions = append(left.Questions, fmt.Sprintf("q%02d", i))
		c, v := "big", 1.0
		if i >= 20 {
			c, v = fmt.Sprintf("small%d", i), 0
		}
		left.Clusters, left.Values = append(left.Clusters, c), append(left.Values, v)
	}
	right := contrast.Sample{Questions: left.Questions, Clusters: left.Clusters, Values: make([]float64, 30)}
	r, err := one(left, right, contrast.Options{Replicates: 20_000})
	if err != nil {
		t.Fatal(err)
	}
	if r.Clusters != 11 || r.N != 30 {
		t.Fatalf("n %d in %d clusters, want 30 in 11", r.N, r.Clusters)
	}
	// The big cluster k times among 11: 20k/(20k + 11−k), always at most 1. By
	// the fixed n it would be 20k/30, above 1 from k = 2 on.
	if r.Hi > 1 {
		t.Errorf("upper end %v: replicates are not divided by their own size", r.Hi)
	}
	// k is binomial(11, 1/11), 97.5 % quantile 3: 60/68.
	if want := 60.0 / 68; r.Hi != want {
		t.Errorf("upper end %v, want %v", r.Hi, want)
	}
}
