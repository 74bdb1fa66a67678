package lower

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// The interpreter allocates each variable of a function at each call, and copies between
// variables at each turn of a loop. So registers that are never in use at the same time share
// a variable where their types are the same, first of all a phi and what it is given.

// sharing is the work of naming one function's registers.
type sharing struct {
	b     *body
	list  []register
	in    []bitset // by block: registers in use where it begins
	out   []bitset // and where it ends
	words []uint64 // of those sets
	vars  []shared
	forms []*form // of vars
	of    []int   // variable of each register, -1 before it has one

	reads []int32      // registers read, of one instruction after another
	upTo  []int32      // where the part of reads of each instruction, and of the edges after a block, begins
	left  []int32      // by register: reads that are still to come in the block
	room  []*ssa.Value // for operands
}

// shared is a variable.
type shared struct {
	name string
	form *form
	at   int // among the variables of its form
	busy bool
}

// register is a value that is named.
type register struct {
	v    ssa.Value
	fact *fact
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
		facts := b.factsIn(block)
		for i, in := range block.Instrs {
			if v, ok := in.(ssa.Value); ok && s.sharable(v, &facts[i]) {
				s.add(v, &facts[i])
			}
		}
	}
	for i, p := range b.fn.Params {
		if !isFunc(p.Type()) {
			s.add(p, &b.facts[b.params+i])
		}
	}
	if len(s.list) == 0 || len(b.fn.Blocks)*(len(s.list)/64+1) > mostShared {
		return
	}
	for _, block := range b.fn.Blocks {
		facts := b.factsIn(block)
		for i, in := range block.Instrs {
			s.upTo = append(s.upTo, int32(len(s.reads)))
			s.operands(in, &facts[i])
		}
		s.upTo = append(s.upTo, int32(len(s.reads)))
		s.edges(block)
	}
	s.upTo = append(s.upTo, int32(len(s.reads)))
	s.live()
	s.name()
}

// reset begins with a function.
func (s *sharing) reset(b *body) {
	for _, f := range s.forms {
		f.vars, f.free = f.vars[:0], 0
	}
	s.forms = s.forms[:0]
	s.b, s.list, s.vars, s.reads, s.upTo = b, s.list[:0], s.vars[:0], s.reads[:0], s.upTo[:0]
}

// add makes v one of the registers that are named.
func (s *sharing) add(v ssa.Value, f *fact) {
	f.shared = int32(len(s.list))
	s.list = append(s.list, register{v, f})
}

// setBy is the register that instruction k of block i sets, or notShared.
func (s *sharing) setBy(i, k int) int32 { return s.b.facts[s.b.first[i]+k].shared }

// readBy lists the registers that instruction k of block i reads; those that the phis of its
// successors are given are the last "instruction".
func (s *sharing) readBy(i, k int) []int32 {
	at := s.b.first[i] + i + k
	return s.reads[s.upTo[at]:s.upTo[at+1]]
}

// sharable reports whether v is a register that is kept in a variable of its own type, and set
// by one statement that reads all its operands first.
func (s *sharing) sharable(v ssa.Value, f *fact) bool {
	if f.inlined || f.late || f.fused || f.direct {
		return false
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		if v.Comment == "makeslice" {
			return false
		}
	case *ssa.Extract, *ssa.Range, *ssa.Next, *ssa.Select:
		return false
	case *ssa.Slice:
		if f.list != nil && len(f.list.elems) > maxList {
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
	return !isFunc(v.Type())
}

// isFunc reports whether t is a type of functions. The interpreter gives a variable of such a
// type a value that cannot be set again.
func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// operands notes each register that instruction in reads where it is written out.
func (s *sharing) operands(in ssa.Instruction, f *fact) {
	if f.fused {
		return
	}
	switch in.(type) {
	case *ssa.DebugRef, *ssa.Extract, *ssa.Phi:
		return
	case *ssa.FieldAddr:
		if f.direct {
			return // read where the path is used
		}
	case *ssa.BinOp, *ssa.UnOp, *ssa.Field:
		if f.late || f.inlined {
			return // read where it is used
		}
	case *ssa.Slice:
		if f.list != nil {
			for _, v := range f.list.elems {
				if m, ok := v.(*ssa.MakeInterface); ok && s.b.of(m).fused {
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
	f := s.b.of(v)
	if f.shared >= 0 {
		s.reads = append(s.reads, f.shared)
		return
	}
	if !f.direct && !f.late && !f.inlined {
		return
	}
	switch v := v.(type) {
	case *ssa.FieldAddr:
		s.note(v.X)
	case *ssa.IndexAddr:
		s.note(v.X)
		s.note(v.Index)
	case *ssa.BinOp:
		s.note(v.X)
		s.note(v.Y)
	case *ssa.UnOp:
		s.note(v.X)
	case *ssa.Field:
		s.note(v.X)
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
