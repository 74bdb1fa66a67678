package contrast_test

import (
	"math"
	"sort"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/resample"
	"galley/lib/stats"
)

// A plainReplay is papers/001 §4.2 written down plainly for one contrast on
// sixtieths, from the streams the engine documents: sort questions by id, number
// clusters by their first question, leave out what is undefined, draw as many
// units as remain, divide by the questions drawn, flip signs.
type plainReplay struct {
	sums  []float64 // per unit, scaled by 60
	diff  float64
	boots []float64 // in replicate order
	flips []float64 // absolute sums, in replicate order
}

func replayed(left, right contrast.Sample, cohort string, o contrast.Options) plainReplay {
	n := len(left.Questions)
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	sort.Slice(rows, func(a, b int) bool { return left.Questions[rows[a]] < left.Questions[rows[b]] })
	rightRow := map[string]int{}
	for i, q := range right.Questions {
		rightRow[q] = i
	}
	var p plainReplay
	var sizes []int
	unitOf := map[string]int{}
	for _, i := range rows {
		unit := left.Questions[i]
		if left.Clusters != nil {
			unit = left.Clusters[i]
		}
		if _, ok := unitOf[unit]; !ok {
			unitOf[unit] = len(p.sums)
			p.sums, sizes = append(p.sums, 0), append(sizes, 0)
		}
		j := rightRow[left.Questions[i]]
		if left.Missing != nil && left.Missing[i] || right.Missing != nil && right.Missing[j] {
			continue
		}
		u := unitOf[unit]
		p.sums[u] += math.Round(60*left.Values[i]) - math.Round(60*right.Values[j])
		sizes[u]++
	}
	included, total, questions := 0, 0.0, 0
	for u := range p.sums {
		if sizes[u] > 0 {
			included++
		}
		total += p.sums[u]
		questions += sizes[u]
	}
	p.diff = total / float64(60*questions)
	bootKey, flipKey := resample.Keys(o.Seed, cohort)
	drawer := stats.NewDrawer(len(p.sums))
	p.boots, p.flips = make([]float64, o.Replicates), make([]float64, o.Replicates)
	for r := range o.Replicates {
		draws := drawer.Sequence(bootKey.Block(uint64(r / resample.Block)).Stream(uint64(r % resample.Block)))
		sum, count := 0.0, 0
		for taken := 0; taken < included; {
			u := draws.Next()
			if sizes[u] == 0 {
				continue
			}
			sum += p.sums[u]
			count += sizes[u]
			taken++
		}
		p.boots[r] = sum / float64(60*count)
		rng := flipKey.Block(uint64(r / resample.Block)).Stream(uint64(r % resample.Block))
		var word uint64
		flipped := 0.0
		for u := range p.sums {
			if u%64 == 0 {
				word = rng.Uint64()
			}
			if word>>(u%64)&1 == 1 {
				flipped += p.sums[u]
			} else {
				flipped -= p.sums[u]
			}
		}
		p.flips[r] = math.Abs(flipped)
	}
	return p
}

// interval is the type-7 percentile interval of the replicates.
func (p plainReplay) interval(level float64) (lo, hi float64) {
	sorted := append([]float64(nil), p.boots...)
	sort.Float64s(sorted)
	B := len(sorted)
	position := float64(B-1) * ((1 - level) / 2)
	k := int(position)
	h := position - float64(k)
	if k+1 == B {
		return sorted[k], sorted[k]
	}
	return mix(sorted[k], sorted[k+1], h), mix(sorted[B-1-k], sorted[B-2-k], h)
}

// p is (b+1)/(B+1), ties with the observed sum extreme.
func (p plainReplay) p() float64 {
	hits := 0
	for _, s := range p.flips {
		if s >= p.observed() {
			hits++
		}
	}
	return float64(hits+1) / float64(len(p.flips)+1)
}

func (p plainReplay) observed() float64 { return math.Abs(stats.Sum(p.sums)) }

// norm is the root of the sum of squares over units, which flips leave alone.
func (p plainReplay) norm() float64 {
	squares := 0.0
	for _, s := range p.sums {
		squares += s * s
	}
	return math.Sqrt(squares)
}

func mix(a, b, h float64) float64 {
	if a == b || h == 0 {
		return a
	}
	return float64((1-h)*a) + float64(h*b)
}
