package lower

import (
	"fmt"
	"go/types"
	"reflect"
	"sort"

	"golang.org/x/tools/go/types/typeutil"

	"galley/kernel/rt"
)

// methods registers the methods of the types whose values may be in interfaces.
func (l *lowering) methods() {
	var done typeutil.Map
	for {
		list := l.prog.RuntimeTypes()
		sort.Slice(list, func(i, j int) bool { return l.id(list[i]) < l.id(list[j]) })
		n := 0
		for _, t := range list {
			if done.At(t) != nil || types.IsInterface(t) {
				continue
			}
			done.Set(t, true)
			l.numbered(t)
			n++
			l.typeMethods(t)
		}
		l.drain()
		if n == 0 {
			return
		}
	}
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
