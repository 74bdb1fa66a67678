package lower

import (
	"reflect"

	"golang.org/x/tools/go/ssa"
)

// instance gives what runs in the place of an instance of a compiled generic function; ok is
// false for those that only the compiler can make.
func (l *lowering) instance(fn *ssa.Function) (f reflect.Value, ok bool) {
	origin := fn.Origin()
	if origin == nil || origin.Object() == nil || origin.Object().Pkg() == nil {
		return f, false
	}
	switch origin.Object().Pkg().Path() + "." + origin.Name() {
	case "errors.AsType":
		found := fn.Signature.Results().At(0).Type()
		return l.m.AsType(l.m.Type(found), l.reflect(fn.Signature)), true
	}
	return f, false
}
