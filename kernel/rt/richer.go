package rt

import (
	"context"
	"flag"
	"fmt"
	"io"
	"reflect"
)

var (
	readerType    = reflect.TypeFor[io.Reader]()
	writerType    = reflect.TypeFor[io.Writer]()
	flagValueType = reflect.TypeFor[flag.Value]()
	contextType   = reflect.TypeFor[context.Context]()
)

// ownWrappers are the wrappers that are not generated: those with methods besides the
// interface's that compiled code looks for. IValue comes first, as in all wrappers.
var ownWrappers = []reflect.Type{
	reflect.TypeFor[readerTo](), reflect.TypeFor[readerByte](), reflect.TypeFor[readerRune](),
	reflect.TypeFor[readerByteRune](), reflect.TypeFor[readerToByte](), reflect.TypeFor[readerToRune](),
	reflect.TypeFor[readerAll](),
	reflect.TypeFor[writerFrom](), reflect.TypeFor[writerText](), reflect.TypeFor[writerBoth](),
	reflect.TypeFor[flagBool](), reflect.TypeFor[contextNamed](),
	reflect.TypeFor[logged](), reflect.TypeFor[loggedText](), reflect.TypeFor[loggedError](),
	reflect.TypeFor[loggedErrorText](), reflect.TypeFor[loggedValuer](),
}

// richer adds to a reader or writer the methods that compiled code looks for besides: package
// io, package compress/flate (ReadByte), package fmt (ReadRune).
func (m *Machine) richer(box Box, w reflect.Value) reflect.Value {
	switch x := w.Interface().(type) {
	case io.Reader:
		return m.richerReader(box, x)
	case io.Writer:
		from, text := optional[io.ReaderFrom](m, box), optional[io.StringWriter](m, box)
		switch {
		case from != nil && text != nil:
			return reflect.ValueOf(writerBoth{box, x, from, text})
		case from != nil:
			return reflect.ValueOf(writerFrom{box, x, from})
		case text != nil:
			return reflect.ValueOf(writerText{box, x, text})
		}
	}
	return w
}

// optional is box as a T, nil if it has not the methods.
func optional[T any](m *Machine, box Box) (x T) {
	if t := reflect.TypeFor[T](); m.implements(box, t) {
		x, _ = m.ToIface(box, t).Interface().(T)
	}
	return x
}

func (m *Machine) richerReader(box Box, x io.Reader) reflect.Value {
	to, bytes, runes := optional[io.WriterTo](m, box), optional[io.ByteReader](m, box), optional[io.RuneScanner](m, box)
	var y any = x
	switch {
	case to != nil && bytes != nil && runes != nil:
		y = readerAll{box, x, to, bytes, runes}
	case to != nil && bytes != nil:
		y = readerToByte{box, x, to, bytes}
	case to != nil && runes != nil:
		y = readerToRune{box, x, to, runes}
	case to != nil:
		y = readerTo{box, x, to}
	case bytes != nil && runes != nil:
		y = readerByteRune{box, x, bytes, runes}
	case bytes != nil:
		y = readerByte{box, x, bytes}
	case runes != nil:
		y = readerRune{box, x, runes}
	}
	return reflect.ValueOf(y)
}

// Readers and writers of the script with optional methods.
type (
	readerTo struct {
		IValue any
		io.Reader
		io.WriterTo
	}
	readerByte struct {
		IValue any
		io.Reader
		io.ByteReader
	}
	readerRune struct {
		IValue any
		io.Reader
		io.RuneScanner
	}
	readerByteRune struct {
		IValue any
		io.Reader
		io.ByteReader
		io.RuneScanner
	}
	readerToByte struct {
		IValue any
		io.Reader
		io.WriterTo
		io.ByteReader
	}
	readerToRune struct {
		IValue any
		io.Reader
		io.WriterTo
		io.RuneScanner
	}
	readerAll struct {
		IValue any
		io.Reader
		io.WriterTo
		io.ByteReader
		io.RuneScanner
	}
	writerFrom struct {
		IValue any
		io.Writer
		io.ReaderFrom
	}
	writerText struct {
		IValue any
		io.Writer
		io.StringWriter
	}
	writerBoth struct {
		IValue any
		io.Writer
		io.ReaderFrom
		io.StringWriter
	}
)

// contextNamed is a context of the script's. Package context names the parents of a context
// that is printed: by their String, or by their type.
type contextNamed struct {
	IValue any
	context.Context
	fmt.Stringer
}
