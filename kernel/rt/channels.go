package rt

import "reflect"

// wait runs an operation that waits until it is done or the program has ended.
func (m *Machine) wait(cases []reflect.SelectCase) (int, reflect.Value, bool) {
	cases = append(cases, reflect.SelectCase{Dir: reflect.SelectRecv, Chan: reflect.ValueOf(m.stop)})
	wait := m.sched.clock.await(cases)
	m.Block()
	i, v, ok := reflect.Select(cases)
	m.Unblock()
	m.sched.clock.awaken(wait)
	if i == len(cases)-1 {
		panic(&control{"end"})
	}
	return i, v, ok
}

// Send returns func(ch, v).
func (m *Machine) Send(ch, elem reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{ch, elem}, nil, false), func(in []reflect.Value) []reflect.Value {
		if in[0].IsNil() || !in[0].TrySend(in[1]) {
			m.wait([]reflect.SelectCase{{Dir: reflect.SelectSend, Chan: in[0], Send: in[1]}})
		}
		return nil
	})
}

// Receive returns func(ch) elem, or func(ch) (elem, bool).
func (m *Machine) Receive(ch, elem reflect.Type, commaOK bool) reflect.Value {
	out := []reflect.Type{elem}
	if commaOK {
		out = append(out, reflect.TypeFor[bool]())
	}
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{ch}, out, false), func(in []reflect.Value) []reflect.Value {
		var v reflect.Value
		var ok bool
		if !in[0].IsNil() {
			v, ok = in[0].TryRecv()
		}
		if !v.IsValid() {
			_, v, ok = m.wait([]reflect.SelectCase{{Dir: reflect.SelectRecv, Chan: in[0]}})
		}
		if commaOK {
			return []reflect.Value{v, reflect.ValueOf(ok)}
		}
		return []reflect.Value{v}
	})
}

// SelectCase describes one case of a select statement.
type SelectCase struct {
	Chan reflect.Type
	Send bool
	Elem reflect.Type
}

// Select returns the function of a select statement. Its parameters are each case's channel
// and, for sends, value; its results are the case's index (-1 for the default), the ok of a
// receive, and one value per receiving case.
func (m *Machine) Select(cases []SelectCase, blocking bool) reflect.Value {
	var in []reflect.Type
	out := []reflect.Type{reflect.TypeFor[int](), reflect.TypeFor[bool]()}
	for _, c := range cases {
		in = append(in, c.Chan)
		if c.Send {
			in = append(in, c.Elem)
		} else {
			out = append(out, c.Elem)
		}
	}
	return reflect.MakeFunc(reflect.FuncOf(in, out, false), func(args []reflect.Value) []reflect.Value {
		results := make([]reflect.Value, len(out))
		for i, t := range out {
			results[i] = reflect.Zero(t)
		}
		var list []reflect.SelectCase
		k := 0
		for _, c := range cases {
			s := reflect.SelectCase{Dir: reflect.SelectRecv, Chan: args[k]}
			k++
			if c.Send {
				s.Dir, s.Send = reflect.SelectSend, args[k]
				k++
			}
			list = append(list, s)
		}
		chosen, v, ok := reflect.Select(append(list, reflect.SelectCase{Dir: reflect.SelectDefault}))
		if chosen == len(list) {
			if !blocking {
				results[0] = reflect.ValueOf(-1)
				return results
			}
			chosen, v, ok = m.wait(list)
		}
		results[0], results[1] = reflect.ValueOf(chosen), reflect.ValueOf(ok)
		r := 2
		for i, c := range cases {
			if c.Send {
				continue
			}
			if i == chosen {
				results[r] = v
			}
			r++
		}
		return results
	})
}
