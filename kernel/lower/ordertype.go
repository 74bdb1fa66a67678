package lower

import (
	"go/ast"
	"go/types"
)

// byAddress reports whether the compiler puts a value of type t into an interface by its
// address (walk.dataWordFuncName).
func byAddress(t types.Type) (by bool) {
	defer func() {
		if recover() != nil {
			by = false // a type parameter has no size
		}
	}()
	size, align := sizes.Sizeof(t), sizes.Alignof(t)
	switch {
	case size == 2 && align == 2,
		size == 4 && align == 4 && !hasPointers(t),
		size == 8 && align == 8 && !hasPointers(t):
		return false
	}
	switch sole := soleComponent(t).Underlying().(type) {
	case *types.Slice:
		return false
	case *types.Basic:
		return sole.Info()&types.IsString == 0
	}
	return true
}

// sizeOf is the size of a type, and more than any for a type parameter's.
func sizeOf(t types.Type) (n int64) {
	defer func() {
		if recover() != nil {
			n = beyond
		}
	}()
	return sizes.Sizeof(t)
}

// soleComponent is what t consists of if it is a struct of one field, an array of one
// element, or such a one of such a one.
func soleComponent(t types.Type) types.Type {
	switch u := t.Underlying().(type) {
	case *types.Struct:
		if u.NumFields() == 1 {
			return soleComponent(u.Field(0).Type())
		}
	case *types.Array:
		if u.Len() == 1 {
			return soleComponent(u.Elem())
		}
	}
	return t
}

var sizes = types.SizesFor("gc", "amd64")

func hasPointers(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0 || u.Kind() == types.UnsafePointer
	case *types.Array:
		return u.Len() > 0 && hasPointers(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if hasPointers(f.Type()) {
				return true
			}
		}
		return false
	}
	return true
}

// inRegisters reports whether the compiler may keep a variable of type t in registers
// (ssa.CanSSA); true where that hangs on a type parameter.
func inRegisters(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.TypeParam:
		return true
	case *types.Array:
		return u.Len() == 0 || u.Len() == 1 && inRegisters(u.Elem())
	case *types.Struct:
		if n := sizeOf(t); u.NumFields() > 4 || n > 32 && n != beyond {
			return false
		}
		for f := range u.Fields() {
			if !inRegisters(f.Type()) {
				return false
			}
		}
	}
	return true
}

// direct reports whether a value of type t is itself the data word of an interface
// (types.IsDirectIface).
func direct(t types.Type) bool {
	if tuple, ok := t.(*types.Tuple); ok {
		t = tuple.At(0).Type()
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Chan, *types.Signature:
		return true
	case *types.Basic:
		return u.Kind() == types.UnsafePointer
	case *types.Array:
		return u.Len() == 1 && direct(u.Elem())
	case *types.Struct:
		return u.NumFields() == 1 && direct(u.Field(0).Type())
	}
	return false
}

// bytesToString reports whether a key is string(bytes), or holds one.
func bytesToString(e ast.Expr, info *types.Info) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		if !info.Types[e.Fun].IsType() || len(e.Args) != 1 {
			return false
		}
		s, ok := info.TypeOf(e.Args[0]).Underlying().(*types.Slice)
		if !ok {
			return false
		}
		b, ok := s.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Uint8
	case *ast.CompositeLit:
		for _, x := range e.Elts {
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				x = kv.Value
			}
			if bytesToString(x, info) {
				return true
			}
		}
	}
	return false
}
