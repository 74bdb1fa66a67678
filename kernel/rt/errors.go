package rt

import (
	"go/types"
	"reflect"
)

// unwrapped returns what an error wraps.
func (m *Machine) unwrapped(err any) (one any, many []error) {
	if b, ok := err.(Box); ok {
		f, ok := b.T.Methods["Unwrap"]
		if !ok || f.Type().NumIn() != 1 || f.Type().NumOut() != 1 {
			return nil, nil
		}
		switch f.Type().Out(0) {
		case errorType:
			x, _ := f.Call([]reflect.Value{b.value()})[0].Interface().(error)
			return m.canonError(x), nil
		case reflect.TypeFor[[]error]():
			return nil, f.Call([]reflect.Value{b.value()})[0].Interface().([]error)
		}
		return nil, nil
	}
	switch x := err.(type) {
	case interface{ Unwrap() error }:
		return m.canonError(x.Unwrap()), nil
	case interface{ Unwrap() []error }:
		return nil, x.Unwrap()
	}
	return nil, nil
}

func (m *Machine) canonError(err error) any {
	if err == nil {
		return nil
	}
	return m.Canon(err)
}

// Is is errors.Is.
func (m *Machine) Is(err, target error) bool {
	if err == nil || target == nil {
		return err == target
	}
	return m.is(m.Canon(err), m.Canon(target), target)
}

func comparableValue(x any) bool {
	if b, ok := x.(Box); ok {
		return types.Comparable(b.T.Go)
	}
	return reflect.TypeOf(x).Comparable()
}

func (m *Machine) is(err, target any, given error) bool {
	for err != nil {
		if comparableValue(target) && m.Equal(err, target) {
			return true
		}
		if x, ok := err.(interface{ Is(error) bool }); ok && x.Is(given) {
			return true
		}
		one, many := m.unwrapped(err)
		for _, e := range many {
			if e != nil && m.is(m.Canon(e), target, given) {
				return true
			}
		}
		err = one
	}
	return false
}

// Unwrap is errors.Unwrap.
func (m *Machine) Unwrap(err error) error {
	if err == nil {
		return nil
	}
	one, _ := m.unwrapped(m.Canon(err))
	e, _ := m.ToIface(one, errorType).Interface().(error)
	return e
}

// As is errors.As.
func (m *Machine) As(err error, target any) bool {
	if err == nil {
		return false
	}
	if target == nil {
		panic("errors: target cannot be nil")
	}
	var dest reflect.Value
	var elem *Type // nil: a compiled type
	if b, ok := target.(Box); ok {
		dest, elem = b.value(), b.T.Elem()
	} else {
		dest = reflect.ValueOf(target)
	}
	if dest.Kind() != reflect.Pointer || dest.IsNil() {
		panic("errors: target must be a non-nil pointer")
	}
	dest = dest.Elem()
	if dest.Kind() != reflect.Interface {
		ok := false
		if elem != nil {
			i := types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
			ok = types.Implements(elem.Go, i)
		} else {
			ok = dest.Type().Implements(errorType)
		}
		if !ok {
			panic("errors: *target must be interface or implement error")
		}
	}
	return m.as(m.Canon(err), target, dest, elem)
}

func (m *Machine) as(err, target any, dest reflect.Value, elem *Type) bool {
	for err != nil {
		switch {
		case dest.Kind() == reflect.Interface && elem != nil:
			if m.missing(err, elem.Go) == "" {
				dest.Set(m.ToIface(err, dest.Type()))
				return true
			}
		case dest.Kind() == reflect.Interface:
			if m.implements(err, dest.Type()) {
				dest.Set(m.ToIface(err, dest.Type()))
				return true
			}
		case elem != nil:
			if elem.is(err) {
				dest.Set(elem.unwrap(err))
				return true
			}
		case dest.Type() == assertionType:
			if f, ok := err.(failure); ok && f.assertion() {
				dest.Set(reflect.ValueOf(m.assertionError(f)))
				return true
			}
		case reflect.TypeOf(err) == dest.Type():
			dest.Set(reflect.ValueOf(err))
			return true
		}
		if b, ok := err.(Box); ok {
			if f, ok := b.T.Methods["As"]; ok && f.Type().NumIn() == 2 && f.Type().In(1) == anyType && f.Type().NumOut() == 1 {
				if f.Call([]reflect.Value{b.value(), reflect.ValueOf(target)})[0].Bool() {
					return true
				}
			}
		} else if x, ok := err.(interface{ As(any) bool }); ok && x.As(target) {
			return true
		}
		one, many := m.unwrapped(err)
		for _, e := range many {
			if e != nil && m.as(m.Canon(e), target, dest, elem) {
				return true
			}
		}
		err = one
	}
	return false
}

// implements reports whether the canonical value x implements a compiled interface type.
func (m *Machine) implements(x any, t reflect.Type) bool {
	b, ok := x.(Box)
	if !ok {
		return reflect.TypeOf(x).Implements(t)
	}
	for i := range t.NumMethod() {
		f, ok := b.T.Methods[t.Method(i).Name]
		if !ok || f.Type().NumIn() != t.Method(i).Type.NumIn()+1 {
			return false
		}
	}
	return true
}
