package rt

import (
	"go/token"
	"go/types"
	"reflect"
	"sync"
	"unsafe"
)

// hidden holds reflect.Types of compiled types that cannot be named.
var (
	hidden   = map[string]reflect.Type{}
	hiddenMu sync.Mutex

	remembered sync.Map // import paths of the packages whose hidden types are known
)

// remember notes the unexported types that a compiled value's type leads to.
func remember(t reflect.Type) {
	hiddenMu.Lock()
	defer hiddenMu.Unlock()
	var note func(t reflect.Type)
	note = func(t reflect.Type) {
		if t.PkgPath() != "" {
			if !token.IsExported(t.Name()) {
				hidden[t.PkgPath()+"."+t.Name()] = t
			} else if t.Kind() == reflect.Struct {
				for i := range t.NumField() {
					if f := t.Field(i).Type; f.PkgPath() != "" && !token.IsExported(f.Name()) {
						note(f)
					}
				}
			}
			return
		}
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice:
			note(t.Elem())
		case reflect.Func:
			for i := range t.NumIn() {
				note(t.In(i))
			}
			for i := range t.NumOut() {
				note(t.Out(i))
			}
		}
	}
	note(t)
}

var basics = map[types.BasicKind]reflect.Type{
	types.Bool: reflect.TypeFor[bool](), types.String: reflect.TypeFor[string](),
	types.Int: reflect.TypeFor[int](), types.Int8: reflect.TypeFor[int8](), types.Int16: reflect.TypeFor[int16](),
	types.Int32: reflect.TypeFor[int32](), types.Int64: reflect.TypeFor[int64](),
	types.Uint: reflect.TypeFor[uint](), types.Uint8: reflect.TypeFor[uint8](), types.Uint16: reflect.TypeFor[uint16](),
	types.Uint32: reflect.TypeFor[uint32](), types.Uint64: reflect.TypeFor[uint64](), types.Uintptr: reflect.TypeFor[uintptr](),
	types.Float32: reflect.TypeFor[float32](), types.Float64: reflect.TypeFor[float64](),
	types.Complex64: reflect.TypeFor[complex64](), types.Complex128: reflect.TypeFor[complex128](),
	types.UnsafePointer: reflect.TypeFor[unsafe.Pointer](), // of the prelude only
	types.UntypedBool:   reflect.TypeFor[bool](), types.UntypedInt: reflect.TypeFor[int](), types.UntypedRune: reflect.TypeFor[rune](),
	types.UntypedFloat: reflect.TypeFor[float64](), types.UntypedComplex: reflect.TypeFor[complex128](),
	types.UntypedString: reflect.TypeFor[string](), types.UntypedNil: reflect.TypeFor[any](),
}

// Reflect returns the type of the values of t. It panics with *Unsupported when t has none.
func (m *Machine) Reflect(t types.Type) reflect.Type {
	t = types.Unalias(t)
	if r, ok := m.reflects.At(t).(reflect.Type); ok {
		return r
	}
	m.depth++
	r := m.reflect(t)
	m.depth--
	m.reflects.Set(t, r)
	for m.depth == 0 && len(m.shells) > 0 {
		patch := m.shells[0]
		m.shells = m.shells[1:]
		m.depth++
		patch()
		m.depth--
	}
	return r
}

func (m *Machine) reflect(t types.Type) reflect.Type {
	switch t := t.(type) {
	case *types.Basic:
		if r, ok := basics[t.Kind()]; ok {
			return r
		}
		panic(&Unsupported{"construct", "type " + t.Name()})
	case *types.Named:
		if t.Obj().Name() == "deferStack" && types.Identical(t.Underlying(), types.Typ[types.UnsafePointer]) {
			return frameType // go/ssa's opaque type
		}
		if t.Obj().Pkg() == nil || !m.local(t.Obj().Pkg()) {
			r, err := compiled(t)
			if err != nil {
				panic(err)
			}
			if r.Kind() == reflect.Interface && r.PkgPath() != "" && !m.begun {
				m.UsePackage(r.PkgPath()) // the script need not import it to implement it
			}
			return r
		}
		if m.isRecursive(t) {
			return m.shell(t)
		}
		return m.Reflect(t.Underlying())
	case *types.Interface:
		return anyType
	case *types.Pointer:
		return reflect.PointerTo(m.Reflect(t.Elem()))
	case *types.Slice:
		return reflect.SliceOf(m.Reflect(t.Elem()))
	case *types.Array:
		return reflect.ArrayOf(int(t.Len()), m.Reflect(t.Elem()))
	case *types.Map:
		return reflect.MapOf(m.Reflect(t.Key()), m.Reflect(t.Elem()))
	case *types.Chan:
		return reflect.ChanOf(direction(t), m.Reflect(t.Elem()))
	case *types.Signature:
		return m.funcOf(t)
	case *types.Struct:
		return reflect.StructOf(m.fields(t, "", m.Reflect))
	case *types.Tuple:
		panic(&Unsupported{"construct", "a list of values"})
	}
	panic(&Unsupported{"construct", "type " + t.String()})
}

func direction(t *types.Chan) reflect.ChanDir {
	switch t.Dir() {
	case types.SendOnly:
		return reflect.SendDir
	case types.RecvOnly:
		return reflect.RecvDir
	}
	return reflect.BothDir
}

// funcOf drops "...": a lowered call passes the slice.
func (m *Machine) funcOf(t *types.Signature) reflect.Type {
	var in, out []reflect.Type
	for v := range t.Params().Variables() {
		in = append(in, m.Reflect(v.Type()))
	}
	for v := range t.Results().Variables() {
		out = append(out, m.Reflect(v.Type()))
	}
	return reflect.FuncOf(in, out, false)
}

func (m *Machine) fields(t *types.Struct, unique string, of func(types.Type) reflect.Type) []reflect.StructField {
	fields := make([]reflect.StructField, t.NumFields())
	for i := range fields {
		f := t.Field(i)
		r := of(f.Type())
		tag := t.Tag(i)
		embedded := f.Embedded() && canEmbed(r)
		if !f.Exported() && !embedded {
			tag = `json:"-"`
		}
		if i == 0 && unique != "" {
			tag += unique
		}
		fields[i] = reflect.StructField{Name: FieldName(t, i), Type: r, Tag: reflect.StructTag(tag), Anonymous: embedded}
	}
	return fields
}

// canEmbed reports whether reflect.StructOf takes an embedded field of type r: a struct
// without methods, so that encoding/json sees its fields as the struct's own.
func canEmbed(r reflect.Type) bool {
	if r.Kind() == reflect.Pointer {
		return r.Elem().Kind() == reflect.Struct && r.Name() == "" && r.Elem().Name() == "" && r.NumMethod() == 0
	}
	return r.Kind() == reflect.Struct && r.Name() == "" && r.NumMethod() == 0
}
