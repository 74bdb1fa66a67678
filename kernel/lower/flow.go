package lower

import (
	"bytes"
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// settle stores results that do not depend on deferred calls before those run.
func (b *body) settle(in *ssa.RunDefers) {
	instrs := in.Block().Instrs
	ret, ok := instrs[len(instrs)-1].(*ssa.Return)
	if !ok {
		return
	}
	after := map[ssa.Value]bool{}
	past := false
	for _, i := range instrs {
		if i == in {
			past = true
		}
		if v, ok := i.(ssa.Value); ok && past {
			after[v] = true
		}
	}
	for i, v := range ret.Results {
		if !after[v] && i < len(b.outs) {
			b.emit("%s = %s", b.outs[i], b.value(v))
		}
	}
}

// returns writes a return.
func (b *body) returns(in *ssa.Return) {
	late := b.frame != "" && !runsDeferred(in.Block())
	if late {
		b.emit("RunDeferred(%s)", b.frame)
	}
	var vals []string
	for i, v := range in.Results {
		if load, ok := v.(*ssa.UnOp); ok && late && b.loadsResult(load, i) {
			b.instruction(load) // again: a deferred call may have set it
		}
		vals = append(vals, b.value(v))
	}
	if b.frame == "" {
		b.emit("return %s", strings.Join(vals, ", "))
		return
	}
	for i, s := range vals {
		b.emit("%s = %s", b.outs[i], s)
	}
	b.emit("return")
}

// loadsResult reports whether a value is what the named result i holds.
func (b *body) loadsResult(load *ssa.UnOp, i int) bool {
	variable, ok := load.X.(*ssa.Alloc)
	results := b.fn.Signature.Results()
	return ok && load.Op == token.MUL && i < results.Len() && results.At(i).Name() != "" && variable.Pos() == results.At(i).Pos()
}

// runsDeferred reports whether a returning block runs the deferred calls itself. (go/ssa
// leaves it out where only the body of a range over a function defers.)
func runsDeferred(block *ssa.BasicBlock) bool {
	for _, in := range block.Instrs {
		if _, ok := in.(*ssa.RunDefers); ok {
			return true
		}
	}
	return false
}

// next is the block that is written after block; nil if there is none.
func (b *body) next(block *ssa.BasicBlock) *ssa.BasicBlock {
	for _, n := range b.fn.Blocks[block.Index+1:] {
		if n != b.fn.Recover {
			return n
		}
	}
	return nil
}

// jump goes to a block, unless it comes next.
func (b *body) jump(to, from *ssa.BasicBlock) {
	if b.next(from) != to {
		b.emit("goto b%s", strconv.Itoa(to.Index))
	}
}

func (b *body) edgeMoves(block *ssa.BasicBlock, k int) []string {
	to := block.Succs[0]
	var edges []int
	for i, p := range to.Preds {
		if p == block {
			edges = append(edges, i)
		}
	}
	var out []string
	for _, in := range to.Instrs {
		phi, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		if d, s := b.register(phi), b.value(phi.Edges[edges[k]]); d != s {
			out = append(out, d+" = "+s)
		}
	}
	return out
}

// moves writes the assignments to the phis of block "to" on the edge from block "from".
func (b *body) moves(from, to *ssa.BasicBlock) []string {
	var dst, src []string
	edge := -1
	for i, p := range to.Preds {
		if p == from {
			edge = i
			break
		}
	}
	for _, in := range to.Instrs {
		phi, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		d, s := b.register(phi), b.value(phi.Edges[edge])
		if d != s {
			dst, src = append(dst, d), append(src, s)
		}
	}
	var out []string
	for len(dst) > 0 {
		ready := -1
		for i, d := range dst {
			used := false
			for j, s := range src {
				if j != i && s == d {
					used = true
				}
			}
			if !used {
				ready = i
				break
			}
		}
		if ready < 0 {
			// A cycle: keep one variable's old value aside.
			phi := b.phiNamed(to, dst[0])
			keep := b.scratch(dst[0]+"k", b.reflect(phi.Type()))
			out = append(out, keep+" = "+dst[0])
			for j := range src {
				if src[j] == dst[0] {
					src[j] = keep
				}
			}
			continue
		}
		out = append(out, dst[ready]+" = "+src[ready])
		dst = append(dst[:ready], dst[ready+1:]...)
		src = append(src[:ready], src[ready+1:]...)
	}
	return out
}

func (b *body) phiNamed(block *ssa.BasicBlock, name string) *ssa.Phi {
	for _, in := range block.Instrs {
		if phi, ok := in.(*ssa.Phi); ok && b.of(phi).name == name {
			return phi
		}
	}
	return nil
}

// block writes one basic block.
func (b *body) block(block *ssa.BasicBlock) {
	labelled := b.targeted(block)
	if labelled {
		b.emit("b%s:", strconv.Itoa(block.Index))
	}
	start := len(b.code)
	b.marked = 0
	for _, p := range block.Preds {
		if p.Index >= block.Index {
			b.at(firstPos(block)) // a loop: show where it is
			break
		}
	}
	if block == b.fn.Blocks[0] && b.fn.Synthetic == "" {
		b.at(b.fn.Pos())
		b.marked = 0
	}
	for _, in := range block.Instrs {
		b.instruction(in)
	}
	if !labelled {
		return
	}
	if mustNotBeLabelled(b.code[start:]) {
		b.code = slices.Insert(b.code, start, []byte(b.scratch("nop", reflect.TypeFor[int]())+" = 0\n")...)
	}
}

// mustNotBeLabelled reports whether the interpreter does not take a label before what code
// begins with: a jump, another label (of a block: no variable begins with b), or nothing.
func mustNotBeLabelled(code []byte) bool {
	return len(code) == 0 || code[0] == 'b' || bytes.HasPrefix(code, []byte("return")) || bytes.HasPrefix(code, []byte("goto ")) || bytes.HasPrefix(code, []byte("if "))
}
