package lower

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// escaping reports whether the compiler is sure to take the array of an append from the heap:
// its result is printed, appended to a slice of slices, or stored by way of a pointer, in an element, a map or a global
// variable, or sent.
func escaping(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	for _, r := range uses(v) {
		switch r := r.(type) {
		case *ssa.Phi:
			if escaping(r, seen) {
				return true
			}
		case *ssa.ChangeType:
			if escaping(r, seen) {
				return true
			}
		case *ssa.Slice:
			if r.X == v && escaping(r, seen) {
				return true
			}
		case *ssa.Call:
			if isAppend(r) && r.Call.Args[0] == v && escaping(r, seen) {
				return true
			}
		case *ssa.MakeInterface:
			if printed(r) {
				return true
			}
		case *ssa.Send:
			if r.X == v {
				return true
			}
		case *ssa.MapUpdate:
			if r.Value == v {
				return true
			}
		case *ssa.Store:
			if r.Val == v && (toHeap(r.Addr) || appended(r.Addr)) {
				return true
			}
		}
	}
	return false
}

// appended reports whether an address is that of an operand of append.
func appended(addr ssa.Value) bool {
	a, ok := addr.(*ssa.IndexAddr)
	if !ok {
		return false
	}
	list, ok := a.X.(*ssa.Alloc)
	if !ok || list.Comment != "varargs" {
		return false
	}
	for _, r := range uses(list) {
		if s, ok := r.(*ssa.Slice); ok {
			for _, r := range uses(s) {
				if c, ok := r.(*ssa.Call); ok && isAppend(c) {
					return true
				}
			}
		}
	}
	return false
}

// printed reports whether an interface value is an operand of a function of fmt.
func printed(m *ssa.MakeInterface) bool {
	for _, r := range uses(m) {
		st, ok := r.(*ssa.Store)
		if !ok {
			continue
		}
		a, ok := st.Addr.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		list, ok := a.X.(*ssa.Alloc)
		if !ok || list.Comment != "varargs" {
			continue
		}
		for _, r := range uses(list) {
			s, ok := r.(*ssa.Slice)
			if !ok {
				continue
			}
			for _, r := range uses(s) {
				if c, ok := r.(*ssa.Call); ok {
					if fn := c.Call.StaticCallee(); fn != nil && fn.Pkg != nil && fn.Pkg.Pkg.Path() == "fmt" {
						return true
					}
				}
			}
		}
	}
	return false
}

// toHeap reports whether storing at an address makes the compiler put what is stored on the
// heap: it goes by way of a pointer, an element or a global variable.
func toHeap(addr ssa.Value) bool {
	switch a := addr.(type) {
	case *ssa.Global:
		return true
	case *ssa.Alloc, *ssa.FreeVar:
		return false
	case *ssa.FieldAddr:
		return toHeap(a.X)
	case *ssa.IndexAddr:
		if _, ok := a.X.Type().Underlying().(*types.Slice); ok {
			return temporary(a) == nil
		}
		return toHeap(a.X)
	}
	return true
}
