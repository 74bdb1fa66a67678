package lower

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// schedule is the block's instructions with reads of shared variables after the last call of
// their statement.
func (b *body) schedule(block *ssa.BasicBlock) []ssa.Instruction {
	list := block.Instrs
	if b.fn.Pkg == nil || b.fn.Pkg.Pkg != b.c.Pkg && b.fn.Origin() == nil {
		return list
	}
	last := map[ast.Stmt]int{}
	for i, in := range list {
		if c, ok := in.(*ssa.Call); ok {
			if _, builtin := c.Call.Value.(*ssa.Builtin); builtin {
				continue
			}
			if st := b.stmts.at(c.Pos()); st != nil {
				last[st] = i
			}
		}
	}
	if len(last) == 0 {
		return list
	}
	var place map[ssa.Instruction]int // made for the first read that may move
	after := map[int]int{}            // instruction → the call it moves behind
	for i, in := range list {
		read, ok := b.reads(in)
		if !ok || len(uses(read)) == 0 {
			continue
		}
		st := b.stmts.at(readAt(read))
		end, ok := last[st]
		if !ok || end < i {
			continue
		}
		if place == nil {
			place = make(map[ssa.Instruction]int, len(list))
			for k, other := range list {
				place[other] = k
			}
		}
		group, call := b.sinking(list, place, i, end, st)
		for _, k := range group {
			after[k] = max(after[k], call)
		}
	}
	if len(after) == 0 {
		return list
	}
	var out []ssa.Instruction
	for i, in := range list {
		if _, moved := after[i]; !moved {
			out = append(out, in)
		}
		if _, ok := in.(*ssa.Call); !ok {
			continue
		}
		for k := range list[:i] {
			if after[k] == i && k < i {
				if _, moved := after[k]; moved {
					out = append(out, list[k])
				}
			}
		}
	}
	return out
}

// reads reports whether an instruction reads what a call might change.
func (b *body) reads(in ssa.Instruction) (ssa.Value, bool) {
	switch in := in.(type) {
	case *ssa.UnOp:
		return in, in.Op == token.MUL && b.shared(in.X)
	case *ssa.Lookup:
		return in, !in.CommaOk
	}
	return nil, false
}

// readAt is where in the source a read is written.
func readAt(v ssa.Value) token.Pos {
	for _, r := range *v.Referrers() {
		if d, ok := r.(*ssa.DebugRef); ok && d.X == v {
			return d.Expr.Pos()
		}
	}
	if v.Pos().IsValid() {
		return v.Pos()
	}
	for _, r := range uses(v) { // the receiver of a call, read without being written so
		if c, ok := r.(*ssa.Call); ok {
			return c.Pos()
		}
	}
	return token.NoPos
}

// shared reports whether a call might change what the address v points to.
func (b *body) shared(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Alloc:
		return !b.cells[v]
	case *ssa.FieldAddr:
		return b.shared(v.X)
	case *ssa.IndexAddr:
		return b.shared(v.X)
	}
	return true
}

// sinking lists the load at index i with what hangs on it, and the last call of statement st
// that all of it can wait for.
func (b *body) sinking(list []ssa.Instruction, place map[ssa.Instruction]int, i, end int, st ast.Stmt) (group []int, call int) {
	moved := map[ssa.Instruction]bool{list[i]: true}
	partial := map[ssa.Value]bool{} // values being put together, of which a part waits
	var pending []int
	call = -1
	pending = append(pending, i)
	if load, ok := list[i].(*ssa.UnOp); ok && len(uses(load.X)) == 1 {
		switch a := load.X.(type) {
		case *ssa.FieldAddr, *ssa.IndexAddr:
			in := a.(ssa.Instruction)
			if k, here := place[in]; here && k < i {
				moved[in] = true
				pending = append(pending, k)
			}
		}
	}
	for k := i + 1; k <= end; k++ {
		in := list[k]
		depends := false
		for _, op := range in.Operands(nil) {
			if *op == nil {
				continue
			}
			if d, ok := (*op).(ssa.Instruction); ok && moved[d] {
				depends = true
			}
			if partial[*op] {
				switch in.(type) {
				case *ssa.IndexAddr, *ssa.FieldAddr:
				default:
					depends = true
				}
			}
		}
		if c, ok := in.(*ssa.Call); ok && !depends {
			if _, builtin := c.Call.Value.(*ssa.Builtin); !builtin && b.stmts.at(c.Pos()) == st {
				call = k
				group = append(group, pending...)
				pending = nil
			}
			continue
		}
		if !depends {
			continue
		}
		if v, ok := in.(ssa.Value); ok && pinned(v) {
			return group, call
		}
		switch in := in.(type) {
		case *ssa.DebugRef, *ssa.MakeInterface:
		case *ssa.UnOp:
			if in.Op == token.ARROW {
				return group, call
			}
		case *ssa.BinOp, *ssa.Convert, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.Lookup,
			*ssa.Field, *ssa.FieldAddr, *ssa.Index, *ssa.IndexAddr, *ssa.Slice:
		case *ssa.Store:
			root := temporary(in.Addr)
			if root == nil || pointedTo(root) {
				return group, call
			}
			partial[root] = true
		default:
			return group, call
		}
		moved[in] = true
		pending = append(pending, k)
	}
	return group, call
}

// pinned reports whether the compiler copies a computed value where it is written: it is put
// into an interface by its address, or bounds a slice.
func pinned(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.UnOp:
		// A composite literal is put together in memory and then loaded: that is computed too.
		if v.Op == token.MUL && temporary(v.X) == nil {
			return false
		}
	case *ssa.BinOp, *ssa.Convert, *ssa.ChangeType:
	default:
		return false
	}
	for _, r := range uses(v) {
		switch r := r.(type) {
		case *ssa.MakeInterface:
			if copiedAtOnce(v.Type()) {
				return true
			}
		case *ssa.Slice:
			if r.Low == v || r.High == v || r.Max == v {
				return true
			}
		}
	}
	return false
}

// copiedAtOnce reports whether the compiler puts a computed value of type t into an interface
// where it is written, by its address, and not where the interface is used.
func copiedAtOnce(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Chan, *types.Signature, *types.Slice:
		return false
	case *types.Basic:
		if u.Info()&types.IsString != 0 || u.Kind() == types.UnsafePointer {
			return false
		}
		if u.Info()&types.IsComplex != 0 {
			return true
		}
	}
	switch sizes.Sizeof(t) {
	case 2, 4, 8:
		return hasPointers(t)
	}
	return true
}

var sizes = types.SizesFor("gc", "amd64")

func hasPointers(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0 || u.Kind() == types.UnsafePointer
	case *types.Array:
		return hasPointers(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if hasPointers(f.Type()) {
				return true
			}
		}
		return false
	}
	return true
}

// uses are the instructions that use v, but for debug information.
func uses(v ssa.Value) (list []ssa.Instruction) {
	refs := v.Referrers()
	if refs == nil {
		return nil
	}
	for _, r := range *refs {
		if _, ok := r.(*ssa.DebugRef); !ok {
			list = append(list, r)
		}
	}
	return list
}

// pointedTo reports whether a composite literal is made for its address, as in &T{x}: the
// compiler fills such a one where it is written.
func pointedTo(literal ssa.Value) bool {
	if a, ok := literal.(*ssa.Alloc); !ok || a.Comment != "complit" {
		return false
	}
	for _, r := range uses(literal) {
		switch r := r.(type) {
		case *ssa.FieldAddr, *ssa.IndexAddr:
		case *ssa.UnOp:
			if r.Op != token.MUL {
				return true
			}
		case *ssa.Store:
			if r.Val == literal {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// temporary returns the value being put together that an address is within, or nil.
func temporary(v ssa.Value) ssa.Value {
	switch v := v.(type) {
	case *ssa.IndexAddr:
		return temporary(v.X)
	case *ssa.FieldAddr:
		return temporary(v.X)
	case *ssa.Alloc:
		if v.Comment == "varargs" || v.Comment == "slicelit" || v.Comment == "complit" {
			return v
		}
	}
	return nil
}
