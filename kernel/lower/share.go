package lower

import (
	"reflect"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// The interpreter allocates each variable of a function at each call, and copies between
// variables at each turn of a loop. So registers that are never in use at the same time share
// a variable where their types are the same, first of all a phi and what it is given.

// sharing is the work of naming one function's registers.
type sharing struct {
	b     *body
	index map[ssa.Value]int
	list  []ssa.Value
	in    []bitset // by block: registers in use where it begins
	out   []bitset // and where it ends
	vars  []shared
	of    []int // variable of each register, -1 before it has one
}

// shared is a variable.
type shared struct {
	name string
	typ  reflect.Type
	busy bool
}

type bitset []uint64

func (s bitset) has(i int) bool { return s[i/64]&(1<<(i%64)) != 0 }
func (s bitset) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s bitset) drop(i int)     { s[i/64] &^= 1 << (i % 64) }

// addAll adds the elements of t and reports whether there were new ones.
func (s bitset) addAll(t bitset) (grown bool) {
	for i, w := range t {
		grown = grown || w&^s[i] != 0
		s[i] |= w
	}
	return grown
}

// share names the registers of the function. Registers of functions that defer are named as
// they are met instead: their bodies may be left anywhere.
func (b *body) share() {
	if b.frame != "" || len(b.fn.Blocks) == 0 {
		return
	}
	s := &sharing{b: b, index: map[ssa.Value]int{}}
	for _, block := range b.fn.Blocks {
		for _, in := range b.order[block.Index] {
			if v, ok := in.(ssa.Value); ok && s.sharable(v) {
				s.index[v] = len(s.list)
				s.list = append(s.list, v)
			}
		}
	}
	for _, p := range b.fn.Params {
		if b.reflect(p.Type()).Kind() != reflect.Func {
			s.index[p] = len(s.list)
			s.list = append(s.list, p)
		}
	}
	if len(s.list) == 0 {
		return
	}
	s.live()
	s.name()
}

// sharable reports whether v is a register that is kept in a variable of its own type, and set
// by one statement that reads all its operands first.
func (s *sharing) sharable(v ssa.Value) bool {
	b := s.b
	switch v := v.(type) {
	case *ssa.Alloc:
		if b.cells[v] || v.Comment == "makeslice" {
			return false
		}
	case *ssa.FieldAddr, *ssa.IndexAddr:
		if b.paths[v] {
			return false
		}
	case *ssa.BinOp:
		if b.late[v] {
			return false
		}
	case *ssa.Extract, *ssa.Range, *ssa.Next, *ssa.Select:
		return false
	case *ssa.Call:
		if v.Call.Signature().Results().Len() != 1 {
			return false
		}
	case *ssa.Lookup:
		if v.CommaOk {
			return false
		}
	case *ssa.TypeAssert:
		if v.CommaOk {
			return false
		}
	case *ssa.UnOp:
		if v.CommaOk {
			return false
		}
	}
	if in, ok := v.(ssa.Instruction); ok && b.fused[in] {
		return false
	}
	// The interpreter gives a variable of a function type a value that cannot be set again.
	return b.reflect(v.Type()).Kind() != reflect.Func
}

// operands calls f with each register that instruction in reads where it is written out.
func (s *sharing) operands(in ssa.Instruction, f func(i int)) {
	b := s.b
	if _, phi := in.(*ssa.Phi); phi || b.fused[in] {
		return
	}
	switch in := in.(type) {
	case *ssa.DebugRef, *ssa.Extract:
		return
	case *ssa.FieldAddr:
		if b.paths[in] {
			return // read where the path is used
		}
	case *ssa.BinOp:
		if b.late[in] {
			return // read by the branch
		}
	case *ssa.Slice:
		if l := b.lists[in]; l != nil {
			for _, v := range l.elems {
				if m, ok := v.(*ssa.MakeInterface); ok && b.fused[m] {
					v = m.X
				}
				s.reads(v, f)
			}
			return
		}
	}
	var few [8]*ssa.Value
	for _, op := range in.Operands(few[:0]) {
		s.reads(*op, f)
	}
}

// reads calls f with the registers that spelling v takes.
func (s *sharing) reads(v ssa.Value, f func(i int)) {
	if v == nil {
		return
	}
	if i, ok := s.index[v]; ok {
		f(i)
		return
	}
	switch v := v.(type) {
	case *ssa.FieldAddr:
		if s.b.paths[v] {
			s.reads(v.X, f)
		}
	case *ssa.IndexAddr:
		if s.b.paths[v] {
			s.reads(v.X, f)
			s.reads(v.Index, f)
		}
	case *ssa.BinOp:
		if s.b.late[v] {
			s.reads(v.X, f)
			s.reads(v.Y, f)
		}
	}
}

// edges calls f with each register that the phis of a block's successors are given.
func (s *sharing) edges(block *ssa.BasicBlock, f func(i int)) {
	for _, to := range block.Succs {
		for k, pred := range to.Preds {
			if pred != block {
				continue
			}
			for _, in := range to.Instrs {
				phi, ok := in.(*ssa.Phi)
				if !ok {
					break
				}
				s.reads(phi.Edges[k], f)
			}
		}
	}
}

// live finds the registers in use at the ends of each block.
func (s *sharing) live() {
	b := s.b
	words := (len(s.list) + 63) / 64
	room := make([]uint64, 2*words*len(b.fn.Blocks))
	cut := func() bitset {
		set := room[:words:words]
		room = room[words:]
		return set
	}
	s.in, s.out = make([]bitset, len(b.fn.Blocks)), make([]bitset, len(b.fn.Blocks))
	for i := range s.in {
		s.in[i], s.out[i] = cut(), cut()
	}
	now := make(bitset, words)
	for changed := true; changed; {
		changed = false
		for i := len(b.fn.Blocks) - 1; i >= 0; i-- {
			block := b.fn.Blocks[i]
			out := s.out[i]
			for _, to := range block.Succs {
				out.addAll(s.in[to.Index])
			}
			copy(now, out)
			s.edges(block, now.add)
			order := b.order[i]
			for k := len(order) - 1; k >= 0; k-- {
				in := order[k]
				if v, ok := in.(ssa.Value); ok {
					if n, ok := s.index[v]; ok {
						now.drop(n) // phis, too: they are set on the way into the block
					}
				}
				s.operands(in, now.add)
			}
			changed = s.in[i].addAll(now) || changed
		}
	}
}

// name gives each register a variable, in an order in which definitions come before uses.
func (s *sharing) name() {
	b := s.b
	s.of = make([]int, len(s.list))
	for i := range s.of {
		s.of[i] = -1
	}
	left := make([]int32, len(s.list)) // reads that are still to come in the block, by register
	for _, block := range b.fn.DomPreorder() {
		in, out := s.in[block.Index], s.out[block.Index]
		for i := range s.vars {
			s.vars[i].busy = false
		}
		for i, v := range s.of {
			if v >= 0 && in.has(i) {
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
		clear(left)
		count := func(i int) { left[i]++ }
		for _, in := range b.order[block.Index] {
			s.operands(in, count)
		}
		s.edges(block, count)
		free := func(i int) {
			if left[i]--; left[i] == 0 && !out.has(i) {
				s.vars[s.of[i]].busy = false
			}
		}
		var phis []int
		for _, in := range b.order[block.Index] {
			v, isValue := in.(ssa.Value)
			n, named := -1, false
			if isValue {
				n, named = s.index[v]
				if !named {
					n = -1
				}
			}
			if phi, ok := in.(*ssa.Phi); ok {
				if named {
					s.of[n] = s.choose(phi, func(f func(v ssa.Value)) {
						for _, e := range phi.Edges {
							f(e)
						}
					})
					phis = append(phis, n)
				}
				continue
			}
			for _, n := range phis {
				if left[n] == 0 && !out.has(n) {
					s.vars[s.of[n]].busy = false // never read
				}
			}
			phis = nil
			s.operands(in, free)
			if named {
				s.of[n] = s.choose(v, func(f func(v ssa.Value)) {
					for _, r := range *v.Referrers() {
						if phi, ok := r.(*ssa.Phi); ok {
							f(phi)
						}
					}
				})
				if left[n] == 0 && !out.has(n) {
					s.vars[s.of[n]].busy = false
				}
			}
		}
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

// choose finds a free variable for v: that of a related register if it is free, else any of
// v's type, else a new one.
func (s *sharing) choose(v ssa.Value, related func(func(ssa.Value))) int {
	r := s.b.reflect(v.Type())
	best := -1
	related(func(other ssa.Value) {
		if i, ok := s.index[other]; ok && s.of[i] >= 0 && !s.vars[s.of[i]].busy && s.vars[s.of[i]].typ == r {
			best = s.of[i]
		}
	})
	if best < 0 {
		best = slices.IndexFunc(s.vars, func(o shared) bool { return !o.busy && o.typ == r })
	}
	if best < 0 {
		best = len(s.vars)
		s.vars = append(s.vars, shared{name: v.Name(), typ: r})
	}
	s.vars[best].busy = true
	return best
}
