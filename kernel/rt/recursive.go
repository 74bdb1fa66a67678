package rt

import (
	"fmt"
	"go/types"
	"reflect"
	"sync/atomic"
	"unsafe"

	"golang.org/x/tools/go/types/typeutil"
)

// recursion is what is known of a type: whether it refers to itself or is too long to be
// spelled, whether its spelling leads to a type that does or is, and how long that is.
// Without it, types that share parts take for ever.
type recursion struct {
	itself, leads *bool
	length        int // 0: not known yet
}

func (m *Machine) recursionOf(t types.Type) *recursion {
	r, ok := m.recursive.At(t).(*recursion)
	if !ok {
		r = &recursion{}
		m.recursive.Set(t, r)
	}
	return r
}

// isRecursive reports whether t must have a shell: it refers to itself, or its spelling is long.
func (m *Machine) isRecursive(t *types.Named) bool {
	r := m.recursionOf(t)
	if r.itself == nil {
		var seen typeSet
		found := m.reaches(t.Underlying(), t, &seen) || m.spelled(t.Underlying()) > longest
		r.itself = &found
	}
	return *r.itself
}

type typeSet struct{ typeutil.Map }

func (s *typeSet) add(t types.Type) bool { return s.Set(t, true) == nil }

func (m *Machine) reaches(t types.Type, target *types.Named, seen *typeSet) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if types.Identical(t, target) {
			return true
		}
		if t.Obj().Pkg() == nil || !m.local(t.Obj().Pkg()) || !seen.add(t) {
			return false
		}
		return m.reaches(t.Underlying(), target, seen)
	case *types.Pointer:
		return m.reaches(t.Elem(), target, seen)
	case *types.Slice:
		return m.reaches(t.Elem(), target, seen)
	case *types.Array:
		return m.reaches(t.Elem(), target, seen)
	case *types.Chan:
		return m.reaches(t.Elem(), target, seen)
	case *types.Map:
		return m.reaches(t.Key(), target, seen) || m.reaches(t.Elem(), target, seen)
	case *types.Signature:
		for v := range t.Params().Variables() {
			if m.reaches(v.Type(), target, seen) {
				return true
			}
		}
		for v := range t.Results().Variables() {
			if m.reaches(v.Type(), target, seen) {
				return true
			}
		}
	case *types.Struct:
		for f := range t.Fields() {
			if m.reaches(f.Type(), target, seen) {
				return true
			}
		}
	}
	return false
}

// hasRecursive reports whether the spelling of t leads to a recursive type.
func (m *Machine) hasRecursive(t types.Type) bool {
	t = types.Unalias(t)
	if _, ok := t.(*types.Basic); ok {
		return false
	}
	r := m.recursionOf(t)
	if r.leads == nil {
		leads := m.leads(t)
		r.leads = &leads
	}
	return *r.leads
}

func (m *Machine) leads(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if t.Obj().Pkg() == nil || !m.local(t.Obj().Pkg()) {
			return false
		}
		return m.isRecursive(t) || m.hasRecursive(t.Underlying())
	case *types.Pointer:
		return m.hasRecursive(t.Elem())
	case *types.Slice:
		return m.hasRecursive(t.Elem())
	case *types.Array:
		return m.hasRecursive(t.Elem())
	case *types.Chan:
		return m.hasRecursive(t.Elem())
	case *types.Map:
		return m.hasRecursive(t.Key()) || m.hasRecursive(t.Elem())
	case *types.Signature:
		for v := range t.Params().Variables() {
			if m.hasRecursive(v.Type()) {
				return true
			}
		}
		for v := range t.Results().Variables() {
			if m.hasRecursive(v.Type()) {
				return true
			}
		}
	case *types.Struct:
		for f := range t.Fields() {
			if m.hasRecursive(f.Type()) {
				return true
			}
		}
	}
	return false
}

var shellCount atomic.Int64

// A recursive type cannot be built by package reflect in one go. Its shell is built first,
// with stand-ins of the same memory layout for what leads back to it; the stand-ins are
// replaced when all shells exist. A tag makes each shell's type its own.

// stand gives a type of t's memory layout that does not lead to recursive types.
func (m *Machine) stand(t types.Type) reflect.Type {
	if !m.hasRecursive(t) {
		return m.Reflect(t)
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return reflect.PointerTo(unique())
	case *types.Slice:
		return reflect.SliceOf(unique())
	case *types.Map:
		return reflect.MapOf(reflect.TypeFor[int](), unique())
	case *types.Chan:
		return reflect.ChanOf(reflect.BothDir, unique())
	case *types.Signature:
		return reflect.FuncOf([]reflect.Type{unique()}, nil, false)
	case *types.Array:
		return reflect.ArrayOf(int(u.Len()), m.stand(u.Elem()))
	case *types.Struct:
		if n, ok := types.Unalias(t).(*types.Named); ok {
			return m.Reflect(n) // contained by value: its shell comes first
		}
		return reflect.StructOf(m.fields(u, "", m.stand))
	}
	return m.Reflect(t)
}

// unique makes a type that nothing else has.
func unique() reflect.Type {
	n := shellCount.Add(1)
	return reflect.StructOf([]reflect.StructField{{Name: "U", Type: reflect.TypeFor[uintptr](), Tag: reflect.StructTag(fmt.Sprintf(`u:"%d"`, n))}})
}

// shell builds the type of a recursive named type and queues its completion.
func (m *Machine) shell(n *types.Named) reflect.Type {
	var r reflect.Type
	later := func(patch func()) { m.shells = append(m.shells, patch) }
	switch u := n.Underlying().(type) {
	case *types.Struct:
		tag := fmt.Sprintf(` u:"%d"`, shellCount.Add(1))
		r = reflect.StructOf(m.fields(u, tag, m.stand))
		for i := range u.NumFields() {
			if f := u.Field(i).Type(); m.hasRecursive(f) {
				later(func() { setField(r, i, m.Reflect(f)) })
			}
		}
	case *types.Slice:
		r = reflect.SliceOf(m.stand(u.Elem()))
		later(func() { setWord(r, elemOffset, m.Reflect(u.Elem())) })
	case *types.Pointer:
		r = reflect.PointerTo(unique())
		later(func() { setWord(r, elemOffset, m.Reflect(u.Elem())) })
	case *types.Map:
		r = reflect.MapOf(m.stand(u.Key()), m.stand(u.Elem()))
		later(func() {
			setWord(r, mapKeyOffset, m.Reflect(u.Key()))
			setWord(r, mapElemOffset, m.Reflect(u.Elem()))
		})
	case *types.Chan:
		r = reflect.ChanOf(direction(u), m.stand(u.Elem()))
		later(func() { setWord(r, elemOffset, m.Reflect(u.Elem())) })
	case *types.Signature:
		var in, out []reflect.Type
		for v := range u.Params().Variables() {
			in = append(in, m.stand(v.Type()))
		}
		for v := range u.Results().Variables() {
			out = append(out, m.stand(v.Type()))
		}
		r = reflect.FuncOf(in, out, false)
		later(func() {
			for i := range in {
				setFuncType(r, i, m.Reflect(u.Params().At(i).Type()))
			}
			for i := range out {
				setFuncType(r, len(in)+i, m.Reflect(u.Results().At(i).Type()))
			}
		})
	case *types.Array:
		r = reflect.ArrayOf(int(u.Len()), m.stand(u.Elem()))
		later(func() {
			elem := m.Reflect(u.Elem())
			setWord(r, elemOffset, elem)
			setWord(r, arraySliceOffset, reflect.SliceOf(elem))
		})
	default:
		return anyType
	}
	return r
}

// Offsets within the run time's type records (internal/abi), after abi.Type.
const (
	typeSize         = 48
	elemOffset       = typeSize     // PtrType, SliceType, ChanType, ArrayType: Elem
	arraySliceOffset = typeSize + 8 // ArrayType: Slice
	mapKeyOffset     = typeSize     // MapType: Key
	mapElemOffset    = typeSize + 8 // MapType: Elem
)

func typePointer(r reflect.Type) unsafe.Pointer {
	return (*[2]unsafe.Pointer)(unsafe.Pointer(&r))[1]
}

func setWord(r reflect.Type, offset uintptr, to reflect.Type) {
	*(*unsafe.Pointer)(unsafe.Add(typePointer(r), offset)) = typePointer(to)
}

// setField replaces the type of field i of a struct type.
func setField(r reflect.Type, i int, to reflect.Type) {
	type field struct{ _, typ, _ unsafe.Pointer }
	type structType struct {
		_      [typeSize]byte
		_      unsafe.Pointer // PkgPath
		fields []field
	}
	(*structType)(typePointer(r)).fields[i].typ = typePointer(to)
}

// setFuncType replaces parameter or result i of a function type made by reflect.FuncOf.
func setFuncType(r reflect.Type, i int, to reflect.Type) {
	const header = typeSize + 8 // InCount, OutCount, padded
	setWord(r, uintptr(header+8*i), to)
}
