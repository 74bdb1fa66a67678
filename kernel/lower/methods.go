package lower

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/types/typeutil"

	"galley/kernel/rt"
)

// methods registers the methods of the types whose values may be in interfaces.
func (l *lowering) methods() {
	var done typeutil.Map
	for {
		var list []types.Type
		for _, t := range l.prog.RuntimeTypes() { // in no order
			if done.At(t) == nil && !types.IsInterface(t) {
				list = append(list, t)
				done.Set(t, true)
			}
		}
		if len(list) == 0 {
			return
		}
		for _, t := range l.inOrder(list) {
			l.numbered(t)
			l.typeMethods(t)
		}
		l.drain()
	}
}

// inOrder sorts types by their names, without aliases, which go/ssa has in no order; and those
// declared in functions under one name by place.
func (l *lowering) inOrder(list []types.Type) []types.Type {
	type key struct {
		t    types.Type
		name string
		pos  token.Pos
	}
	keys := make([]key, len(list))
	for i, t := range list {
		keys[i] = key{t, l.m.TypeName(t), placeOf(t)}
	}
	slices.SortFunc(keys, func(a, b key) int {
		if c := cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.pos, b.pos)); c != 0 {
			return c
		}
		return cmp.Compare(types.TypeString(a.t, nil), types.TypeString(b.t, nil)) // of packages of one name
	})
	for i, k := range keys {
		list[i] = k.t
	}
	return list
}

// placeOf is where the type that t is made of is declared, if it has a name.
func placeOf(t types.Type) token.Pos {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return t.Obj().Pos()
	case interface{ Elem() types.Type }:
		return placeOf(t.Elem())
	}
	return token.NoPos
}

func (l *lowering) typeMethods(t types.Type) {
	defer func() {
		if v := recover(); v != nil {
			u, ok := v.(*rt.Unsupported)
			if !ok {
				panic(v)
			}
			l.unsupported(u)
		}
	}()
	set := l.prog.MethodSets.MethodSet(t)
	if set.Len() == 0 || l.m.IsPlain(t) {
		return
	}
	d := l.m.Type(t)
	for i := range set.Len() {
		obj := set.At(i).Obj()
		name := obj.Name()
		if !obj.Exported() && !l.localPackage(obj.Pkg()) {
			continue // of a compiled package; nothing here can call it
		}
		fn := l.prog.MethodValue(set.At(i))
		if fn == nil {
			continue
		}
		setter := l.export("Method_", reflect.ValueOf(func(f any) { d.Methods[name] = reflect.ValueOf(f) }))
		fmt.Fprintf(&l.prelude, "%s(%s)\n", setter, l.function(fn))
	}
}
