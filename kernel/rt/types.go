package rt

import (
	"go/types"
	"reflect"
	"strconv"
	"sync"

	"galley/kernel/symbols"
)

// Type describes a type of the script.
type Type struct {
	Go      types.Type
	R       reflect.Type // type of its values
	Name    string       // as %T prints it
	Plain   bool         // R is exactly this type: values need no Box
	Methods map[string]reflect.Value

	m     *Machine
	impl  sync.Map // types.Type (interface) → missing method, "" if none
	mu    sync.Mutex
	elem  *Type
	key   *Type
	field []fieldInfo
}

// fieldInfo is a field of a struct type.
type fieldInfo struct {
	Name     string
	Type     *Type
	Exported bool
	Embedded bool
}

// Unsupported says why a type has no representation.
type Unsupported struct {
	Kind string // of refusal
	Name string
}

func (u *Unsupported) Error() string { return u.Kind + ": " + u.Name }

var (
	anyType   = reflect.TypeFor[any]()
	errorType = reflect.TypeFor[error]()
	boxType   = reflect.TypeFor[Box]()
	frameType = reflect.TypeFor[*Frame]()
)

// Type returns the descriptor of t; identical types share one.
func (m *Machine) Type(t types.Type) *Type {
	t = types.Unalias(t)
	if d, ok := m.types.At(t).(*Type); ok {
		return d
	}
	d := &Type{Go: t, R: m.Reflect(t), Name: m.TypeName(t), Plain: m.plain(t, nil), Methods: map[string]reflect.Value{}, m: m}
	m.types.Set(t, d)
	return d
}

// Elem is the descriptor of the element type of a pointer, slice, array, map or channel.
func (t *Type) Elem() *Type {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.elem == nil {
		if e, ok := t.Go.Underlying().(interface{ Elem() types.Type }); ok {
			t.elem = t.m.lockedType(e.Elem())
		}
	}
	return t.elem
}

// Key is the descriptor of a map's keys.
func (t *Type) Key() *Type {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.key == nil {
		t.key = t.m.lockedType(t.Go.Underlying().(*types.Map).Key())
	}
	return t.key
}

// Fields are the fields of a struct type.
func (t *Type) Fields() []fieldInfo {
	t.mu.Lock()
	defer t.mu.Unlock()
	if s, ok := t.Go.Underlying().(*types.Struct); ok && t.field == nil {
		for f := range s.Fields() {
			t.field = append(t.field, fieldInfo{Name: f.Name(), Type: t.m.lockedType(f.Type()), Exported: f.Exported(), Embedded: f.Embedded()})
		}
	}
	return t.field
}

var typesMu sync.Mutex

// lockedType is Type for use while the program runs, from any goroutine.
func (m *Machine) lockedType(t types.Type) *Type {
	typesMu.Lock()
	defer typesMu.Unlock()
	return m.Type(t)
}

// IsPlain reports whether values of t are kept in interfaces as they are.
func (m *Machine) IsPlain(t types.Type) bool { return m.plain(t, nil) }

// plain reports whether the reflect.Type of t is t itself.
func (m *Machine) plain(t types.Type, seen []types.Type) bool {
	for _, s := range seen {
		if types.Identical(s, t) {
			return true
		}
	}
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return true
	case *types.Named:
		if t.Obj().Pkg() == nil {
			return true // error
		}
		return !m.local(t.Obj().Pkg())
	case *types.Interface:
		return t.Empty()
	case *types.Pointer:
		return m.plain(t.Elem(), seen)
	case *types.Slice:
		return m.plain(t.Elem(), seen)
	case *types.Array:
		return m.plain(t.Elem(), seen)
	case *types.Chan:
		return m.plain(t.Elem(), seen)
	case *types.Map:
		return m.plain(t.Key(), seen) && m.plain(t.Elem(), seen)
	case *types.Signature:
		if t.Variadic() {
			return false
		}
		for v := range t.Params().Variables() {
			if !m.plain(v.Type(), seen) {
				return false
			}
		}
		for v := range t.Results().Variables() {
			if !m.plain(v.Type(), seen) {
				return false
			}
		}
		return true
	case *types.Struct:
		for f := range t.Fields() {
			if !f.Exported() || f.Embedded() || !m.plain(f.Type(), seen) {
				return false
			}
		}
		return true
	}
	return false
}

// FieldName is the name of field i in the reflect.Type of a lowered struct.
func FieldName(s *types.Struct, i int) string {
	f := s.Field(i)
	switch {
	case f.Name() == "_":
		return "Zz_" + strconv.Itoa(i)
	case f.Exported():
		return f.Name()
	}
	return "Zz_" + f.Name()
}

// compiled finds the reflect.Type of a named type of a compiled package.
func compiled(t *types.Named) (reflect.Type, error) {
	obj := t.Obj()
	if obj.Pkg() == nil {
		return errorType, nil
	}
	name := obj.Pkg().Name() + "." + obj.Name()
	if t.TypeArgs().Len() > 0 {
		return nil, &Unsupported{"generic", name}
	}
	pkg, ok := symbols.Load(obj.Pkg().Path())
	if ok {
		if v, ok := pkg.Values[obj.Name()]; ok && v.Kind() == reflect.Pointer && v.IsNil() {
			return v.Type().Elem(), nil
		}
	}
	hiddenMu.Lock()
	defer hiddenMu.Unlock()
	if found, ok := hidden[obj.Pkg().Path()+"."+obj.Name()]; ok {
		return found, nil
	}
	return nil, &Unsupported{"name", name}
}
