package rt

// RefuseElement refuses to take an element of an array that has none: of some the compiler
// says that index 0 is out of range, of some that the index is, and some it does not look at.
// Loops over such arrays never come here.
func (m *Machine) RefuseElement(mark int) {
	m.Fail(mark)
	m.refuse("construct", "an element of an array that has none")
}
