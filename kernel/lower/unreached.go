package lower

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// isAddress reports whether an address is one of a part, or kept in a pointer.
func isAddress(x ssa.Value) bool {
	switch x.(type) {
	case *ssa.Alloc, *ssa.Global, *ssa.FreeVar:
		return false
	}
	return true
}

// unreached is the pointer that shows whether there is anything at address x; "" if that is
// known: x has been made, or an index been found in range.
func (b *body) unreached(x ssa.Value) string {
	for {
		switch v := x.(type) {
		case *ssa.FieldAddr:
			if !b.of(v).direct {
				return ""
			}
			x = v.X
		case *ssa.IndexAddr:
			if _, ok := v.X.Type().Underlying().(*types.Pointer); !ok || !b.of(v).direct {
				return ""
			}
			x = v.X
		default:
			if mayFail(x) {
				return b.value(x)
			}
			return ""
		}
	}
}
