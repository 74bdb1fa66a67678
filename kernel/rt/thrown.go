package rt

import (
	"fmt"
	"io"
	"runtime"
)

// thrown carries the value of a panic through the interpreter, which would call its method
// Error in each function on the way; Normal takes it out.
type thrown struct{ value any }

// Format prints the value, for compiled code that prints what it recovers.
func (t thrown) Format(s fmt.State, verb rune) { fmt.Fprintf(s, fmt.FormatString(s, verb), t.value) }

// passOn is deferred where compiled code called the script: a panic of the interpreter's goes
// on as the one that Go would have. Package fmt takes one with io.EOF for the end of its input.
func passOn() {
	switch r := recover().(type) {
	case nil:
	case thrown:
		if r.value == io.EOF {
			panic(io.EOF)
		}
		panic(r)
	default:
		panic(Normal(r))
	}
}

// Thrown is what to panic with for a panic of the script.
func Thrown(x any) any {
	switch x.(type) {
	case runtime.Error, thrown:
	case error:
		return thrown{x}
	}
	return x
}

// carried is the value of what was panicked with.
func carried(x any) any {
	if t, ok := x.(thrown); ok {
		return t.value
	}
	return x
}

// uncaught is the record of a panic that ends the program. Its methods Error and String are
// called now, and once, while the script still runs.
func (m *Machine) uncaught(v any) *Panic {
	p := m.rethrown.find(carried(v)) // in main's goroutine, which the interpreter has left
	if p == nil && m.refused(v) {
		return m.Ending().Panic
	}
	if p == nil {
		p = m.newPanic(v)
	}
	p.say()
	return p
}

func (p *Panic) say() {
	defer func() {
		switch v := Normal(recover()).(type) {
		case nil, *control:
		case string:
			p.fatal = "fatal error: panic while printing panic value: " + v
		default:
			p.fatal = "fatal error: panic while printing panic value: type " + dynamicName(v)
		}
	}()
	var same []*Panic
	for q := p; q != nil; q = q.Before {
		if same = append(same, q); q.again() {
			continue
		}
		text := PanicText(q.Value)
		for _, q := range same {
			q.said, q.text = true, text
		}
		same = nil
	}
}

// Said is what Go prints after "panic: " for the panic's value.
func (p *Panic) Said() string {
	if !p.said {
		p.say()
	}
	return p.text
}
