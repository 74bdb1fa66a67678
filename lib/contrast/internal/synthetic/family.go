// Package synthetic makes families of the shape of papers/001 for tests,
// benchmarks and the digest: random scores with a known make-up.
package synthetic

import (
	"fmt"
	"math"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// Source is a contrast.Source of samples held in memory.
type Source map[string]contrast.Sample

// Sample returns a sample put before.
func (m Source) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	s, ok := m[cohort+"/"+side.Setting+"/"+side.Metric]
	if !ok {
		return s, fmt.Errorf("no sample %s %s", cohort, side)
	}
	return s, nil
}

// Put adds a sample.
func (m Source) Put(cohort string, side contrast.Side, s contrast.Sample) {
	m[cohort+"/"+side.Setting+"/"+side.Metric] = s
}

// Family148 is a family of the paper's shape, times so many questions and
// contrasts: 95 contrasts of 944 questions, and 53 of 976 questions in 271
// clusters. Kinds of metric rotate: multiples of 1/q with q from 1 to 6, 0/1,
// continuous, twelfths, and multiples of 1/q with 1.5 % undefined on each side.
// Two in five pairs are equal.
func Family148(questions, contrasts int) (contrast.Family, Source) {
	src := Source{}
	family := contrast.Family{Name: "synthetic"}
	add := func(cohort string, count, n int, clusters []string) {
		ids := make([]string, n)
		for i := range ids {
			ids[i] = fmt.Sprintf("%s-%07d", cohort, i)
		}
		for c := 0; c < count; c++ {
			rng := stats.NewKey(20240607, cohort).Stream(uint64(c))
			kind := c % 5
			shift := float64((rng.Float64() - 0.5) * 0.1)
			left, right := side(ids, clusters, n), side(ids, clusters, n)
			for i := 0; i < n; i++ {
				level := (rng.Float64() + rng.Float64()) / 2
				q := 1 + rng.IntN(6)
				a, okA := score(&rng, kind, q, level)
				b, okB := score(&rng, kind, q, level+shift)
				if okA && okB && rng.Float64() < 0.4 {
					b = a
				}
				left.Values[i], right.Values[i] = a, b
				left.Missing[i], right.Missing[i] = !okA, !okB
			}
			if kind != 4 {
				left.Missing, right.Missing = nil, nil
			}
			x := contrast.Contrast{ID: fmt.Sprintf("%s%04d", cohort, c), Cohort: cohort,
				Left: contrast.Side{Setting: fmt.Sprintf("a%d", c), Metric: "m"}, Right: contrast.Side{Setting: fmt.Sprintf("b%d", c), Metric: "m"}}
			src.Put(cohort, x.Left, left)
			src.Put(cohort, x.Right, right)
			family.Contrasts = append(family.Contrasts, x)
		}
	}
	add("asqa", 95*contrasts, 944*questions, nil)
	n, k := 976*questions, 271*questions
	rng := stats.NewKey(7, "clusters").Stream(0)
	clusters := make([]string, n)
	for i := range clusters {
		c := i
		if i >= k {
			c = rng.IntN(k)
		}
		clusters[i] = fmt.Sprintf("paper-%06d", c)
	}
	add("qasper", 53*contrasts, n, clusters)
	return family, src
}

func side(ids, clusters []string, n int) contrast.Sample {
	return contrast.Sample{Questions: ids, Clusters: clusters, Values: make([]float64, n), Missing: make([]bool, n)}
}

func score(rng *stats.Stream, kind, q int, p float64) (value float64, ok bool) {
	p = min(max(p, 0), 1)
	hits := func(k int) float64 {
		count := 0
		for range k {
			if rng.Float64() < p {
				count++
			}
		}
		return float64(count) / float64(k)
	}
	switch kind {
	case 0:
		return hits(q), true
	case 1:
		return hits(1), true
	case 2:
		noise := rng.Float64() + rng.Float64() + rng.Float64() - 1.5
		return math.Min(math.Max(p+float64(0.3*noise), 0), 1), true
	case 3:
		return hits(12), true
	}
	return hits(q), rng.Float64() >= 0.015
}
