package rt

import (
	"go/types"
	"reflect"
)

// PanicShift fails as a shift by a negative count does.
func PanicShift() { panic(runtimeError("negative shift amount")) }

// PanicPlain fails with a text of the run time.
func PanicPlain(text string) { panic(failure{text}) }

// PanicNil fails as the use of a nil pointer does.
func PanicNil() { panic(nilDereference()) }

// PanicDivide fails as a division by zero does.
func PanicDivide() { panic(runtimeError("integer divide by zero")) }

// CheckKey fails as an assignment to a map does whose key cannot be hashed.
func (m *Machine) CheckKey(key any) {
	key = m.Canon(key)
	if key == nil {
		return
	}
	if b, ok := key.(Box); ok {
		if !types.Comparable(b.T.Go) {
			panic(runtimeError("hash of unhashable type " + b.T.Name))
		}
	} else if t := reflect.TypeOf(key); !t.Comparable() {
		panic(runtimeError("hash of unhashable type " + t.String()))
	}
}
