package calibration

import (
	"math"

	"galley/lib/stats"
)

// one is probability 1 in the 16-bit fixed point of this file.
const one = 1 << 16

// A side scores a question as hits·worth quarters, hits being how many of its
// coins (at most 4) come up, each with probability (base + shifts)/65536.
// All shifts are drawn symmetrically about zero, so the mean score is exactly
// coins·worth·base/4/65536.
type side struct {
	coins, worth int64
	base         int64
	wobble       int64 // a cluster moves this side alone by up to ±wobble
}

// mean is the expected score in units of 1/(4·65536).
func (s side) mean() int64 { return s.coins * s.worth * s.base }

// A population is what simulated questions are drawn from.
type population struct {
	name        string
	left, right side
	cluster     int64 // a cluster moves both sides by up to ±cluster
	question    int64 // and each question by up to ±question
}

// truth is the mean difference left − right, exactly.
func (p population) truth() float64 {
	return float64(p.left.mean()-p.right.mean()) / (4 * one)
}

// flattened leaves cluster effects out.
func (p population) flattened() population {
	p.cluster, p.left.wobble, p.right.wobble = 0, 0, 0
	return p
}

// draw appends one study's differences to diffs, in quarters, cluster by cluster.
func (p population) draw(rng *stats.Stream, sizes []int, diffs []int64) []int64 {
	for _, size := range sizes {
		shared := around(rng, p.cluster)
		left := p.left.base + shared + around(rng, p.left.wobble)
		right := p.right.base + shared + around(rng, p.right.wobble)
		for range size {
			question := around(rng, p.question)
			diffs = append(diffs, p.left.score(rng, left+question)-p.right.score(rng, right+question))
		}
	}
	return diffs
}

// around is uniform on the integers −width … width.
func around(rng *stats.Stream, width int64) int64 {
	if width == 0 {
		return 0
	}
	return int64(rng.IntN(int(2*width+1))) - width
}

// score flips the side's coins with 16 random bits each. A fair share of coins
// come up, so comparing without branching is three times as fast.
func (s side) score(rng *stats.Stream, chance int64) int64 {
	word := rng.Uint64()
	hits := below(word, chance)
	for coin := int64(1); coin < s.coins; coin++ {
		word >>= 16
		hits += below(word, chance)
	}
	return hits * s.worth
}

// below is 1 when the low 16 bits of word are less than chance, else 0.
func below(word uint64, chance int64) int64 {
	return int64(uint64(int64(word&(one-1))-chance) >> 63)
}

// graded scores partial credit in quarters around one half, with a true
// difference and an intraclass correlation of the differences within clusters.
//
// With chances π = ½ + shifts, a difference varies by ½·E[π(1−π)] within a
// cluster and by ⅔·wobble² between clusters; the correlation is the second over
// the sum, solved here for wobble.
func graded(difference, correlation float64) population {
	const cluster, question = 0.05, 0.10
	fixed := func(chance float64) int64 { return int64(math.Round(chance * one)) }
	half := fixed(difference / 2)
	k := correlation / (1 - correlation) / 2
	spread := (cluster*cluster + question*question) / 3
	wobble := fixed(math.Sqrt(k * (0.25 - spread) / (2.0/3 + k/3)))
	return population{
		name:    "graded",
		left:    side{coins: 4, worth: 1, base: one/2 + half, wobble: wobble},
		right:   side{coins: 4, worth: 1, base: one/2 - half, wobble: wobble},
		cluster: fixed(cluster), question: fixed(question),
	}
}

// rare scores all or nothing, and mostly nothing: 6 % against 2 %. Differences
// are skewed, and mostly zero.
func rare() population {
	return population{
		name:  "rare",
		left:  side{coins: 1, worth: 4, base: one * 6 / 100, wobble: one / 60},
		right: side{coins: 1, worth: 4, base: one * 2 / 100, wobble: one / 60},
	}
}

// skewed has no mean difference, but its differences are skewed: a full point
// in 5 % of the questions against a quarter point in 20 %.
func skewed() population {
	return population{
		name:  "skewed",
		left:  side{coins: 1, worth: 4, base: one / 20, wobble: one / 30},
		right: side{coins: 1, worth: 1, base: 4 * (one / 20), wobble: 4 * (one / 30)},
	}
}
