package rt

import (
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"
)

// hasBox reports whether an operand is a Box.
func hasBox(args []any) bool {
	for _, x := range args {
		if _, ok := x.(Box); ok {
			return true
		}
	}
	return false
}

// canonAll takes wrappers off.
func (m *Machine) canonAll(args []any) []any {
	out := args
	for i, x := range args {
		y := m.Canon(x)
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
	if !hasBox(args) {
		return fmt.Sprintf(format, args...)
	}
	return m.directives(format, args)
}

// Sprint is fmt.Sprint: a space between operands when neither is a string.
func (m *Machine) Sprint(args ...any) string {
	args = m.canonAll(args)
	if !hasBox(args) {
		return fmt.Sprint(args...)
	}
	var b strings.Builder
	str := func(x any) bool {
		if box, ok := x.(Box); ok {
			return box.T.R.Kind() == reflect.String
		}
		return x != nil && reflect.TypeOf(x).Kind() == reflect.String
	}
	for i, x := range args {
		if i > 0 && !str(x) && !str(args[i-1]) {
			b.WriteByte(' ')
		}
		fmt.Fprint(&b, x)
	}
	return b.String()
}

// Sprintln is fmt.Sprintln.
func (m *Machine) Sprintln(args ...any) string { return fmt.Sprintln(m.canonAll(args)...) }

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

func (m *Machine) out(s string) (int, error) {
	m.outMu.Lock()
	defer m.outMu.Unlock()
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

// Errorf is fmt.Errorf. The names of Boxes' types are put in first; %w stays.
func (m *Machine) Errorf(format string, args ...any) error {
	args = m.canonAll(args)
	if !hasBox(args) || !strings.Contains(format, "T") {
		return fmt.Errorf(format, args...)
	}
	args = append([]any(nil), args...)
	var b strings.Builder
	for _, d := range parseDirectives(format, len(args)) {
		if d.verb == 'T' && d.arg >= 0 && d.arg < len(args) {
			if box, ok := args[d.arg].(Box); ok {
				args[d.arg] = box.T.Name
				b.WriteString(d.text[:len(d.text)-1] + "s")
				continue
			}
		}
		b.WriteString(d.text)
	}
	return fmt.Errorf(b.String(), args...)
}

// directive is a piece of a format: literal text, or one verb with its flags.
type directive struct {
	text  string
	verb  rune // 0 for literal text
	flags string
	arg   int   // operand; -1 for none
	stars []int // operands of * width and precision, in order
	index bool  // explicit [n]
	bad   bool  // left to package fmt as it stands
}

// parseDirectives cuts a format as package fmt reads it.
func parseDirectives(format string, n int) (list []directive) {
	arg := 0
	for i := 0; i < len(format); {
		if format[i] != '%' {
			j := strings.IndexByte(format[i:], '%')
			if j < 0 {
				j = len(format) - i
			}
			list = append(list, directive{text: format[i : i+j], arg: -1})
			i += j
			continue
		}
		d := directive{arg: -1}
		start := i
		i++
		var flags strings.Builder
		flags.WriteByte('%')
		number := func() {
			for i < len(format) && format[i] >= '0' && format[i] <= '9' {
				flags.WriteByte(format[i])
				i++
			}
		}
		index := func() {
			if i >= len(format) || format[i] != '[' {
				return
			}
			end := strings.IndexByte(format[i:], ']')
			d.index = true
			if end < 0 {
				d.bad = true
				i++
				return
			}
			k, err := strconv.Atoi(format[i+1 : i+end])
			i += end + 1
			if err != nil || k < 1 || k > n {
				d.bad = true
				return
			}
			arg = k - 1
		}
		star := func() bool {
			if i < len(format) && format[i] == '*' {
				i++
				flags.WriteByte('*')
				d.stars = append(d.stars, arg)
				arg++
				return true
			}
			return false
		}
		for i < len(format) && strings.IndexByte("+-# 0", format[i]) >= 0 {
			flags.WriteByte(format[i])
			i++
		}
		index()
		if !star() {
			number()
		}
		if i < len(format) && format[i] == '.' {
			flags.WriteByte('.')
			i++
			index()
			if !star() {
				number()
			}
		}
		index()
		if i >= len(format) {
			list = append(list, directive{text: format[start:], arg: -1, verb: -1, bad: true})
			break
		}
		verb, size := utf8.DecodeRuneInString(format[i:])
		i += size
		d.verb, d.text, d.flags = verb, format[start:i], flags.String()
		if verb == '%' {
			d.arg = -1
		} else {
			d.arg = arg
			arg++
		}
		list = append(list, d)
	}
	return list
}

// directives formats piece by piece.
func (m *Machine) directives(format string, args []any) string {
	var b strings.Builder
	used, indexed := 0, false
	for _, d := range parseDirectives(format, len(args)) {
		if d.verb == 0 {
			b.WriteString(d.text)
			continue
		}
		indexed = indexed || d.index
		for _, s := range d.stars {
			used = max(used, s+1)
		}
		if d.bad || d.verb == '%' || d.arg < 0 || d.arg >= len(args) {
			if d.index && d.bad {
				b.WriteString("%!" + string(d.verb) + "(BADINDEX)")
				continue
			}
			b.WriteString(fmt.Sprintf(d.text, args[:0]...))
			continue
		}
		used = max(used, d.arg+1)
		var operands []any
		for _, s := range d.stars {
			if s < len(args) {
				x := args[s]
				if box, ok := x.(Box); ok {
					x = box.V
				}
				operands = append(operands, x)
			}
		}
		x := args[d.arg]
		text := d.flags + string(d.verb)
		if box, ok := x.(Box); ok {
			switch d.verb {
			case 'T':
				x, text = box.T.Name, d.flags+"s"
			case 'p':
				if v := box.value(); strings.ContainsRune(verbs[v.Kind()], 'p') || v.Kind() == reflect.Map || v.Kind() == reflect.Slice {
					x = (*byte)(v.UnsafePointer())
				} else {
					fmt.Fprintf(&b, "%%!p(%s=%v)", box.T.Name, x)
					continue
				}
			}
		}
		fmt.Fprintf(&b, text, append(operands, x)...)
	}
	if used < len(args) && !indexed {
		b.WriteString("%!(EXTRA ")
		for i, x := range args[used:] {
			if i > 0 {
				b.WriteString(", ")
			}
			if x == nil {
				b.WriteString("<nil>")
				continue
			}
			fmt.Fprintf(&b, "%s=%v", dynamicName(x), x)
		}
		b.WriteString(")")
	}
	return b.String()
}
