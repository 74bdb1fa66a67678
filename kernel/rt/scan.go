package rt

import (
	"errors"
	"fmt"
	"io"
	"reflect"
)

// scanned gives package fmt what a script wants scanned.
func (m *Machine) scanned(args []any) []any {
	out := make([]any, len(args))
	for i, x := range args {
		if b, ok := m.Canon(x).(Box); ok {
			x = b.target()
		}
		out[i] = x
	}
	return out
}

// target is what package fmt can scan into for b: plain memory, or the script's own Scan.
func (b Box) target() any {
	v := b.value()
	if f, ok := b.T.Methods["Scan"]; ok && scans(f.Type()) {
		return scanner(func(s fmt.ScanState, verb rune) error {
			defer passOn()
			err, _ := f.Call([]reflect.Value{v, ifaceValue(s, reflect.TypeFor[fmt.ScanState]()), reflect.ValueOf(verb)})[0].Interface().(error)
			return err
		})
	}
	if v.Kind() != reflect.Pointer {
		return scanner(func(fmt.ScanState, rune) error { return errors.New("type not a pointer: " + b.T.Name) })
	}
	e := v.Type().Elem()
	switch k := e.Kind(); {
	case k == reflect.Float32:
		return v.Convert(reflect.TypeFor[*namedFloat32]()).Interface()
	case k == reflect.Float64:
		return v.Convert(reflect.TypeFor[*namedFloat64]()).Interface()
	case k == reflect.Slice && e.Elem().Kind() == reflect.Uint8:
		return v.Convert(reflect.TypeFor[*namedBytes]()).Interface()
	case k >= reflect.Bool && k <= reflect.Complex128, k == reflect.String:
		return b.V
	}
	return scanner(func(fmt.ScanState, rune) error { return errors.New("can't scan type: " + b.T.Name) })
}

// Package fmt reads floats and bytes of named types otherwise than those of its own: any verb
// will do for the floats, and the bytes have no room to spare.
type (
	namedFloat32 float32
	namedFloat64 float64
	namedBytes   []byte
)

// scans tells whether f, its receiver first, is the method of fmt.Scanner.
func scans(f reflect.Type) bool {
	return f.NumIn() == 3 && f.In(1) == reflect.TypeFor[fmt.ScanState]() && f.In(2) == reflect.TypeFor[rune]() &&
		f.NumOut() == 1 && f.Out(0) == errorType
}

// scanner is a fmt.Scanner.
type scanner func(s fmt.ScanState, verb rune) error

// Scan implements fmt.Scanner.
func (f scanner) Scan(s fmt.ScanState, verb rune) error { return f(s, verb) }

// Scan is fmt.Scan; Scanf to Fscanln are fmt's too.
func (m *Machine) Scan(args ...any) (int, error) {
	defer m.again()
	return fmt.Fscan(m.Host.Stdin, m.scanned(args)...)
}

// Scanf is fmt.Scanf.
func (m *Machine) Scanf(format string, args ...any) (int, error) {
	defer m.again()
	return fmt.Fscanf(m.Host.Stdin, format, m.scanned(args)...)
}

// Scanln is fmt.Scanln.
func (m *Machine) Scanln(args ...any) (int, error) {
	defer m.again()
	return fmt.Fscanln(m.Host.Stdin, m.scanned(args)...)
}

// Sscan is fmt.Sscan.
func (m *Machine) Sscan(s string, args ...any) (int, error) {
	defer m.again()
	return fmt.Sscan(s, m.scanned(args)...)
}

// Sscanf is fmt.Sscanf.
func (m *Machine) Sscanf(s, format string, args ...any) (int, error) {
	defer m.again()
	return fmt.Sscanf(s, format, m.scanned(args)...)
}

// Sscanln is fmt.Sscanln.
func (m *Machine) Sscanln(s string, args ...any) (int, error) {
	defer m.again()
	return fmt.Sscanln(s, m.scanned(args)...)
}

// Fscan is fmt.Fscan.
func (m *Machine) Fscan(r io.Reader, args ...any) (int, error) {
	defer m.again()
	return fmt.Fscan(r, m.scanned(args)...)
}

// Fscanf is fmt.Fscanf.
func (m *Machine) Fscanf(r io.Reader, format string, args ...any) (int, error) {
	defer m.again()
	return fmt.Fscanf(r, format, m.scanned(args)...)
}

// Fscanln is fmt.Fscanln.
func (m *Machine) Fscanln(r io.Reader, args ...any) (int, error) {
	defer m.again()
	return fmt.Fscanln(r, m.scanned(args)...)
}
