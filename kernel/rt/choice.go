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

// chosen reports whether v, a panic's value, comes from such a statement; the program ends
// with a refusal then.
func (m *Machine) chosen(v any) bool {
	if len(m.choice) == 0 || !m.choice[m.Mark()] {
		return false
	}
	err, ok := Normal(v).(runtime.Error)
	if ok {
		what := &Refusal{"order", "this statement, which fails (" + err.Error() + "),"}
		m.Finish(Ending{Exit: 3, Panic: &Panic{Value: what, Mark: m.Mark()}, Mark: m.Mark()})
	}
	return ok
}
