package lower

import (
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// name gives each register a variable, in an order in which definitions come before uses.
func (s *sharing) name() {
	b := s.b
	s.of = slices.Grow(s.of[:0], len(s.list))[:len(s.list)]
	for i := range s.of {
		s.of[i] = -1
	}
	s.left = slices.Grow(s.left[:0], len(s.list))[:len(s.list)]
	for _, block := range b.fn.DomPreorder() {
		in, out := s.in[block.Index], s.out[block.Index]
		clear(s.taken)
		for i := range s.vars {
			s.vars[i].busy = false
		}
		for i, v := range s.of {
			if v >= 0 && in.has(int32(i)) {
				s.vars[v].busy = true
			}
		}
		if block.Index == 0 {
			for i, p := range b.fn.Params {
				if n, ok := s.index[p]; ok {
					s.vars = append(s.vars, shared{"p" + strconv.Itoa(i), b.reflect(p.Type()), in.has(n)})
					s.of[n] = len(s.vars) - 1
				}
			}
		}
		s.nameBlock(block, out)
	}
	for i, v := range s.list {
		if s.of[i] >= 0 {
			b.names[v] = s.vars[s.of[i]].name
		}
	}
	for _, v := range s.vars {
		if v.name[0] != 'p' {
			b.local(v.name, v.typ)
		}
	}
}

// nameBlock names the registers that a block sets.
func (s *sharing) nameBlock(block *ssa.BasicBlock, out bitset) {
	order, left := s.b.order[block.Index], s.left
	clear(left)
	for k := range len(order) + 1 {
		for _, i := range s.readBy(block.Index, k) {
			left[i]++
		}
	}
	done := func(i int32) {
		if left[i] == 0 && !out.has(i) {
			v := &s.vars[s.of[i]]
			v.busy = false
			s.taken[v.typ] = min(s.taken[v.typ], s.of[i])
		}
	}
	phis := 0
	for ; phis < len(order); phis++ {
		phi, ok := order[phis].(*ssa.Phi)
		if !ok {
			break
		}
		if n := s.setBy(block.Index, phis); n >= 0 {
			s.of[n] = s.choose(phi, phi.Edges)
		}
	}
	for k := range phis {
		if n := s.setBy(block.Index, k); n >= 0 {
			done(n) // unless it is read
		}
	}
	for k := phis; k < len(order); k++ {
		for _, i := range s.readBy(block.Index, k) {
			left[i]--
			done(i)
		}
		if n := s.setBy(block.Index, k); n >= 0 {
			s.of[n] = s.choose(s.list[n], nil)
			done(n)
		}
	}
}

// choose finds a free variable for v: that of a related register if it is free, which is one
// that a phi is given or the phi that v is given to, else any of v's type, else a new one.
func (s *sharing) choose(v ssa.Value, edges []ssa.Value) int {
	r := s.b.reflect(v.Type())
	best := -1
	try := func(other ssa.Value) {
		if i, ok := s.index[other]; ok && s.of[i] >= 0 && !s.vars[s.of[i]].busy && s.vars[s.of[i]].typ == r {
			best = s.of[i]
		}
	}
	for _, e := range edges {
		try(e)
	}
	if edges == nil {
		for _, user := range *v.Referrers() {
			if phi, ok := user.(*ssa.Phi); ok {
				try(phi)
			}
		}
	}
	if best < 0 {
		best = s.taken[r]
		for best < len(s.vars) && (s.vars[best].busy || s.vars[best].typ != r) {
			best++
		}
		s.taken[r] = best + 1
	}
	if best == len(s.vars) {
		s.vars = append(s.vars, shared{name: "s" + strconv.Itoa(best), typ: r})
	}
	s.vars[best].busy = true
	return best
}
