package rt

import (
	"fmt"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// TypeName spells t as the run time of Go does: package names, no spaces after commas in
// instances.
func (m *Machine) TypeName(t types.Type) string {
	b := spelling{within: m.within}
	b.name(t)
	return b.String()
}

// Within says that obj is a type declared in a function, or a method, of which there is an
// instance for each list of type arguments: they are part of its name.
func (m *Machine) Within(obj *types.TypeName, args []types.Type) { m.within[obj] = args }

// Arguments are the type arguments in the name of t, its own or those of the function that it
// is declared in.
func (m *Machine) Arguments(t *types.Named) []types.Type { return arguments(t, m.within) }

func arguments(t *types.Named, within map[*types.TypeName][]types.Type) []types.Type {
	if t.TypeArgs().Len() > 0 {
		return slices.Collect(t.TypeArgs().Types())
	}
	return within[t.Obj()]
}

// spelling is a type's name in the making. Within the brackets of an instance it is the
// linker's: import paths, qualified names of fields, numbers of local types.
type spelling struct {
	strings.Builder
	link   bool
	within map[*types.TypeName][]types.Type // see Machine.Within
}

func (b *spelling) name(t types.Type) {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		switch t.Kind() {
		case types.Uint8:
			b.WriteString("uint8")
		case types.UnsafePointer:
			b.WriteString("unsafe.Pointer")
		case types.Int32:
			b.WriteString("int32")
		case types.UntypedNil:
			b.WriteString("nil")
		default:
			b.WriteString(t.Name())
		}
	case *types.Named:
		b.qualified(t.Obj())
		if args := arguments(t, b.within); len(args) > 0 {
			link := b.link
			b.link = true
			for i, arg := range args {
				b.WriteString([]string{"[", ","}[min(i, 1)])
				b.name(arg)
			}
			b.link = link
			b.WriteString("]")
		}
		if n := localNumber(t.Obj()); b.link && n > 0 {
			fmt.Fprintf(b, "·%d", n)
		}
	case *types.Pointer:
		b.WriteString("*")
		b.name(t.Elem())
	case *types.Slice:
		b.WriteString("[]")
		b.name(t.Elem())
	case *types.Array:
		fmt.Fprintf(b, "[%d]", t.Len())
		b.name(t.Elem())
	case *types.Map:
		b.WriteString("map[")
		b.name(t.Key())
		b.WriteString("]")
		b.name(t.Elem())
	case *types.Chan:
		switch t.Dir() {
		case types.SendRecv:
			b.WriteString("chan ")
			if c, ok := types.Unalias(t.Elem()).(*types.Chan); ok && c.Dir() == types.RecvOnly {
				b.WriteString("(")
				b.name(c)
				b.WriteString(")")
				return
			}
		case types.SendOnly:
			b.WriteString("chan<- ")
		case types.RecvOnly:
			b.WriteString("<-chan ")
		}
		b.name(t.Elem())
	case *types.Signature:
		b.WriteString("func")
		b.signature(t)
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
			if !f.Embedded() || b.link && renamed(f) {
				if b.link && !f.Exported() {
					b.qualified(f)
				} else {
					b.WriteString(f.Name())
				}
				b.WriteString(map[bool]string{true: " = ", false: " "}[f.Embedded()])
			}
			b.name(f.Type())
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
			if f.Exported() {
				b.WriteString(f.Name())
			} else {
				b.qualified(f)
			}
			b.signature(f.Signature())
		}
		b.WriteString(" }")
	default:
		b.WriteString(t.String())
	}
}

// qualified writes the name of obj with its package.
func (b *spelling) qualified(obj types.Object) {
	switch p := obj.Pkg(); {
	case p == nil:
	case b.link:
		b.WriteString(p.Path() + ".")
	default:
		b.WriteString(p.Name() + ".")
	}
	b.WriteString(obj.Name())
}

// localNumber counts the types declared in functions up to obj, in the order of the source; 0
// when obj is declared at package level.
func localNumber(obj *types.TypeName) (n int) {
	if obj.Pkg() == nil || obj.Parent() == obj.Pkg().Scope() {
		return 0
	}
	var count func(s *types.Scope)
	count = func(s *types.Scope) {
		for _, name := range s.Names() {
			t, ok := s.Lookup(name).(*types.TypeName)
			if !ok || t.IsAlias() || t.Pos() > obj.Pos() {
				continue
			}
			if _, parameter := t.Type().(*types.TypeParam); !parameter {
				n++
			}
		}
		for i := range s.NumChildren() {
			count(s.Child(i))
		}
	}
	for i := range obj.Pkg().Scope().NumChildren() {
		count(obj.Pkg().Scope().Child(i))
	}
	return n
}

func (b *spelling) signature(s *types.Signature) {
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
		b.name(t)
	}
	b.WriteString(")")
	switch n := s.Results().Len(); {
	case n == 1:
		b.WriteString(" ")
		b.name(s.Results().At(0).Type())
	case n > 1:
		b.WriteString(" (")
		for i := range n {
			if i > 0 {
				b.WriteString(", ")
			}
			b.name(s.Results().At(i).Type())
		}
		b.WriteString(")")
	}
}

// renamed reports whether the linker writes the name of an embedded field because it is not
// its type's: that of an instance has its type arguments.
func renamed(f *types.Var) bool {
	t := types.Unalias(f.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	n, ok := t.(*types.Named)
	return ok && (n.TypeArgs().Len() > 0 || n.Obj().Name() != f.Name())
}
