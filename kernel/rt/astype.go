package rt

import "reflect"

// AsType is errors.AsType for errors of type t, as a function of type f.
func (m *Machine) AsType(t *Type, f reflect.Type) reflect.Value {
	no := []reflect.Value{reflect.Zero(t.R), reflect.ValueOf(false)}
	return reflect.MakeFunc(f, func(in []reflect.Value) []reflect.Value {
		err := m.Canon(in[0].Interface())
		if err == nil {
			return no
		}
		dest := reflect.New(t.R)
		target, elem := dest.Interface(), t
		if t.Plain {
			elem = nil
		} else {
			target = Box{t.pointer(), target}
		}
		if !m.as(err, target, dest.Elem(), elem) {
			return no
		}
		return []reflect.Value{dest.Elem(), reflect.ValueOf(true)}
	})
}
