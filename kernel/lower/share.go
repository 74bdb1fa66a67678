package lower

import (
	"reflect"

	"golang.org/x/tools/go/ssa"
)

// The interpreter allocates each variable of a function at each call, and copies between
// variables at each turn of a loop. So registers that are never in use at the same time share
// a variable where their types are the same, first of all a phi and what it is given.

// sharing is the work of naming one function's registers.
type sharing struct {
	b     *body
	index map[ssa.Value]int32
	list  []ssa.Value
	in    []bitset // by block: registers in use where it begins
	out   []bitset // and where it ends
	vars  []shared
	of    []int // variable of each register, -1 before it has one

	reads []int32      // registers read, of one instruction after another
	upTo  [][]int32    // by block and instruction: where its part of reads ends
	room  []*ssa.Value // for operands
}

// shared is a variable.
type shared struct {
	name string
	typ  reflect.Type
	busy bool
}

type bitset []uint64

func (s bitset) has(i int32) bool { return s[i/64]&(1<<(i%64)) != 0 }
func (s bitset) add(i int32)      { s[i/64] |= 1 << (i % 64) }
func (s bitset) drop(i int32)     { s[i/64] &^= 1 << (i % 64) }

// addAll adds the elements of t and reports whether there were new ones.
func (s bitset) addAll(t bitset) (grown bool) {
	for i, w := range t {
		grown = grown || w&^s[i] != 0
		s[i] |= w
	}
	return grown
}

// mostShared bounds the work on one function: blocks times words of a set of registers. In a
// longer function each register has a variable of its own.
const mostShared = 1 << 18

// share names the registers of the function. Registers of functions that defer are named as
// they are met instead: their bodies may be left anywhere.
func (b *body) share() {
	if b.frame != "" || len(b.fn.Blocks) == 0 {
		return
	}
	s := &b.sharing
	s.reset(b)
	for _, block := range b.fn.Blocks {
		for _, in := range b.order[block.Index] {
			if v, ok := in.(ssa.Value); ok && s.sharable(v) {
				s.add(v)
			}
		}
	}
	for _, p := range b.fn.Params {
		if b.reflect(p.Type()).Kind() != reflect.Func {
			s.add(p)
		}
	}
	if len(s.list) == 0 || len(b.fn.Blocks)*(len(s.list)/64+1) > mostShared {
		return
	}
	for _, block := range b.fn.Blocks {
		order := b.order[block.Index]
		ends := make([]int32, len(order)+2)
		for i, in := range order {
			ends[i] = int32(len(s.reads))
			s.operands(in)
		}
		ends[len(order)] = int32(len(s.reads))
		s.edges(block)
		ends[len(order)+1] = int32(len(s.reads))
		s.upTo = append(s.upTo, ends)
	}
	s.live()
	s.name()
}

// reset begins with a function.
func (s *sharing) reset(b *body) {
	if s.index == nil {
		s.index = map[ssa.Value]int32{}
	}
	clear(s.index)
	s.b, s.list, s.vars, s.reads, s.upTo = b, s.list[:0], s.vars[:0], s.reads[:0], s.upTo[:0]
}

// add makes v one of the registers that are named.
func (s *sharing) add(v ssa.Value) {
	s.index[v] = int32(len(s.list))
	s.list = append(s.list, v)
}

// readBy lists the registers that instruction k of a block reads; those that the phis of its
// successors are given are the last "instruction".
func (s *sharing) readBy(block *ssa.BasicBlock, k int) []int32 {
	ends := s.upTo[block.Index]
	return s.reads[ends[k]:ends[k+1]]
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
	case *ssa.Slice:
		if l := b.lists[v]; l != nil && len(l.elems) > maxList {
			return false // filled by several statements
		}
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

// operands notes each register that instruction in reads where it is written out.
func (s *sharing) operands(in ssa.Instruction) {
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
				s.note(v)
			}
			return
		}
	}
	s.room = in.Operands(s.room[:0])
	for _, op := range s.room {
		s.note(*op)
	}
}

// note notes the registers that spelling v takes.
func (s *sharing) note(v ssa.Value) {
	if v == nil {
		return
	}
	if i, ok := s.index[v]; ok {
		s.reads = append(s.reads, i)
		return
	}
	switch v := v.(type) {
	case *ssa.FieldAddr:
		if s.b.paths[v] {
			s.note(v.X)
		}
	case *ssa.IndexAddr:
		if s.b.paths[v] {
			s.note(v.X)
			s.note(v.Index)
		}
	case *ssa.BinOp:
		if s.b.late[v] {
			s.note(v.X)
			s.note(v.Y)
		}
	}
}

// edges notes each register that the phis of a block's successors are given.
func (s *sharing) edges(block *ssa.BasicBlock) {
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
				s.note(phi.Edges[k])
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
			order := b.order[i]
			for _, n := range s.readBy(block, len(order)) {
				now.add(n)
			}
			for k := len(order) - 1; k >= 0; k-- {
				if v, ok := order[k].(ssa.Value); ok {
					if n, ok := s.index[v]; ok {
						now.drop(n) // phis, too: they are set on the way into the block
					}
				}
				for _, n := range s.readBy(block, k) {
					now.add(n)
				}
			}
			changed = s.in[i].addAll(now) || changed
		}
	}
}
