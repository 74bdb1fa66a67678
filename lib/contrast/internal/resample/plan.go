package resample

import (
	"encoding/binary"
	"math/bits"

	"galley/lib/stats"
)

// A plan holds the random draws of a range of replicates of one cohort.
// Planes are laid out group by group: word g*reps+r is group g of replicate r.
type plan struct {
	cohort  *Cohort
	groups  int // of 64 units
	window  int // draws kept on either side of the last one, for problems that skip units
	first   int // replicate number of index 0
	boots   int // bootstrap replicates in this range
	flips   int // sign flips in this range
	bootKey stats.Key
	flipKey stats.Key
	drawer  stats.Drawer

	ones, twos []uint64  // bits 0 and 1 of each unit's count
	heavy      [][]int32 // per block: units drawn 4 times or more, once per 4
	heavyEnd   []int32   // per replicate: where its heavy units end in its block's list
	totals     []int64   // per replicate: questions drawn, when units have sizes
	near       []uint32  // per replicate: 2*window draws around the last one
	signs      []uint64
}

func newPlan(c *Cohort, seed uint64, window int) *plan {
	p := &plan{cohort: c, groups: (c.Units + 63) / 64, window: window, drawer: stats.NewDrawer(c.Units)}
	p.bootKey, p.flipKey = Keys(seed, c.Name)
	return p
}

// bytesPerReplicate estimates the memory of one replicate of a plan.
func (p *plan) bytesPerReplicate() int {
	return p.groups*24 + p.cohort.Units/12 + p.window*8 + 16
}

// resize makes room for replicates first … first+n−1; boots and flips of them.
func (p *plan) resize(first, boots, flips int) {
	p.first, p.boots, p.flips = first, boots, flips
	p.ones = grow(p.ones, p.groups*boots)
	p.twos = grow(p.twos, p.groups*boots)
	p.signs = grow(p.signs, p.groups*flips)
	p.heavyEnd = grow(p.heavyEnd, boots)
	p.near = grow(p.near, 2*p.window*boots)
	if p.cohort.Sizes != nil {
		p.totals = grow(p.totals, boots)
	}
	blocks := (boots + Block - 1) / Block
	for len(p.heavy) < blocks {
		p.heavy = append(p.heavy, nil)
	}
	p.heavy = p.heavy[:blocks]
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// blocks returns how many blocks of replicates the range has.
func (p *plan) blocks() int { return (max(p.boots, p.flips) + Block - 1) / Block }

// A builder fills blocks of plans; one per worker.
type builder struct {
	counts []byte
	words  []uint64
}

// build fills block b of the range. The range starts on a block boundary.
func (w *builder) build(p *plan, b int) {
	number := uint64(p.first/Block + b)
	if from, to := b*Block, min((b+1)*Block, p.boots); from < to {
		w.boot(p, b, from, to, p.bootKey.Block(number))
	}
	if from, to := b*Block, min((b+1)*Block, p.flips); from < to {
		key := p.flipKey.Block(number)
		w.words = grow(w.words, p.groups)
		for r := from; r < to; r++ {
			rng := key.Stream(uint64(r - from))
			rng.Fill(w.words)
			for g, x := range w.words {
				p.signs[g*p.flips+r] = x
			}
		}
	}
}

func (w *builder) boot(p *plan, b, from, to int, key stats.Key) {
	units := p.cohort.Units
	w.counts = grow(w.counts, p.groups*64)
	counts := w.counts
	clear(counts)
	heavy := p.heavy[b][:0]
	for r := from; r < to; r++ {
		rng := key.Stream(uint64(r - from))
		var near []uint32
		if p.window > 0 {
			near = p.near[r*2*p.window : (r+1)*2*p.window]
		}
		w.draw(&p.drawer, &rng, units, counts, near)
		if p.totals != nil {
			total := int64(0)
			for u, size := range p.cohort.Sizes {
				total += size * int64(counts[u])
			}
			p.totals[r] = total
		}
		for g := 0; g < p.groups; g++ {
			var ones, twos uint64
			part := counts[g*64 : g*64+64]
			for k := 0; k < 8; k++ {
				x := binary.LittleEndian.Uint64(part[8*k:])
				ones |= gather(x&eachByte) << (8 * k)
				twos |= gather(x>>1&eachByte) << (8 * k)
				for many := x & (0xfc * eachByte); many != 0; {
					i := bits.TrailingZeros64(many) / 8
					unit := int32(g*64 + 8*k + i)
					for c := part[8*k+i] >> 2; c > 0; c-- {
						heavy = append(heavy, unit)
					}
					many &^= 0xff << (8 * i)
				}
			}
			p.ones[g*p.boots+r] = ones
			p.twos[g*p.boots+r] = twos
		}
		clear(counts)
		p.heavyEnd[r] = int32(len(heavy))
	}
	p.heavy[b] = heavy
}

const eachByte = 0x0101010101010101

// gather moves the low bit of byte i to bit i.
func gather(x uint64) uint64 { return x * 0x0102040810204080 >> 56 }

// draw reads units indices from rng into counts, and into near the last
// len(near)/2 of them followed by as many more of the sequence.
func (w *builder) draw(d *stats.Drawer, rng *stats.Stream, units int, counts []byte, near []uint32) {
	k, n, reject := d.PerWord(), uint64(units), d.Reject()
	half := len(near) / 2
	start := units - half // first position of near
	batch := min((units+half)/k+8, 4096)
	w.words = grow(w.words, batch)
	at := 0 // position in the sequence
	for {
		rng.Fill(w.words)
		for _, x := range w.words {
			if at+k <= start {
				if k == 6 {
					d0, x := bits.Mul64(x, n)
					d1, x := bits.Mul64(x, n)
					d2, x := bits.Mul64(x, n)
					d3, x := bits.Mul64(x, n)
					d4, x := bits.Mul64(x, n)
					d5, x := bits.Mul64(x, n)
					if x < reject {
						continue
					}
					counts[d0]++
					counts[d1]++
					counts[d2]++
					counts[d3]++
					counts[d4]++
					counts[d5]++
					at += 6
					continue
				}
				var digits [16]uint64
				for i := 0; i < k; i++ {
					digits[i&15], x = bits.Mul64(x, n)
				}
				if x < reject {
					continue
				}
				for i := 0; i < k; i++ {
					counts[digits[i&15]]++
				}
				at += k
				continue
			}
			var digits [16]uint64
			for i := 0; i < k; i++ {
				digits[i&15], x = bits.Mul64(x, n)
			}
			if x < reject {
				continue
			}
			for i := 0; i < k && at < units+half; i++ {
				u := digits[i&15]
				if at < units {
					counts[u]++
				}
				if at >= start {
					near[at-start] = uint32(u)
				}
				at++
			}
			if at == units+half {
				return
			}
		}
	}
}
