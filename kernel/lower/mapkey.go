package lower

import (
	"fmt"
	"go/token"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// mapKey is the key of an operation on a map. Keys that hold interfaces are checked first:
// what keeps them from being hashed must be named as the script names it.
func (b *body) mapKey(table, key ssa.Value, reads bool) string {
	t, ok := table.Type().Underlying().(*types.Map)
	if !ok {
		return b.value(key) // the index of a string
	}
	r := b.reflect(table.Type())
	if rt.PlainKey(r.Key()) {
		return b.value(key)
	}
	if types.IsInterface(t.Key()) && r.Key().NumMethod() == 0 {
		if !known(key) {
			b.emit("CheckKey(%s, %s, %v)", b.value(table), b.value(key), fmt.Sprint(reads))
		}
		return b.value(key)
	}
	return b.keyFunc(r, reads) + "(" + b.value(table) + ", " + b.value(key) + ")"
}

// keyFunc names the function of a map of type r and a key that gives the key checked.
func (b *body) keyFunc(r reflect.Type, reads bool) string {
	return b.once(fmt.Sprintf("Key %s %v", b.typ(r), reads), func() reflect.Value { return b.m.KeyFunc(r, reads) })
}

// updates reports whether a read is that of an assignment m[k] op= y, or
// m[k] = append(m[k], y), which the compiler makes with one look into the map, but for
// divisions.
func updates(in *ssa.Lookup) bool {
	if in.CommaOk || len(*in.Referrers()) != 1 {
		return false
	}
	switch op := (*in.Referrers())[0].(type) {
	case *ssa.BinOp:
		if len(*op.Referrers()) != 1 || op.Op == token.QUO || op.Op == token.REM {
			return false
		}
		up, ok := (*op.Referrers())[0].(*ssa.MapUpdate)
		return ok && up.Pos() == in.Pos()
	case *ssa.Call:
		f, ok := op.Call.Value.(*ssa.Builtin)
		if !ok || f.Name() != "append" || op.Call.Args[0] != ssa.Value(in) || len(*op.Referrers()) != 1 {
			return false
		}
		up, ok := (*op.Referrers())[0].(*ssa.MapUpdate)
		return ok && sameSlice(up.Map, in.X) && sameKey(up.Key, in.Index)
	}
	return false
}

// sameKey reports whether two keys are one variable, put into an interface or not.
func sameKey(x, y ssa.Value) bool {
	if a, ok := x.(*ssa.MakeInterface); ok {
		b, ok := y.(*ssa.MakeInterface)
		return ok && sameSlice(a.X, b.X)
	}
	return sameSlice(x, y)
}

// known reports whether a key is put into its interface here and holds none itself.
func known(key ssa.Value) bool {
	in, ok := key.(*ssa.MakeInterface)
	if !ok {
		return false
	}
	switch t := in.X.Type().Underlying().(type) {
	case *types.Basic, *types.Pointer, *types.Chan:
		return true
	case *types.Struct:
		return t.NumFields() == 0
	}
	return false
}
