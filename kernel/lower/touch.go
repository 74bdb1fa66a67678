package lower

import (
	"golang.org/x/tools/go/ssa"
)

func anywhere(ssa.Instruction) bool { return true }

// touches lists the uses of the elements of v, and of what it is sliced to, but for one and
// for those at places that do not count. The functions known are being looked into.
func touches(v ssa.Value, but ssa.Instruction, counts func(at ssa.Instruction) bool, known map[*ssa.Function]bool) (list []touch) {
	seen := map[ssa.Value]bool{}
	put := func(t touch) {
		if counts(t.in) {
			list = append(list, t)
		}
	}
	var add func(v ssa.Value)
	add = func(v ssa.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		for _, r := range uses(v) {
			if r == but {
				continue
			}
			switch r := r.(type) {
			case *ssa.Slice:
				if r.X == v {
					add(r)
				}
			case *ssa.ChangeType:
				add(r)
			case *ssa.Phi:
				for i, e := range r.Edges {
					if pred := r.Block().Preds[i]; e == v && counts(pred.Instrs[len(pred.Instrs)-1]) {
						add(r)
					}
				}
			case *ssa.Call:
				if f, ok := r.Call.Value.(*ssa.Builtin); ok && (f.Name() == "len" || f.Name() == "cap") {
					continue
				}
				w, a := writesArgument(r, v, known)
				put(touch{r, w, a})
			case *ssa.IndexAddr:
				put(touch{r, writesElement(r), false})
			case *ssa.MakeInterface:
				put(touch{r, !printed(r), false})
			default:
				put(touch{r, false, false})
			}
		}
	}
	add(v)
	return list
}

// writesElement reports whether more is done with the address of an element than reading.
func writesElement(v ssa.Value) bool {
	for _, r := range uses(v) {
		switch r := r.(type) {
		case *ssa.UnOp:
		case *ssa.FieldAddr:
			if writesElement(r) {
				return true
			}
		case *ssa.IndexAddr:
			if writesElement(r) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// writesArgument reports whether a call writes to elements of its argument v, and whether it
// appends to it. Functions that are not known from the source count as reading only.
func writesArgument(c *ssa.Call, v ssa.Value, known map[*ssa.Function]bool) (writes, appends bool) {
	if f, ok := c.Call.Value.(*ssa.Builtin); ok {
		switch f.Name() {
		case "append":
			return false, c.Call.Args[0] == v
		case "copy":
			return c.Call.Args[0] == v, false
		}
		return f.Name() == "clear", false
	}
	fn := c.Call.StaticCallee()
	if fn == nil {
		return false, false
	}
	for k, a := range c.Call.Args {
		if a == v {
			w, ap := writesParameter(fn, k, known)
			writes, appends = writes || w, appends || ap
		}
	}
	return writes, appends
}

func writesParameter(fn *ssa.Function, k int, seen map[*ssa.Function]bool) (writes, appends bool) {
	if len(fn.Blocks) == 0 {
		return fn.Object() != nil && fn.Object().Pkg() != nil && fn.Object().Pkg().Path() == "sort", false
	}
	if seen[fn] || k >= len(fn.Params) || len(seen) > 4 {
		return false, false
	}
	seen[fn] = true
	defer delete(seen, fn)
	for _, t := range touches(fn.Params[k], nil, anywhere, seen) {
		writes, appends = writes || t.writes, appends || t.appends
	}
	return writes, appends
}
