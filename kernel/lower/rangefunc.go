package lower

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

// go/ssa gives each range over a function a state, the variable jump$N: 0 between the calls
// of its body, busy in one, the number of the exit once the body was left by break or the
// like, and done after the iterator has returned.
const (
	rangeBusy = "-1"
	rangeDone = "-2"
)

// rangeState reports whether a load is that of the state of a range over a function after
// its iterator has returned.
func rangeState(in *ssa.UnOp) bool {
	a, ok := in.X.(*ssa.Alloc)
	return ok && strings.HasPrefix(a.Comment, "jump$")
}

// endRange ends a range over a function that was left by break or the like: an iterator that
// calls the body after that is told so, as the compiler does, and as go/ssa does not.
func (b *body) endRange(load *ssa.UnOp) {
	b.emit("if %s > 0 {\n%s = %s\n}", b.register(load), b.path(load.X), rangeDone)
}

// rangeFault writes the panics of iterators that do what they must not, with the compiler's
// texts in place of go/ssa's, and reports whether in is one.
func (b *body) rangeFault(in *ssa.Panic) bool {
	block := in.Block()
	switch block.Comment {
	case "rangefunc.resume.busy":
		b.emit("FailRange(0)")
		return true
	case "yield-invalid":
		if b.fn.Synthetic != "range-over-func yield" || len(block.Preds) != 1 {
			return false
		}
		if load := testedState(block.Preds[0]); load != nil {
			b.emit("%s = %s", b.path(load.X), rangeBusy)
			b.emit("FailRange(%s)", b.value(load))
			return true
		}
	}
	return false
}

// testedState is the load of the state that a block branches on.
func testedState(block *ssa.BasicBlock) *ssa.UnOp {
	branch, ok := block.Instrs[len(block.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	test, ok := branch.Cond.(*ssa.BinOp)
	if !ok {
		return nil
	}
	load, _ := test.X.(*ssa.UnOp)
	return load
}
