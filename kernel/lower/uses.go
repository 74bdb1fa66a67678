package lower

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// uses are the instructions that use v, but for debug information. The list may be v's own.
func uses(v ssa.Value) []ssa.Instruction {
	refs := v.Referrers()
	if refs == nil {
		return nil
	}
	if !slices.ContainsFunc(*refs, isDebugRef) {
		return *refs
	}
	return slices.DeleteFunc(slices.Clone(*refs), isDebugRef)
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
