package lower

import (
	"math/bits"
	"slices"
)

// bitset is a set of registers.
type bitset []uint64

func (s bitset) has(i int32) bool { return s[i/64]&(1<<(i%64)) != 0 }
func (s bitset) add(i int32)      { s[i/64] |= 1 << (i % 64) }
func (s bitset) drop(i int32)     { s[i/64] &^= 1 << (i % 64) }

// all gives the elements.
func (s bitset) all(yield func(int) bool) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			if !yield(64*i + bits.TrailingZeros64(w)) {
				return
			}
		}
	}
}

// addAll adds the elements of t and reports whether there were new ones.
func (s bitset) addAll(t bitset) (grown bool) {
	for i, w := range t {
		grown = grown || w&^s[i] != 0
		s[i] |= w
	}
	return grown
}

// live finds the registers in use at the ends of each block.
func (s *sharing) live() {
	b := s.b
	words := (len(s.list) + 63) / 64
	s.words = slices.Grow(s.words[:0], words*(2*len(b.fn.Blocks)+1))[:words*(2*len(b.fn.Blocks)+1)]
	clear(s.words)
	room := s.words
	cut := func() bitset {
		set := room[:words:words]
		room = room[words:]
		return set
	}
	s.in, s.out = s.in[:0], s.out[:0]
	for range b.fn.Blocks {
		s.in, s.out = append(s.in, cut()), append(s.out, cut())
	}
	now := cut()
	for changed := true; changed; {
		changed = false
		for i := len(b.fn.Blocks) - 1; i >= 0; i-- {
			out := s.out[i]
			for _, to := range b.fn.Blocks[i].Succs {
				out.addAll(s.in[to.Index])
			}
			copy(now, out)
			last := len(b.fn.Blocks[i].Instrs)
			for _, n := range s.readBy(i, last) {
				now.add(n)
			}
			for k := last - 1; k >= 0; k-- {
				if n := s.setBy(i, k); n >= 0 {
					now.drop(n) // phis, too: they are set on the way into the block
				}
				for _, n := range s.readBy(i, k) {
					now.add(n)
				}
			}
			changed = s.in[i].addAll(now) || changed
		}
	}
}
