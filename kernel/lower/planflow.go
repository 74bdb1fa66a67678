package lower

import (
	"go/token"
	"unsafe"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
)

// writeBlock writes one basic block.
func (p *plan) writeBlock(block *ssa.BasicBlock) {
	p.at, p.marked = block.Index, 0
	for _, pred := range block.Preds {
		if pred.Index >= block.Index {
			p.f.Loops(p.at)
			if n := p.mark(firstPos(block)); n != 0 {
				p.marked = n
				p.add(direct.Mark(p.m, n)) // a loop: show where it is
			}
			break
		}
	}
	if block.Index == 0 && p.fn.Synthetic == "" {
		if n := p.mark(p.fn.Pos()); n != 0 {
			p.add(direct.Mark(p.m, n))
		}
	}
	list := p.schedule(block)
	for i, in := range list {
		p.next = nil
		for _, next := range list[i+1:] {
			if _, debug := next.(*ssa.DebugRef); !debug {
				p.next = next
				break
			}
		}
		p.step(in)
	}
}

// moves copies the values of phis on the edge to block "to", edge number k of its predecessors.
func (p *plan) moves(to *ssa.BasicBlock, k int) []direct.Step {
	type pair struct {
		t        *direct.Type
		dst, src direct.Slot
	}
	var pairs []pair
	for _, in := range to.Instrs {
		phi, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		if d, s := p.slot(phi), p.slot(phi.Edges[k]); d != s {
			pairs = append(pairs, pair{p.typ(phi), d, s})
		}
	}
	var out []direct.Step
	for len(pairs) > 0 {
		ready := -1
		for i := range pairs {
			used := false
			for j := range pairs {
				used = used || j != i && pairs[j].src == pairs[i].dst
			}
			if !used {
				ready = i
				break
			}
		}
		if ready < 0 {
			// A cycle: keep one old value aside.
			first := pairs[0]
			keep := p.f.Slot(first.t)
			out = append(out, direct.Move(first.t, keep, first.dst))
			for j := range pairs {
				if pairs[j].src == first.dst {
					pairs[j].src = keep
				}
			}
			continue
		}
		m := pairs[ready]
		out = append(out, direct.Move(m.t, m.dst, m.src))
		pairs = append(pairs[:ready], pairs[ready+1:]...)
	}
	return out
}

// edge is the number of the k-th edge between two blocks among the predecessors of "to".
func edge(from, to *ssa.BasicBlock, k int) int {
	for i, pred := range to.Preds {
		if pred == from {
			if k == 0 {
				return i
			}
			k--
		}
	}
	return -1
}

// jump ends a block.
func (p *plan) jump(in *ssa.Jump) {
	to := in.Block().Succs[0]
	for _, s := range p.moves(to, edge(in.Block(), to, 0)) {
		p.add(s)
	}
	p.f.Jump(p.at, to.Index)
}

// branch ends a block by a choice.
func (p *plan) branch(in *ssa.If) {
	block := in.Block()
	var to [2]int
	for i, succ := range block.Succs {
		k := 0
		if i == 1 && succ == block.Succs[0] {
			k = 1
		}
		to[i] = succ.Index
		if moves := p.moves(succ, edge(block, succ, k)); len(moves) > 0 {
			to[i] = p.f.NewBlock()
			for _, s := range moves {
				p.f.Add(to[i], s)
			}
			p.f.Jump(to[i], succ.Index)
		}
	}
	if c, ok := in.Cond.(*ssa.BinOp); ok && p.late[c] {
		if next := direct.IfCompare(p.reflect(c.X.Type()).Kind(), c.Op, p.slot(c.X), p.slot(c.Y), to[0], to[1]); next != nil {
			p.f.Branch(p.at, next)
			return
		}
	}
	p.f.Branch(p.at, direct.If(p.slot(in.Cond), to[0], to[1]))
}

// branchedOn reports whether a comparison is used by the branch that ends its block only.
func branchedOn(in *ssa.BinOp) bool {
	switch in.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.EQL, token.NEQ:
	default:
		return false
	}
	u := uses(in)
	if len(u) != 1 {
		return false
	}
	branch, ok := u[0].(*ssa.If)
	return ok && branch.Block() == in.Block()
}

// settle stores results that do not depend on deferred calls before those run.
func (p *plan) settle(in *ssa.RunDefers) {
	instrs := in.Block().Instrs
	ret, ok := instrs[len(instrs)-1].(*ssa.Return)
	if !ok || !p.f.Defers {
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
		if !after[v] {
			p.add(direct.Move(p.f.Results[i].Type, p.f.Results[i].Slot, p.slot(v)))
		}
	}
}

// returns writes a return.
func (p *plan) returns(in *ssa.Return) {
	recovering := in.Block() == p.fn.Recover
	late := p.f.Defers && !recovering && !runsDeferred(in.Block())
	if late {
		p.add(direct.RunDeferred(p.f.Deferred))
	}
	results := p.operands(in.Results)
	for i, v := range in.Results {
		if load, ok := v.(*ssa.UnOp); ok && late && p.loadsResult(load, i) {
			p.step(load) // again: a deferred call may have set it
		}
	}
	for i, r := range p.f.Results {
		p.add(direct.Move(r.Type, r.Slot, results[i]))
	}
	p.f.Jump(p.at, direct.Done)
}

// panics writes a panic.
func (p *plan) panics(in *ssa.Panic) {
	p.note(in)
	x := p.slot(in.X)
	p.add(func(fp unsafe.Pointer) { panic(*(*any)(unsafe.Add(fp, x))) })
	p.f.Jump(p.at, direct.Done)
}
