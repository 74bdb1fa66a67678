// A percentile bootstrap with an own generator.
package main

import (
	"fmt"
	"sort"
)

type rng uint64

func (r *rng) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func (r *rng) intn(n int) int { return int(r.next() % uint64(n)) }

func mean(xs []float64) float64 {
	s := 0.0
	for _, x := range xs {
		s += x
	}
	return s / float64(len(xs))
}

func bootstrap(xs []float64, reps int, seed uint64) (lo, hi float64) {
	r := rng(seed)
	means := make([]float64, reps)
	sample := make([]float64, len(xs))
	for b := range means {
		for i := range sample {
			sample[i] = xs[r.intn(len(xs))]
		}
		means[b] = mean(sample)
	}
	sort.Float64s(means)
	return means[reps/40], means[reps-reps/40-1]
}

func main() {
	xs := []float64{0, 1, 1, 0, 1, 1, 1, 0, 0.5, 1}
	lo, hi := bootstrap(xs, 400, 13)
	fmt.Printf("%.3f [%.3f, %.3f]\n", mean(xs), lo, hi)
}

// Output:
// 0.650 [0.350, 0.900]
