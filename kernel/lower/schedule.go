package lower

import (
	"go/ast"
	"go/token"
	"sort"

	"golang.org/x/tools/go/ssa"
)

// The language leaves open whether `a + f()` reads the variable a before or after the call.
// The compiler makes the calls of a statement first, in order, and reads variables where
// their values are used. go/ssa reads from left to right. The reads are moved here, so that
// both modes agree.

// statements finds the innermost statement of a place in the script.
type statements struct {
	from, to []token.Pos
	node     []ast.Stmt
}

// newStatements lists the statements of a file, outer before inner.
func newStatements(file *ast.File) *statements {
	s := &statements{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch st := n.(type) {
		case *ast.BlockStmt, *ast.LabeledStmt:
		case ast.Stmt:
			s.from, s.to, s.node = append(s.from, st.Pos()), append(s.to, st.End()), append(s.node, st)
		}
		return true
	})
	return s
}

// at returns the innermost statement around pos, or nil.
func (s *statements) at(pos token.Pos) ast.Stmt {
	if !pos.IsValid() {
		return nil
	}
	i := sort.Search(len(s.from), func(i int) bool { return s.from[i] > pos })
	for i--; i >= 0; i-- {
		if pos < s.to[i] {
			return s.node[i]
		}
	}
	return nil
}

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
	place := map[ssa.Instruction]int{}
	for i, in := range list {
		place[in] = i
	}
	after := map[int]int{} // instruction → the call it moves behind
	for i, in := range list {
		load, ok := in.(*ssa.UnOp)
		if !ok || load.Op != token.MUL || !b.shared(load.X) {
			continue
		}
		st := b.stmts.at(readAt(load))
		end, ok := last[st]
		if !ok || end < i {
			continue
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

// readAt is where in the source a load is written.
func readAt(load *ssa.UnOp) token.Pos {
	for _, r := range *load.Referrers() {
		if d, ok := r.(*ssa.DebugRef); ok && d.X == ssa.Value(load) {
			return d.Expr.Pos()
		}
	}
	return load.Pos()
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
	load := list[i].(*ssa.UnOp)
	if a, ok := load.X.(ssa.Instruction); ok && len(uses(load.X)) == 1 {
		switch a.(type) {
		case *ssa.FieldAddr, *ssa.IndexAddr:
			if k, here := place[a]; here && k < i {
				moved[a] = true
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
		switch in := in.(type) {
		case *ssa.DebugRef:
		case *ssa.UnOp:
			if in.Op == token.ARROW {
				return group, call
			}
		case *ssa.BinOp, *ssa.Convert, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface,
			*ssa.Field, *ssa.FieldAddr, *ssa.Index, *ssa.IndexAddr, *ssa.Slice:
		case *ssa.Store:
			root := temporary(in.Addr)
			if root == nil {
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

// uses are the instructions that use v, but for debug information.
func uses(v ssa.Value) (list []ssa.Instruction) {
	for _, r := range *v.Referrers() {
		if _, ok := r.(*ssa.DebugRef); !ok {
			list = append(list, r)
		}
	}
	return list
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
