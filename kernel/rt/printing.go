package rt

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
)

// hasBox reports whether an operand is a Box, or may hold one in a wrapper.
func hasBox(args []any) bool {
	for _, x := range args {
		switch x.(type) {
		case Box, failure, textValue:
			return true
		}
		if wrapping(x) {
			return true
		}
	}
	return false
}

// canonAll takes wrappers off.
func (m *Machine) canonAll(args []any) []any {
	out := args
	for i, x := range args {
		y := asserted(m.Canon(x))
		if reflect.TypeOf(x) == reflect.TypeOf(y) {
			continue
		}
		if &out[0] == &args[0] {
			out = append([]any(nil), args...)
		}
		out[i] = y
	}
	return out
}

// Sprintf is fmt.Sprintf for operands that may be Boxes.
func (m *Machine) Sprintf(format string, args ...any) string {
	args = m.canonAll(args)
	if !hasBox(args) && !strings.Contains(format, "w") && !(strings.Contains(format, "p") && slices.ContainsFunc(args, holds)) {
		return printed(fmt.Sprintf(format, args...))
	}
	return m.printf(format, args)
}

// Sprint is fmt.Sprint: a space between operands when neither is a string.
func (m *Machine) Sprint(args ...any) string {
	args = m.canonAll(args)
	if !hasBox(args) && !slices.ContainsFunc(args, isFailure) {
		return printed(fmt.Sprint(args...))
	}
	var b strings.Builder
	for i, x := range args {
		if i > 0 && !isText(x) && !isText(args[i-1]) {
			b.WriteByte(' ')
		}
		fmt.Fprint(&b, m.shown(x))
	}
	return printed(b.String())
}

// isText reports whether the compiled program's operand is of a string type: between such and
// others, package fmt puts no space.
func isText(x any) bool {
	switch x := x.(type) {
	case nil:
		return false
	case Box:
		return x.T.R.Kind() == reflect.String
	case failure:
		return x.isText()
	}
	return reflect.TypeOf(x).Kind() == reflect.String
}

// Sprintln is fmt.Sprintln.
func (m *Machine) Sprintln(args ...any) string {
	args = m.canonAll(args)
	for i, x := range args {
		if wrapping(x) {
			args = slices.Clone(args)
			args[i] = m.shown(x)
		}
	}
	return printed(fmt.Sprintln(args...))
}

// Fprintf is fmt.Fprintf.
func (m *Machine) Fprintf(w io.Writer, format string, args ...any) (int, error) {
	return io.WriteString(bare2{w}, m.Sprintf(format, args...))
}

// Fprint is fmt.Fprint.
func (m *Machine) Fprint(w io.Writer, args ...any) (int, error) {
	return io.WriteString(bare2{w}, m.Sprint(args...))
}

// Fprintln is fmt.Fprintln.
func (m *Machine) Fprintln(w io.Writer, args ...any) (int, error) {
	return io.WriteString(bare2{w}, m.Sprintln(args...))
}

// bare2 hides a writer's WriteString: package fmt calls Write.
type bare2 struct{ io.Writer }

// Printf is fmt.Printf.
func (m *Machine) Printf(format string, args ...any) (int, error) {
	return m.out(m.Sprintf(format, args...))
}

// PrintOut is fmt.Print.
func (m *Machine) PrintOut(args ...any) (int, error) { return m.out(m.Sprint(args...)) }

// Println is fmt.Println.
func (m *Machine) Println(args ...any) (int, error) { return m.out(m.Sprintln(args...)) }

// Early refuses printing, until the function that it returns is called: what the initialisers
// of an analysis print is in no cell of it.
func (m *Machine) Early() (over func()) {
	m.early = true
	return func() {
		m.outMu.Lock()
		defer m.outMu.Unlock()
		m.early = false
	}
}

func (m *Machine) out(s string) (int, error) {
	m.outMu.Lock()
	defer m.outMu.Unlock()
	if m.early {
		panic(&Refusal{"process", "printing in an initialiser"})
	}
	return io.WriteString(m.Host.Stdout, s)
}

// Append, Appendf and Appendln are fmt's.
func (m *Machine) Append(b []byte, args ...any) []byte { return append(b, m.Sprint(args...)...) }

// Appendf is fmt.Appendf.
func (m *Machine) Appendf(b []byte, format string, args ...any) []byte {
	return append(b, m.Sprintf(format, args...)...)
}

// Appendln is fmt.Appendln.
func (m *Machine) Appendln(b []byte, args ...any) []byte { return append(b, m.Sprintln(args...)...) }
