package resample

import (
	"math"
	"math/bits"

	"galley/lib/stats"
)

// windowFor returns how many draws on either side of the last one to keep, so
// that correcting for skipped units seldom needs a replay. It moves no number.
func windowFor(units int, states []*state) int {
	window := 0
	for _, s := range states {
		if !s.moves {
			continue
		}
		n, in := float64(units), float64(s.included)/float64(units)
		spread := math.Sqrt(float64(n*in)*(1-in)) + 1 // of the hits among n draws
		window = max(window, int(5*spread/in)+8)
	}
	return min(window, units, 512)
}

// stream returns the stream of bootstrap replicate r of the range.
func (p *plan) stream(r int) stats.Stream {
	return p.bootKey.Block(uint64(p.first+r) / Block).Stream(uint64(p.first+r) % Block)
}

// replay sums the first s.included draws of a stream that hit a unit not skipped.
func (s *state) replay(d stats.Drawer, rng stats.Stream) (sum, size int64) {
	draws := d.Sequence(rng)
	for need := s.included; need > 0; {
		u := draws.Next()
		if s.skipped(u) {
			continue
		}
		sum += s.Values[u]
		size += s.size(u)
		need--
	}
	return sum, size
}

// countHits sets out[r] to the number of the first draws of replicate r, one
// per unit of the cohort, that hit a unit s does not skip.
func (s *state) countHits(p *plan, out []int32) {
	for r := range out {
		out[r] = int32(s.cohort.Units)
	}
	for g := 0; g < p.groups; g++ {
		var mask uint64
		for i := 0; i < 64 && g*64+i < s.cohort.Units; i++ {
			if s.Skip[g*64+i] {
				mask |= 1 << i
			}
		}
		if mask == 0 {
			continue
		}
		ones, twos := p.ones[g*p.boots:(g+1)*p.boots], p.twos[g*p.boots:(g+1)*p.boots]
		ones, twos = ones[:len(out)], twos[:len(out)]
		for r := range out {
			out[r] -= int32(bits.OnesCount64(ones[r]&mask) + 2*bits.OnesCount64(twos[r]&mask))
		}
	}
	for b, heavy := range p.heavy {
		at := int32(0)
		for r := b * Block; r < min((b+1)*Block, p.boots); r++ {
			for _, u := range heavy[at:p.heavyEnd[r]] {
				if s.Skip[u] {
					out[r] -= 4
				}
			}
			at = p.heavyEnd[r]
		}
	}
}

// correct turns sums over the first draws, one per unit of the cohort, into
// sums over the first s.included draws that hit a unit not skipped: exclude,
// then resample as many. Both run along one endless sequence of draws, so they
// differ only by draws near the last one.
func (s *state) correct(p *plan, hits []int32, sums, sizes []int64) {
	w := p.window
	for r := range sums {
		need := s.included - int(hits[r])
		if need == 0 {
			continue
		}
		near := p.near[r*2*w : (r+1)*2*w]
		sum, size := int64(0), int64(0)
		if need > 0 {
			for _, u := range near[w:] {
				if !s.Skip[u] {
					sum += s.Values[u]
					size += s.size(int(u))
					if need--; need == 0 {
						break
					}
				}
			}
		} else {
			for j := w - 1; j >= 0 && need < 0; j-- {
				if u := near[j]; !s.Skip[u] {
					sum -= s.Values[u]
					size -= s.size(int(u))
					need++
				}
			}
		}
		if need != 0 {
			// The kept draws did not reach: replay the whole sequence.
			sum, size = s.replay(p.drawer, p.stream(r))
			sums[r] = sum
			if sizes != nil {
				sizes[r] = size
			}
			continue
		}
		sums[r] += sum
		if sizes != nil {
			sizes[r] += size
		}
	}
}
