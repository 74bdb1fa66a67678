package lower

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Whether append writes into its operand's array or into a new one hangs on the operand's
// capacity. It shows only when both the operand and the result are used afterwards and one of
// them is written to.

// shares reports whether it could show in this function.
func (b *body) shares(in *ssa.Call) bool {
	base := in.Call.Args[0]
	if b.ofPrelude() || certainRoom(base, nil) || len(uses(in)) == 0 {
		return false
	}
	if s, ok := base.(*ssa.Slice); ok {
		// append(s[:i], s[j:]...) has the room that it needs.
		if rest, ok := in.Call.Args[1].(*ssa.Slice); ok && sameSlice(rest.X, s.X) {
			return false
		}
	}
	return b.bothUsed(in, base)
}

// appends reports whether a call may return an append to an argument, and which.
func (b *body) appends(in *ssa.Call) (arg ssa.Value, ok bool) {
	if _, slice := in.Type().Underlying().(*types.Slice); !slice || b.ofPrelude() {
		return nil, false
	}
	switch name := preludeCall(in); name {
	case "slices.Insert", "slices.Replace", "slices.AppendSeq", "slices.Grow":
		arg = in.Call.Args[0]
	default:
		fn := in.Call.StaticCallee()
		if fn == nil || strings.HasPrefix(name, "slices.") {
			return nil, false
		}
		k := appendsTo(fn)
		if k < 0 {
			return nil, false
		}
		arg = in.Call.Args[k]
	}
	return arg, !certainRoom(arg, nil) && b.bothUsed(in, arg)
}

// appendsTo gives the parameter that fn appends to and returns; -1 if there is none.
func appendsTo(fn *ssa.Function) int {
	for _, block := range fn.Blocks {
		ret, ok := block.Instrs[len(block.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) != 1 {
			continue
		}
		if k := appendRoot(fn, ret.Results[0], map[ssa.Value]bool{}); k >= 0 {
			return k
		}
	}
	return -1
}

func appendRoot(fn *ssa.Function, v ssa.Value, seen map[ssa.Value]bool) int {
	if seen[v] {
		return -1
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		if !isAppend(v) {
			return -1
		}
		base := v.Call.Args[0]
		for k, p := range fn.Params {
			if p == base {
				return k
			}
		}
		return appendRoot(fn, base, seen)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if k := appendRoot(fn, e, seen); k >= 0 {
				return k
			}
		}
	}
	return -1
}

// touch is one use of a slice after the append.
type touch struct {
	in      ssa.Instruction
	writes  bool // to elements
	appends bool // beyond the length
}

// bothUsed reports whether after in, which appends to base, both are used so that it shows
// whether they share memory.
func (b *body) bothUsed(in *ssa.Call, base ssa.Value) bool {
	stop := defined(base)
	old := touches(base, in, func(at ssa.Instruction) bool { return follows(in, at, stop) }, map[*ssa.Function]bool{})
	root := base
	for {
		s, ok := root.(*ssa.Slice)
		if !ok {
			break
		}
		root = s.X
		old = append(old, touches(root, in, func(at ssa.Instruction) bool { return at != ssa.Instruction(s) && follows(in, at, defined(root)) }, map[*ssa.Function]bool{})...)
	}
	if load, ok := root.(*ssa.UnOp); ok && !storedBack(in, load.X) {
		old = append(old, reread(load, in)...)
	}
	fresh := touches(in, nil, anywhere, map[*ssa.Function]bool{})
	if len(fresh) > 0 && keptElsewhere(base, in) {
		return true
	}
	for _, o := range old {
		for _, f := range fresh {
			if (o.writes || o.appends) && follows(o.in, f.in, in.Block()) || f.writes && follows(f.in, o.in, stop) {
				return true
			}
		}
	}
	return false
}

// keptElsewhere reports whether a slice has been stored in memory, where others find it, by
// the time of an append.
func keptElsewhere(base ssa.Value, in *ssa.Call) bool {
	for _, r := range uses(base) {
		st, ok := r.(*ssa.Store)
		if !ok || st.Val != base {
			continue
		}
		if a, ok := st.Addr.(*ssa.IndexAddr); ok && temporary(a) != nil {
			continue // on its way to the heap, or into a call
		}
		if follows(st, in, defined(base)) && !storedBack(in, st.Addr) {
			return true
		}
	}
	return false
}

func defined(v ssa.Value) *ssa.BasicBlock {
	if in, ok := v.(ssa.Instruction); ok {
		return in.Block()
	}
	return nil // a parameter
}

// storedBack reports whether a slice is put in the place of the one it was appended to.
func storedBack(v ssa.Value, addr ssa.Value) bool {
	for _, r := range uses(v) {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Val == v && sameAddress(r.Addr, addr) {
				return true
			}
		case *ssa.Phi:
			for _, s := range uses(r) {
				if st, ok := s.(*ssa.Store); ok && sameAddress(st.Addr, addr) {
					return true
				}
			}
		}
	}
	return false
}

// reread lists the uses of a variable in memory after an append to what it held.
func reread(load *ssa.UnOp, in *ssa.Call) (list []touch) {
	refs := load.X.Referrers()
	if refs == nil {
		return nil
	}
	for _, r := range *refs {
		if again, ok := r.(*ssa.UnOp); ok && again != load && follows(in, again, nil) {
			list = append(list, touches(again, in, anywhere, map[*ssa.Function]bool{})...)
		}
	}
	return list
}
