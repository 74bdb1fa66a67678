package resample

import (
	"math"

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

// correct turns sums over the first draws, one per unit of the cohort, into
// sums over the first s.included draws that hit a unit not skipped: exclude,
// then resample as many. Both run along one endless sequence of draws, so they
// differ only by draws near the last one. hits counts the first draws that hit;
// sizes is nil where the number of questions is fixed.
func (s *state) correct(p *plan, hits, sums, sizes []int64) {
	w := p.window
	values, skip := s.Values, s.Skip
	skip = skip[:len(values)]
	for r := range sums {
		need := s.included - int(hits[r])
		if need == 0 {
			continue
		}
		near := p.near[r*2*w : (r+1)*2*w]
		sum, size := int64(0), int64(0)
		if need > 0 {
			for _, u := range near[w:] {
				if !skip[u] {
					sum += values[u]
					if sizes != nil {
						size += s.sizes[u]
					}
					if need--; need == 0 {
						break
					}
				}
			}
		} else {
			for j := w - 1; j >= 0; j-- {
				if u := near[j]; !skip[u] {
					sum -= values[u]
					if sizes != nil {
						size -= s.sizes[u]
					}
					if need++; need == 0 {
						break
					}
				}
			}
		}
		if need != 0 {
			// The kept draws did not reach: replay the whole sequence.
			sum, size = s.replay(p.drawer, p.stream(r))
			sums[r] = 0
			if sizes != nil {
				sizes[r] = 0
			}
		}
		sums[r] += sum
		if sizes != nil {
			sizes[r] += size
		}
	}
}
