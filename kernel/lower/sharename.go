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
	clear(s.left)
	for _, block := range b.fn.DomPreorder() {
		in, out := s.in[block.Index], s.out[block.Index]
		for _, f := range s.forms {
			f.free = 0
		}
		for i := range s.vars {
			s.vars[i].busy = false
		}
		for i := range in.all {
			if v := s.of[i]; v >= 0 {
				s.vars[v].busy = true
			}
		}
		if block.Index == 0 {
			for i, p := range b.fn.Params {
				if n := b.facts[b.params+i].shared; n >= 0 {
					s.of[n] = s.variable("p"+strconv.Itoa(i), b.kind(p.Type()).form)
					s.vars[s.of[n]].busy = in.has(n)
				}
			}
		}
		s.nameBlock(block, out)
	}
	for i, r := range s.list {
		if s.of[i] >= 0 {
			r.fact.name = s.vars[s.of[i]].name
		}
	}
	for _, v := range s.vars {
		if v.name[0] != 'p' {
			b.local(v.name, v.form)
		}
	}
}

// variable makes a variable.
func (s *sharing) variable(name string, f *form) int {
	if len(f.vars) == 0 {
		s.forms = append(s.forms, f)
	}
	n := len(s.vars)
	s.vars = append(s.vars, shared{name: name, form: f, at: len(f.vars)})
	f.vars = append(f.vars, n)
	return n
}

// nameBlock names the registers that a block sets.
func (s *sharing) nameBlock(block *ssa.BasicBlock, out bitset) {
	order, left := block.Instrs, s.left
	for k := range len(order) + 1 {
		for _, i := range s.readBy(block.Index, k) {
			left[i]++
		}
	}
	done := func(i int32) {
		if left[i] == 0 && !out.has(i) {
			v := &s.vars[s.of[i]]
			v.busy = false
			v.form.free = min(v.form.free, v.at)
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
			s.of[n] = s.choose(s.list[n].v, nil)
			done(n)
		}
	}
	for _, i := range s.readBy(block.Index, len(order)) {
		left[i]--
	}
}

// choose finds a free variable for v: that of a related register if it is free, which is one
// that a phi is given or the phi that v is given to, else any of v's type, else a new one.
func (s *sharing) choose(v ssa.Value, edges []ssa.Value) int {
	f := s.b.kind(v.Type()).form
	best := -1
	try := func(other ssa.Value) {
		if i := s.b.of(other).shared; i >= 0 && s.of[i] >= 0 && !s.vars[s.of[i]].busy && s.vars[s.of[i]].form == f {
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
		for f.free < len(f.vars) && s.vars[f.vars[f.free]].busy {
			f.free++
		}
		if f.free == len(f.vars) {
			best = s.variable("s"+strconv.Itoa(len(s.vars)), f)
		} else {
			best = f.vars[f.free]
		}
		f.free++
	}
	s.vars[best].busy = true
	return best
}
