package lower

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// leftFirst is the block's instructions with the read of x in `x op= y` before what y may
// fail at. go/ssa reads x last; the compiler, which takes the statement for x = x op y, reads
// it first, after the calls in y.
func leftFirst(block *ssa.BasicBlock) []ssa.Instruction {
	list, copied := block.Instrs, false
	for i, in := range block.Instrs {
		read := operand(in)
		if read == nil {
			continue
		}
		end := i - 1
		for end >= 0 && list[end] != ssa.Instruction(read) {
			end--
		}
		start := end // of what moves: the read, and its address
		for start > 0 && isDebugRef(list[start-1]) {
			start--
		}
		if addr, ok := read.X.(ssa.Instruction); start > 0 && ok && list[start-1] == addr {
			start--
		} else {
			start = end
		}
		to := start
		for to > 0 && mayFollow(list[to-1], list[start:end+1]) {
			to--
		}
		if start < 0 || to == start {
			continue
		}
		if !copied { // once: blocks may be long
			list, copied = slices.Clone(list), true
		}
		moved := slices.Clone(list[start : end+1])
		copy(list[to+len(moved):end+1], list[to:start])
		copy(list[to:], moved)
	}
	return list
}

// operand is the read of x if the instruction is the store of an assignment x op= y, where x
// lies behind a pointer or is an element.
func operand(in ssa.Instruction) *ssa.UnOp {
	st, ok := in.(*ssa.Store)
	if !ok {
		return nil
	}
	op, ok := st.Val.(*ssa.BinOp)
	if !ok {
		return nil
	}
	read, ok := op.X.(*ssa.UnOp)
	if !ok || read.Op != token.MUL || read.Block() != st.Block() {
		return nil
	}
	switch a := st.Addr.(type) {
	case *ssa.Alloc, *ssa.Global, *ssa.FreeVar:
		return nil
	case *ssa.IndexAddr:
		if b, ok := read.X.(*ssa.IndexAddr); !ok || b.X != a.X || b.Index != a.Index {
			return nil
		}
	case *ssa.FieldAddr:
		if b, ok := read.X.(*ssa.FieldAddr); !ok || b.X != a.X || b.Field != a.Field {
			return nil
		}
	default:
		if read.X != st.Addr {
			return nil
		}
	}
	return read
}

func isDebugRef(in ssa.Instruction) bool {
	_, ok := in.(*ssa.DebugRef)
	return ok
}

// mayFollow reports whether the instruction may go behind those moved.
func mayFollow(in ssa.Instruction, moved []ssa.Instruction) bool {
	switch in := in.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.BinOp, *ssa.FieldAddr, *ssa.Field, *ssa.IndexAddr, *ssa.Index, *ssa.ChangeType, *ssa.Convert:
	case *ssa.UnOp:
		if in.Op == token.ARROW {
			return false
		}
	case *ssa.Call:
		if b, ok := in.Call.Value.(*ssa.Builtin); !ok || b.Name() != "len" && b.Name() != "cap" {
			return false
		}
	default:
		return false
	}
	v := in.(ssa.Value)
	for _, m := range moved {
		for _, x := range m.Operands(nil) {
			if *x == v {
				return false
			}
		}
	}
	return true
}
