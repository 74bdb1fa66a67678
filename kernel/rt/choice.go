package rt

import "runtime"

// Choice says that a failure at this mark may not be the one that the compiled program has:
// which part of the statement fails first is the compiler's choice.
func (m *Machine) Choice(mark int) {
	if m.choice == nil {
		m.choice = map[int]bool{}
	}
	m.choice[mark] = true
}

// refused reports whether v, a panic's value, comes from such a statement, or is a refusal
// itself; the program ends with a refusal then.
func (m *Machine) refused(v any) bool {
	v = Normal(v)
	what, ok := v.(*Refusal)
	if err, failed := v.(runtime.Error); failed && len(m.choice) > 0 && m.choice[m.Mark()] {
		what, ok = &Refusal{"order", "this statement, which fails (" + err.Error() + "),"}, true
	}
	if ok {
		m.Finish(Ending{Exit: 3, Panic: &Panic{Value: what, Mark: m.Mark()}, Mark: m.Mark()})
	}
	return ok
}
