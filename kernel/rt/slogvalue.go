package rt

import (
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"reflect"
	"slices"
)

type writer = io.Writer

// logged is a value of the script, or one that holds such values, in a slog.Value. The
// handlers of package slog look for the methods of error, encoding.TextMarshaler and
// slog.LogValuer; each of the types has those that the script's type has. All are wrappers
// (see [Machine.Canon]).
type (
	logged struct {
		IValue any
		m      *Machine
	}
	loggedText struct {
		IValue any
		m      *Machine
	}
	loggedError struct {
		IValue any
		m      *Machine
	}
	loggedErrorText struct {
		IValue any
		m      *Machine
	}
	loggedValuer struct {
		IValue any
		m      *Machine
	}
)

// allLogged brings all arguments of a call into the form in which they are logged.
func (m *Machine) allLogged(args []any) []any {
	out := slices.Clone(args)
	for i, x := range out {
		out[i] = m.logged(x)
	}
	return out
}

// logged brings a value into the form in which it is logged.
func (m *Machine) logged(x any) any {
	x = m.Canon(x)
	b, ok := x.(Box)
	if !ok {
		switch x.(type) {
		case []slog.Attr, slog.Attr, slog.Value, slog.LogValuer, error, json.Marshaler, encoding.TextMarshaler:
			return x
		}
		if m.findBox(x) == nil {
			return x
		}
		return logged{x, m}
	}
	has := func(r reflect.Type) bool { return m.implements(b, r) }
	text := has(reflect.TypeFor[encoding.TextMarshaler]()) ||
		b.T.R.Kind() == reflect.Slice && b.T.R.Elem().Kind() == reflect.Uint8
	failure := has(errorType) && !has(reflect.TypeFor[json.Marshaler]())
	switch {
	case has(reflect.TypeFor[slog.LogValuer]()):
		return loggedValuer{x, m}
	case failure && text:
		return loggedErrorText{x, m}
	case failure:
		return loggedError{x, m}
	case text:
		return loggedText{x, m}
	}
	return logged{x, m}
}

// asNil tells whether package slog prints <nil> for a value whose method fails.
func asNil(x any) bool {
	b, ok := x.(Box)
	return ok && b.T.R.Kind() == reflect.Pointer && b.value().IsNil()
}

// marked runs a method of x; if it fails, what slog says of that is said.
func marked(x any, run func() string) (text string) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		if _, ended := r.(*control); !ended && asNil(x) {
			text = "<nil>"
			return
		}
		panic(Normal(r))
	}()
	return run()
}

func loggedJSON(m *Machine, x any) ([]byte, error) {
	b, err := m.encodeJSON(x, false)
	if err != nil {
		return []byte(jsonText("!ERROR:"+err.Error(), false)), nil
	}
	return b, nil
}

func (m *Machine) loggedText(x any) ([]byte, error) {
	b := x.(Box)
	if !m.implements(b, reflect.TypeFor[encoding.TextMarshaler]()) {
		m.refuse("boxed", "slog.TextHandler")
	}
	var err error
	text := marked(x, func() string {
		out := b.T.Methods["MarshalText"].Call([]reflect.Value{b.value()})
		err, _ = out[1].Interface().(error)
		return string(out[0].Bytes())
	})
	return []byte(text), err
}

func loggedFormat(x any, s fmt.State, verb rune) { fmt.Fprintf(s, fmt.FormatString(s, verb), x) }

// Format implements fmt.Formatter; so do those that follow.
func (l logged) Format(s fmt.State, verb rune) { loggedFormat(l.IValue, s, verb) }

// MarshalJSON implements json.Marshaler.
func (l logged) MarshalJSON() ([]byte, error) { return loggedJSON(l.m, l.IValue) }

// Format implements fmt.Formatter.
func (l loggedText) Format(s fmt.State, verb rune) { loggedFormat(l.IValue, s, verb) }

// MarshalJSON implements json.Marshaler.
func (l loggedText) MarshalJSON() ([]byte, error) { return loggedJSON(l.m, l.IValue) }

// MarshalText implements encoding.TextMarshaler.
func (l loggedText) MarshalText() ([]byte, error) { return l.m.loggedText(l.IValue) }

// Format implements fmt.Formatter.
func (l loggedError) Format(s fmt.State, verb rune) { loggedFormat(l.IValue, s, verb) }

// Error implements error.
func (l loggedError) Error() string { return marked(l.IValue, l.IValue.(Box).Error) }

// Format implements fmt.Formatter.
func (l loggedErrorText) Format(s fmt.State, verb rune) { loggedFormat(l.IValue, s, verb) }

// Error implements error.
func (l loggedErrorText) Error() string { return marked(l.IValue, l.IValue.(Box).Error) }

// MarshalText implements encoding.TextMarshaler.
func (l loggedErrorText) MarshalText() ([]byte, error) { return l.m.loggedText(l.IValue) }

// Format implements fmt.Formatter.
func (l loggedValuer) Format(s fmt.State, verb rune) { loggedFormat(l.IValue, s, verb) }

// LogValue resolves the value to the end, so that package slog, should that fail, says the
// name of the script's type.
func (l loggedValuer) LogValue() slog.Value {
	const often = 100
	b := l.IValue.(Box)
	v := l.m.logValue(b)
	for range often - 1 {
		if v.Kind() != slog.KindLogValuer {
			return v
		}
		if next, ok := l.m.Canon(v.Any()).(Box); ok {
			v = l.m.logValue(next)
		} else {
			v = v.LogValuer().LogValue()
		}
	}
	return slog.AnyValue(fmt.Errorf("LogValue called too many times on Value of type %s", b.T.Name))
}

// logValue calls the script's LogValue once. Package slog would say the stack of a failure.
func (m *Machine) logValue(b Box) slog.Value {
	defer func() {
		if r := recover(); r != nil {
			if c, ok := r.(*control); ok {
				panic(c)
			}
			m.refuse("construct", "a panic in LogValue of "+b.T.Name)
		}
	}()
	return b.T.Methods["LogValue"].Call([]reflect.Value{b.value()})[0].Interface().(slog.Value)
}

// logValuer is slog.Value.LogValuer.
func (m *Machine) logValuer(v slog.Value) slog.LogValuer {
	if l, ok := v.Any().(loggedValuer); ok {
		return m.ToIface(l.IValue, reflect.TypeFor[slog.LogValuer]()).Interface().(slog.LogValuer)
	}
	return v.LogValuer()
}

// equalLogged is slog.Value.Equal.
func (m *Machine) equalLogged(v, w slog.Value) bool {
	if v.Kind() != w.Kind() {
		return false
	}
	switch v.Kind() {
	case slog.KindAny, slog.KindLogValuer:
		return m.Equal(v.Any(), w.Any())
	case slog.KindGroup:
		return slices.EqualFunc(v.Group(), w.Group(), func(a, b slog.Attr) bool {
			return a.Key == b.Key && m.equalLogged(a.Value, b.Value)
		})
	}
	return v.Equal(w)
}
