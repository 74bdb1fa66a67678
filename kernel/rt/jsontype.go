package rt

import (
	"encoding"
	"encoding/json"
	"go/token"
	"go/types"
	"reflect"
	"strings"
)

// jsonType is a type as encoding/json would see it: of the script, or compiled.
type jsonType struct {
	t *Type        // nil for a compiled type
	r reflect.Type // of its values
}

func jsonTypeOf(t *Type) jsonType {
	if t.Plain {
		return jsonType{nil, t.R}
	}
	return jsonType{t, t.R}
}

// jsonHeld is the value in an interface, with its type.
func (m *Machine) jsonHeld(v reflect.Value) (jsonType, reflect.Value) {
	x := m.Canon(v.Interface())
	if b, ok := x.(Box); ok {
		return jsonTypeOf(b.T), b.value()
	}
	return jsonType{nil, reflect.TypeOf(x)}, reflect.ValueOf(x)
}

func (j jsonType) kind() reflect.Kind { return j.r.Kind() }

func (j jsonType) elem() jsonType {
	if j.t != nil {
		return jsonTypeOf(j.t.Elem())
	}
	return jsonType{nil, j.r.Elem()}
}

func (j jsonType) key() jsonType {
	if j.t != nil {
		return jsonTypeOf(j.t.Key())
	}
	return jsonType{nil, j.r.Key()}
}

func (j jsonType) pointer() jsonType {
	if j.t != nil {
		return jsonTypeOf(j.t.pointer())
	}
	return jsonType{nil, reflect.PointerTo(j.r)}
}

// String is the type as %T prints it.
func (j jsonType) String() string {
	if j.t != nil {
		return j.t.Name
	}
	return j.r.String()
}

// name is the type's own name, empty if it has none.
func (j jsonType) name() string {
	if j.t == nil {
		return j.r.Name()
	}
	if _, ok := types.Unalias(j.t.Go).(*types.Named); !ok {
		return ""
	}
	outer, _, _ := strings.Cut(j.t.Name, "[")
	return j.t.Name[strings.LastIndex(outer, ".")+1:]
}

// methodless tells of an interface type whether any value fits.
func (j jsonType) methodless() bool {
	if j.t == nil {
		return j.r.NumMethod() == 0
	}
	i, ok := j.t.Go.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// shown is the type for the errors of encoding/json.
func (j jsonType) shown() reflect.Type {
	if j.t == nil {
		return j.r
	}
	return shownType{j.r, j.t.Name}
}

// shownType is a reflect.Type under the name that the script gave it.
type shownType struct {
	reflect.Type
	name string
}

func (s shownType) String() string { return s.name }

// pointer is the descriptor of *t.
func (t *Type) pointer() *Type { return t.m.lockedType(types.NewPointer(t.Go)) }

// jsonMethod is a method that encoding/json looks for.
type jsonMethod struct {
	name string
	r    reflect.Type     // the interface of it
	i    *types.Interface // the same for types of the script
}

var (
	marshalJSON   = newJSONMethod(reflect.TypeFor[json.Marshaler](), nil, bytesType, errorGo)
	marshalText   = newJSONMethod(reflect.TypeFor[encoding.TextMarshaler](), nil, bytesType, errorGo)
	unmarshalJSON = newJSONMethod(reflect.TypeFor[json.Unmarshaler](), bytesType, errorGo)
	unmarshalText = newJSONMethod(reflect.TypeFor[encoding.TextUnmarshaler](), bytesType, errorGo)
	isZero        = newJSONMethod(reflect.TypeFor[interface{ IsZero() bool }](), nil, types.Typ[types.Bool])

	bytesType = types.NewSlice(types.Typ[types.Byte])
	errorGo   = types.Universe.Lookup("error").Type()
)

func newJSONMethod(r reflect.Type, param types.Type, results ...types.Type) *jsonMethod {
	tuple := func(list ...types.Type) *types.Tuple {
		var vars []*types.Var
		for _, t := range list {
			vars = append(vars, types.NewVar(token.NoPos, nil, "", t))
		}
		return types.NewTuple(vars...)
	}
	var params *types.Tuple
	if param != nil {
		params = tuple(param)
	}
	name := r.Method(0).Name
	sig := types.NewSignatureType(nil, nil, nil, params, tuple(results...), false)
	i := types.NewInterfaceType([]*types.Func{types.NewFunc(token.NoPos, nil, name, sig)}, nil).Complete()
	return &jsonMethod{name, r, i}
}

// has tells whether the type has the method.
func (j jsonType) has(method *jsonMethod) bool {
	if j.t != nil {
		return j.t.m.missing(Box{T: j.t}, method.i) == ""
	}
	return j.r.Implements(method.r)
}

// call calls the method of v, which j has.
func (j jsonType) call(method *jsonMethod, v reflect.Value, args ...reflect.Value) []reflect.Value {
	if j.t == nil {
		return v.MethodByName(method.name).Call(args)
	}
	if v.Kind() == reflect.Interface {
		held, x := j.t.m.jsonHeld(v)
		return held.call(method, x, args...)
	}
	f, ok := j.t.Methods[method.name]
	if !ok {
		j.t.m.refuse("boxed", "encoding/json calling "+method.name+" of "+j.t.Name)
	}
	return f.Call(append([]reflect.Value{v}, args...))
}

// marshaled calls a method that gives bytes and an error.
func (j jsonType) marshaled(method *jsonMethod, v reflect.Value) ([]byte, error) {
	out := j.call(method, v)
	err, _ := out[1].Interface().(error)
	return out[0].Bytes(), err
}
