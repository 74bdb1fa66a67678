package lower

import (
	"go/types"

	"golang.org/x/tools/go/types/typeutil"
)

// The compiler numbers the types declared in functions through all files of a package, and
// the number is part of the name of a generic type that has one as its argument.

// numbered refuses, in an analysis, a type whose name has such a number: the other files of
// the folder are not known here.
func (l *lowering) numbered(t types.Type) {
	if l.c.Pkg.Name() == "main" {
		return
	}
	if obj := l.localArgument(t, false, new(typeutil.Map)); obj != nil {
		l.refuse("local", obj.Pos(), "a generic type of "+obj.Name())
	}
}

// localArgument finds a type declared in a function within the type arguments of t.
func (l *lowering) localArgument(t types.Type, within bool, done *typeutil.Map) types.Object {
	t = types.Unalias(t)
	if done.Set(t, true) != nil && !within {
		return nil
	}
	switch t := t.(type) {
	case *types.Named:
		obj := t.Obj()
		if within && obj.Pkg() != nil && obj.Parent() != obj.Pkg().Scope() {
			return obj
		}
		for _, arg := range l.m.Arguments(t) {
			if obj := l.localArgument(arg, true, done); obj != nil {
				return obj
			}
		}
	case *types.Map:
		if obj := l.localArgument(t.Key(), within, done); obj != nil {
			return obj
		}
		return l.localArgument(t.Elem(), within, done)
	case interface{ Elem() types.Type }:
		return l.localArgument(t.Elem(), within, done)
	case *types.Struct:
		for f := range t.Fields() {
			if obj := l.localArgument(f.Type(), within, done); obj != nil {
				return obj
			}
		}
	case *types.Signature:
		for _, list := range []*types.Tuple{t.Params(), t.Results()} {
			for v := range list.Variables() {
				if obj := l.localArgument(v.Type(), within, done); obj != nil {
					return obj
				}
			}
		}
	}
	return nil
}
