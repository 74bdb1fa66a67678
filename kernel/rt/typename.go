package rt

import (
	"fmt"
	"go/types"
	"strconv"
	"strings"
)

// typeName spells t as the run time of Go does: package names, no spaces after commas in
// instances.
func typeName(t types.Type) string {
	var b strings.Builder
	writeName(&b, t)
	return b.String()
}

func writeName(b *strings.Builder, t types.Type) {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		switch t.Kind() {
		case types.Uint8:
			b.WriteString("uint8")
		case types.Int32:
			b.WriteString("int32")
		case types.UntypedNil:
			b.WriteString("nil")
		default:
			b.WriteString(t.Name())
		}
	case *types.Named:
		if p := t.Obj().Pkg(); p != nil {
			b.WriteString(p.Name() + ".")
		}
		b.WriteString(t.Obj().Name())
		for i := range t.TypeArgs().Len() {
			b.WriteString([]string{"[", ","}[min(i, 1)])
			writeArg(b, t.TypeArgs().At(i))
		}
		if t.TypeArgs().Len() > 0 {
			b.WriteString("]")
		}
	case *types.Pointer:
		b.WriteString("*")
		writeName(b, t.Elem())
	case *types.Slice:
		b.WriteString("[]")
		writeName(b, t.Elem())
	case *types.Array:
		fmt.Fprintf(b, "[%d]", t.Len())
		writeName(b, t.Elem())
	case *types.Map:
		b.WriteString("map[")
		writeName(b, t.Key())
		b.WriteString("]")
		writeName(b, t.Elem())
	case *types.Chan:
		switch t.Dir() {
		case types.SendRecv:
			b.WriteString("chan ")
			if c, ok := types.Unalias(t.Elem()).(*types.Chan); ok && c.Dir() == types.RecvOnly {
				b.WriteString("(")
				writeName(b, c)
				b.WriteString(")")
				return
			}
		case types.SendOnly:
			b.WriteString("chan<- ")
		case types.RecvOnly:
			b.WriteString("<-chan ")
		}
		writeName(b, t.Elem())
	case *types.Signature:
		b.WriteString("func")
		writeSignature(b, t)
	case *types.Struct:
		if t.NumFields() == 0 {
			b.WriteString("struct {}")
			return
		}
		b.WriteString("struct {")
		for i := range t.NumFields() {
			if i > 0 {
				b.WriteString(";")
			}
			b.WriteString(" ")
			f := t.Field(i)
			if !f.Embedded() {
				b.WriteString(f.Name() + " ")
			}
			writeName(b, f.Type())
			if tag := t.Tag(i); tag != "" {
				b.WriteString(" " + strconv.Quote(tag))
			}
		}
		b.WriteString(" }")
	case *types.Interface:
		if t.Empty() {
			b.WriteString("interface {}")
			return
		}
		b.WriteString("interface {")
		for i := range t.NumMethods() {
			if i > 0 {
				b.WriteString(";")
			}
			f := t.Method(i)
			b.WriteString(" ")
			if !f.Exported() {
				b.WriteString(f.Pkg().Path() + ".")
			}
			b.WriteString(f.Name())
			writeSignature(b, f.Signature())
		}
		b.WriteString(" }")
	default:
		b.WriteString(t.String())
	}
}

// writeArg writes a type argument: named types carry the path of their package.
func writeArg(b *strings.Builder, t types.Type) {
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && n.TypeArgs().Len() == 0 {
		b.WriteString(n.Obj().Pkg().Path() + "." + n.Obj().Name())
		return
	}
	writeName(b, t)
}

func writeSignature(b *strings.Builder, s *types.Signature) {
	b.WriteString("(")
	for i := range s.Params().Len() {
		if i > 0 {
			b.WriteString(", ")
		}
		t := s.Params().At(i).Type()
		if s.Variadic() && i == s.Params().Len()-1 {
			b.WriteString("...")
			t = t.(*types.Slice).Elem()
		}
		writeName(b, t)
	}
	b.WriteString(")")
	switch n := s.Results().Len(); {
	case n == 1:
		b.WriteString(" ")
		writeName(b, s.Results().At(0).Type())
	case n > 1:
		b.WriteString(" (")
		for i := range n {
			if i > 0 {
				b.WriteString(", ")
			}
			writeName(b, s.Results().At(i).Type())
		}
		b.WriteString(")")
	}
}
