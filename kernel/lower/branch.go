package lower

import (
	"go/token"
	"reflect"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// targeted reports whether a block is gone to by name.
func (b *body) targeted(block *ssa.BasicBlock) bool {
	for _, pred := range block.Preds {
		last := len(pred.Succs) - 1
		if b.next(pred) != block || last == 1 && (pred.Succs[0] == pred.Succs[1] || pred.Succs[0] == block && b.inverse(pred) == "") {
			return true
		}
	}
	return false
}

// inverse is the comparison opposite to the one that a block branches on, when the block is
// better left by that; "" when it is not, or has no opposite.
func (b *body) inverse(block *ssa.BasicBlock) string {
	if block.Succs[0] == block.Succs[1] || b.next(block) != block.Succs[0] {
		return ""
	}
	c, ok := block.Instrs[len(block.Instrs)-1].(*ssa.If).Cond.(*ssa.BinOp)
	if !ok || !b.of(c).late || b.reflect(c.X.Type()).Kind() == reflect.Float32 || b.reflect(c.X.Type()).Kind() == reflect.Float64 {
		return ""
	}
	switch c.Op {
	case token.LSS:
		return ">="
	case token.LEQ:
		return ">"
	case token.GTR:
		return "<="
	case token.GEQ:
		return "<"
	case token.EQL:
		return "!="
	}
	return "=="
}

// branch writes a conditional jump.
func (b *body) branch(in *ssa.If) {
	block := in.Block()
	yes, no := block.Succs[0], block.Succs[1]
	first, second := b.moves(block, yes), b.moves(block, no)
	if yes == no {
		// Both edges lead to one block, where its phis tell them apart by place.
		first, second = b.edgeMoves(block, 0), b.edgeMoves(block, 1)
	}
	cond := ""
	if c, ok := in.Cond.(*ssa.BinOp); ok && b.of(c).late {
		op := c.Op.String()
		if inverse := b.inverse(block); inverse != "" {
			op = inverse
			yes, no, first, second = no, yes, second, first
		}
		cond = b.variable(c.X) + " " + op + " " + b.value(c.Y)
	} else {
		cond = b.value(in.Cond)
	}
	b.emit("if %s {", cond)
	for _, s := range first {
		b.emit("%s", s)
	}
	b.emit("goto b%s\n}", strconv.Itoa(yes.Index))
	for _, s := range second {
		b.emit("%s", s)
	}
	b.jump(no, block)
}

// branchedOn reports whether a comparison is used by the branch that ends its block only, and
// is one that the interpreter makes right.
func (b *body) branchedOn(in *ssa.BinOp) bool {
	switch in.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.EQL, token.NEQ:
	default:
		return false
	}
	branch, ok := in.Block().Instrs[len(in.Block().Instrs)-1].(*ssa.If)
	if !ok || branch.Cond != ssa.Value(in) || useCount(in) != 1 {
		return false
	}
	k := b.reflect(in.X.Type()).Kind()
	return k >= reflect.Int && k <= reflect.Float64 || k == reflect.String
}

// useCount counts the instructions that use v, but for debug information.
func useCount(v ssa.Value) (n int) {
	for _, r := range *v.Referrers() {
		if _, ok := r.(*ssa.DebugRef); !ok {
			n++
		}
	}
	return n
}
