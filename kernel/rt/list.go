package rt

import "reflect"

// MakeList returns a function that makes a slice of type t. Element i is set by put[i] from
// parameter param[i], or left zero when that is -1.
func MakeList(t reflect.Type, params []reflect.Type, param []int, put []func(dst, v reflect.Value)) reflect.Value {
	if f, ok := listOfOne(t); ok && len(param) == 1 && param[0] == 0 {
		return reflect.ValueOf(f)
	}
	return reflect.MakeFunc(reflect.FuncOf(params, []reflect.Type{t}, false), func(in []reflect.Value) []reflect.Value {
		s := reflect.MakeSlice(t, len(param), len(param))
		for i, p := range param {
			if p >= 0 {
				put[i](s.Index(i), in[p])
			}
		}
		return []reflect.Value{s}
	})
}

// FillList returns a function that sets elements of a slice of type t, from the one that its
// second parameter tells on; otherwise as MakeList.
func FillList(t reflect.Type, params []reflect.Type, param []int, put []func(dst, v reflect.Value)) reflect.Value {
	params = append([]reflect.Type{t, reflect.TypeFor[int]()}, params...)
	return reflect.MakeFunc(reflect.FuncOf(params, nil, false), func(in []reflect.Value) []reflect.Value {
		at := int(in[1].Int())
		for i, p := range param {
			if p >= 0 {
				put[i](in[0].Index(at+i), in[2+p])
			}
		}
		return nil
	})
}

// Put stores a value of type t in an interface variable.
func (m *Machine) Put(dst reflect.Value, t *Type, v reflect.Value) {
	x := t.Wrap(v)
	switch {
	case x == nil:
		dst.SetZero()
	case dst.Type() == anyType:
		dst.Set(reflect.ValueOf(x))
	default:
		dst.Set(m.ToIface(x, dst.Type()))
	}
}
