package rt

import "go/types"

// A struct type made by package reflect has a name that spells out all types inside of it:
// forty types that each point to the next one twice are 2^40 letters. A declared type whose
// spelling is longer than longest gets a shell, like a recursive one.
const (
	longest  = 4096
	standing = 40 // about what a stand-in is spelled with
)

// spelled is about how many letters the name of t's reflect.Type has; no more than a little
// above longest where that is exceeded at all.
func (m *Machine) spelled(t types.Type) (n int) {
	t = types.Unalias(t)
	if b, ok := t.(*types.Basic); ok {
		return len(b.Name())
	}
	r := m.recursionOf(t)
	if r.length > 0 {
		return r.length
	}
	r.length = standing // should t lead to itself
	switch t := t.(type) {
	case *types.Named:
		switch {
		case t.Obj().Pkg() == nil || !m.local(t.Obj().Pkg()):
			n = 2 * len(t.Obj().Name())
		case m.isRecursive(t):
			n = m.shellLength(t.Underlying())
		default:
			n = m.spelled(t.Underlying())
		}
	case *types.Pointer:
		n = m.spelled(t.Elem())
	case *types.Slice:
		n = m.spelled(t.Elem())
	case *types.Array:
		n = m.spelled(t.Elem())
	case *types.Chan:
		n = m.spelled(t.Elem())
	case *types.Map:
		n = m.spelled(t.Key()) + m.spelled(t.Elem())
	case *types.Signature:
		for v := range t.Params().Variables() {
			n += m.spelled(v.Type())
		}
		for v := range t.Results().Variables() {
			n += m.spelled(v.Type())
		}
	case *types.Struct:
		for i := range t.NumFields() {
			n += m.spelled(t.Field(i).Type()) + len(t.Field(i).Name()) + len(t.Tag(i))
		}
	}
	r.length = min(n+8, 4*longest)
	return r.length
}

// shellLength is about how long the name of a shell is: what leads to another is a stand-in.
func (m *Machine) shellLength(u types.Type) (n int) {
	s, ok := u.(*types.Struct)
	if !ok {
		return standing
	}
	for i := range s.NumFields() {
		length := standing
		if !m.hasRecursive(s.Field(i).Type()) {
			length = m.spelled(s.Field(i).Type())
		}
		n += length + len(s.Field(i).Name()) + len(s.Tag(i))
	}
	return n
}
