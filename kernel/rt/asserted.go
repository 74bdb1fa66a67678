package rt

import (
	"reflect"
	"runtime"
	"sync"
)

var assertionType = reflect.TypeFor[*runtime.TypeAssertionError]()

// assertions holds the errors of failed assertions that the script has as what they are,
// *runtime.TypeAssertionError: such a value cannot be made with the names of a script's types.
var assertions sync.Map // *runtime.TypeAssertionError → failure

func (m *Machine) assertionError(f failure) *runtime.TypeAssertionError {
	e := new(runtime.TypeAssertionError)
	assertions.Store(e, f)
	return e
}

// AssertionText is (*runtime.TypeAssertionError).Error.
func AssertionText(e *runtime.TypeAssertionError) string {
	if f, ok := assertions.Load(e); ok {
		return f.(failure).text
	}
	return e.Error()
}

// asserted gives the failure behind such an error.
func asserted(x any) any {
	if e, ok := x.(*runtime.TypeAssertionError); ok {
		if f, ok := assertions.Load(e); ok {
			return f
		}
	}
	return x
}
