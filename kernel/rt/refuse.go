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

// NoBox stops the program when a value of a script's type is about to be handed to compiled
// code that would look into it.
func (m *Machine) NoBox(what string, x any) {
	if found := findBox(x); found != nil {
		m.refuse("boxed", what+" (given a "+found.T.Name+")")
	}
}

func findBox(x any) *Box {
	switch x := x.(type) {
	case Box:
		return &x
	case []any:
		for _, y := range x {
			if b := findBox(y); b != nil {
				return b
			}
		}
	case map[string]any:
		for _, y := range x {
			if b := findBox(y); b != nil {
				return b
			}
		}
	case nil:
	default:
		if v := reflect.ValueOf(x); v.Kind() == reflect.Slice && v.Type().Elem() == anyType {
			for i := range v.Len() {
				if b := findBox(v.Index(i).Interface()); b != nil {
					return b
				}
			}
		}
	}
	return nil
}
