package lower

import (
	"go/types"
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
	words []uint64 // of those sets
	vars  []shared
	taken map[reflect.Type]int // by type: how many of the first variables are none that is free
	of    []int                // variable of each register, -1 before it has one

	sets  []int32      // the register that each instruction sets, -1 for none, block by block
	reads []int32      // registers read, of one instruction after another
	upTo  []int32      // where the part of reads of each instruction, and of the edges after a block, begins
	first []int32      // by block: where its part of sets begins; that of upTo lies further, by one for each block before
	left  []int32      // by register: reads that are still to come in the block
	room  []*ssa.Value // for operands
}

// shared is a variable.
type shared struct {
	name string
	typ  reflect.Type
	busy bool
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
	for _, order := range b.order {
		s.first = append(s.first, int32(len(s.sets)))
		for _, in := range order {
			n := int32(-1)
			if v, ok := in.(ssa.Value); ok && s.sharable(v) {
				n = s.add(v)
			}
			s.sets = append(s.sets, n)
		}
	}
	for _, p := range b.fn.Params {
		if !isFunc(p.Type()) {
			s.add(p)
		}
	}
	if len(s.list) == 0 || len(b.fn.Blocks)*(len(s.list)/64+1) > mostShared {
		return
	}
	for i, order := range b.order {
		for _, in := range order {
			s.upTo = append(s.upTo, int32(len(s.reads)))
			s.operands(in)
		}
		s.upTo = append(s.upTo, int32(len(s.reads)))
		s.edges(b.fn.Blocks[i])
	}
	s.upTo = append(s.upTo, int32(len(s.reads)))
	s.live()
	s.name()
}

// reset begins with a function.
func (s *sharing) reset(b *body) {
	if s.index == nil {
		s.index, s.taken = map[ssa.Value]int32{}, map[reflect.Type]int{}
	}
	clear(s.index)
	s.b, s.list, s.vars, s.reads, s.upTo = b, s.list[:0], s.vars[:0], s.reads[:0], s.upTo[:0]
	s.sets, s.first = s.sets[:0], s.first[:0]
}

// add makes v one of the registers that are named.
func (s *sharing) add(v ssa.Value) int32 {
	n := int32(len(s.list))
	s.index[v] = n
	s.list = append(s.list, v)
	return n
}

// setBy is the register that instruction k of block i sets, or -1.
func (s *sharing) setBy(i, k int) int32 { return s.sets[int(s.first[i])+k] }

// readBy lists the registers that instruction k of block i reads; those that the phis of its
// successors are given are the last "instruction".
func (s *sharing) readBy(i, k int) []int32 {
	at := int(s.first[i]) + i + k
	return s.reads[s.upTo[at]:s.upTo[at+1]]
}

// sharable reports whether v is a register that is kept in a variable of its own type, and set
// by one statement that reads all its operands first.
func (s *sharing) sharable(v ssa.Value) bool {
	b := s.b
	if b.inlined[v] {
		return false
	}
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
	return !isFunc(v.Type())
}

// isFunc reports whether t is a type of functions. The interpreter gives a variable of such a
// type a value that cannot be set again.
func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
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
		if b.late[in] || b.inlined[in] {
			return // read by the branch, or the return
		}
	case *ssa.UnOp:
		if b.inlined[in] {
			return // read where it is used
		}
	case *ssa.Field:
		if b.inlined[in] {
			return
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
		if s.b.late[v] || s.b.inlined[v] {
			s.note(v.X)
			s.note(v.Y)
		}
	case *ssa.UnOp:
		if s.b.inlined[v] {
			s.note(v.X)
		}
	case *ssa.Field:
		if s.b.inlined[v] {
			s.note(v.X)
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
