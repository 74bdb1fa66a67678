package rt

import "reflect"

// Says calls a method func() bool of an error; false if the error has none.
func (m *Machine) Says(err error, method string) bool {
	var f reflect.Value
	var args []reflect.Value
	switch x := m.canonError(err).(type) {
	case nil:
		return false
	case Box:
		f, args = x.T.Methods[method], []reflect.Value{x.value()}
	default:
		f = reflect.ValueOf(x).MethodByName(method)
		if g, ok := m.overridden(reflect.TypeOf(x), method); ok {
			f, args = g, []reflect.Value{reflect.ValueOf(x)}
		}
	}
	if !f.IsValid() || f.Type().NumIn() != len(args) || f.Type().NumOut() != 1 || f.Type().Out(0) != reflect.TypeFor[bool]() {
		return false
	}
	return f.Call(args)[0].Bool()
}
