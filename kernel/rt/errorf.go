package rt

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"unsafe"
)

// Errorf is fmt.Errorf. Package fmt sees errors for %w only, with the rest as text.
func (m *Machine) Errorf(format string, args ...any) error {
	args = m.canonAll(args)
	if !hasBox(args) && !slices.ContainsFunc(args, notError) {
		return fmt.Errorf(format, args...)
	}
	given := append([]any(nil), args...)
	var b strings.Builder
	verbs, wraps, lost := 0, 0, false
	for _, d := range directives(format, args) {
		if d.verb == 0 {
			b.WriteString(strings.ReplaceAll(d.text, "%", "%%"))
			continue
		}
		verbs++
		x := args[d.arg]
		box, ok := x.(Box)
		if d.verb == 'w' {
			wraps++
			lost = lost || notError(x) && !ok || ok && !box.isError()
		}
		if wrapping(x) || d.verb == 'T' && x != nil || d.verb == 'w' && notError(x) || d.verb == 'p' && holds(x) || ok && (d.verb == 'p' || d.verb == 'w' && !box.isError()) {
			given = append(given, later(func(s fmt.State, _ rune) { m.operand(s, d, x) }))
			fmt.Fprintf(&b, "%%[%d]v", len(given))
			continue
		}
		fmt.Fprintf(&b, "%s[%d]%s", d.flags, d.arg+1, string(d.verb))
	}
	if verbs == 0 {
		given = nil // package fmt would call them extra
	}
	err := fmt.Errorf(b.String(), given...)
	if lost {
		return wrapper(err, wraps)
	}
	return err
}

// wrapper gives err the type that fmt.Errorf gives an error of so many verbs %w, some of which
// are given what is no error and so wrap nothing.
func wrapper(err error, wraps int) error {
	var wrapped []error
	switch err := err.(type) {
	case interface{ Unwrap() error }:
		wrapped = []error{err.Unwrap()}
	case interface{ Unwrap() []error }:
		wrapped = err.Unwrap()
	}
	like := fmt.Errorf("%w %w", io.EOF, io.EOF)
	if wraps == 1 {
		like = fmt.Errorf("%w", io.EOF)
	}
	v := reflect.New(reflect.TypeOf(like).Elem())
	for name, value := range map[string]any{"msg": err.Error(), "errs": wrapped} {
		f := v.Elem().FieldByName(name)
		if f.IsValid() && f.Type() == reflect.TypeOf(value) {
			reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem().Set(reflect.ValueOf(value))
		}
	}
	made := v.Interface().(error)
	if made.Error() != err.Error() {
		return err // package fmt has other fields than are known here
	}
	return made
}
