package rt

import (
	"reflect"

	"galley/kernel/symbols/policy"
)

// overridden gives what runs in the place of a method of the compiled type r that is called
// through an interface. It ends the program if scripts may not call the method at all.
func (m *Machine) overridden(r reflect.Type, method string) (f reflect.Value, ok bool) {
	t, star := r, ""
	if t.Kind() == reflect.Pointer && t.Name() == "" {
		t, star = t.Elem(), "*"
	}
	if t.Name() == "" || m.Override == nil {
		return f, false
	}
	if !policy.MethodAllowed(t.PkgPath(), t.Name()+"."+method) {
		m.refuse("name", t.String()+"."+method)
	}
	return m.Override("(" + star + t.PkgPath() + "." + t.Name() + ")." + method)
}
