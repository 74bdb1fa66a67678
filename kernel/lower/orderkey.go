package lower

import (
	"go/ast"
	"go/types"
)

// handing is how the compiler hands the key of a map to the run time (walk.mapfast,
// order.mapKeyTemp).
type handing int

const (
	asIs        handing = iota
	asAddress           // by its address
	asConverted         // as an integer, pointer or string of another type
	asCopy              // as the value of a variable that it is copied to
)

// handingOf is how keys of a map of type m are handed over; as they are, if that is unknown.
func handingOf(m *types.Map) handing {
	const biggest = 128 // of the elements of a map that is looked up by value
	t := m.Key()
	if unknown(t) || unknown(m.Elem()) {
		return asIs
	}
	if sizeOf(m.Elem()) > biggest {
		return asAddress
	}
	if isString(soleComponent(t)) {
		switch {
		case types.Identical(t, types.Typ[types.String]):
			return asIs
		case isString(t):
			return asConverted
		}
		return asCopy
	}
	pointer := types.Identical(t.Underlying(), types.Typ[types.UnsafePointer])
	if n := sizeOf(t); n != 4 && n != 8 || !pointer && !plainMemory(t) {
		return asAddress
	}
	switch t.Underlying().(type) {
	case *types.Struct, *types.Array:
		return asCopy
	}
	for _, kind := range []types.BasicKind{types.Uint32, types.Uint64, types.UnsafePointer} {
		if types.Identical(t, types.Typ[kind]) {
			return asIs
		}
	}
	return asConverted
}

// key is as for the key of a map of type m.
func (o *order) key(e *ast.Expr, m *types.Map) func() bool {
	return func() (late bool) {
		*e, late = o.convert(*e, m.Key())
		from := o.info.TypeOf(*e)
		made := types.IsInterface(m.Key()) && !types.IsInterface(from)
		if unknown(m.Key()) || unknown(m.Elem()) || unknown(from) && !types.Identical(from, m.Key()) {
			o.unsure(*e, late)
		}
		switch how := handingOf(m); {
		case late && (made || how == asCopy):
			*e, late = o.hoist(*e), false
		case how == asAddress:
			*e, late = o.pin(*e, late)
		}
		return late
	}
}

// reflexive reports whether every key of type t is equal to itself.
func reflexive(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Info()&(types.IsFloat|types.IsComplex) == 0
	case *types.Pointer, *types.Chan:
		return true
	case *types.Array:
		return reflexive(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if !reflexive(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}
