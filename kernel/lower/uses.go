package lower

import "golang.org/x/tools/go/ssa"

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
