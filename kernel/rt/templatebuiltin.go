package rt

import (
	"errors"
	"fmt"
	"reflect"
	"text/template"
	"text/template/parse"
)

// templateBuiltin is a function that every template has.
type templateBuiltin struct {
	params   int // with the variadic one
	variadic bool
	in       *jsonType // of the variadic parameter, and of all others but printf's format; nil: any value
	run      func(m *Machine, args []held) (held, error)
}

var templateBuiltins map[string]templateBuiltin

func init() {
	truth := func(b bool, err error) (held, error) { return compiledValue(reflect.ValueOf(b)), err }
	text := func(s string) (held, error) { return compiledValue(reflect.ValueOf(s)), nil }
	all := func(m *Machine, args []held) []any {
		list := make([]any, len(args))
		for i, h := range args {
			list[i] = h.canon(m)
		}
		return list
	}
	compare := func(f func(m *Machine, a, b held) (bool, error)) templateBuiltin {
		return templateBuiltin{2, false, nil, func(m *Machine, a []held) (held, error) { return truth(f(m, a[0], a[1])) }}
	}
	templateBuiltins = map[string]templateBuiltin{
		"and":   {params: 2, variadic: true}, // see builtin
		"or":    {params: 2, variadic: true},
		"call":  {params: 2, variadic: true},
		"index": {2, true, nil, func(m *Machine, a []held) (held, error) { return m.indexed(a[0], a[1:]) }},
		"slice": {2, true, nil, func(m *Machine, a []held) (held, error) { return m.sliced(a[0], a[1:]) }},
		"len":   {1, false, nil, func(m *Machine, a []held) (held, error) { return m.lengthOf(a[0]) }},
		"not": {1, false, nil, func(m *Machine, a []held) (held, error) {
			yes, _ := truthOf(m.dynamic(a[0]))
			return truth(!yes, nil)
		}},
		"html":     {1, true, &anyJSON, func(m *Machine, a []held) (held, error) { return text(m.HTMLEscaper(all(m, a)...)) }},
		"js":       {1, true, &anyJSON, func(m *Machine, a []held) (held, error) { return text(m.JSEscaper(all(m, a)...)) }},
		"urlquery": {1, true, &anyJSON, func(m *Machine, a []held) (held, error) { return text(m.URLQueryEscaper(all(m, a)...)) }},
		"print":    {1, true, &anyJSON, func(m *Machine, a []held) (held, error) { return text(m.Sprint(all(m, a)...)) }},
		"println":  {1, true, &anyJSON, func(m *Machine, a []held) (held, error) { return text(m.Sprintln(all(m, a)...)) }},
		"printf": {2, true, &anyJSON, func(m *Machine, a []held) (held, error) {
			return text(m.Sprintf(a[0].v.String(), all(m, a[1:])...))
		}},
		"eq": {2, true, nil, func(m *Machine, a []held) (held, error) { return truth(m.equalHeld(a[0], a[1:])) }},
		"ne": compare(func(m *Machine, a, b held) (bool, error) {
			same, err := m.equalHeld(a, []held{b})
			return !same, err
		}),
		"lt": compare((*Machine).lessHeld),
		"le": compare(func(m *Machine, a, b held) (bool, error) {
			if less, err := m.lessHeld(a, b); less || err != nil {
				return less, err
			}
			return m.equalHeld(a, []held{b})
		}),
		"gt": compare(func(m *Machine, a, b held) (bool, error) {
			less, err := m.lessHeld(a, b)
			if less || err != nil {
				return false, err
			}
			same, err := m.equalHeld(a, []held{b})
			return !same && err == nil, err
		}),
		"ge": compare(func(m *Machine, a, b held) (bool, error) {
			less, err := m.lessHeld(a, b)
			return !less && err == nil, err
		}),
	}
}

// builtin calls a function that every template has.
func (e *execution) builtin(dot held, f templateBuiltin, n parse.Node, name string, args []parse.Node, final held) held {
	if len(args) > 0 {
		args = args[1:]
	}
	e.counted(name, args, final, f.params, f.variadic)
	if name == "and" || name == "or" {
		var h held
		for _, arg := range args {
			h = e.argument(dot, nil, arg)
			if yes, _ := truthOf(e.m.dynamic(h)); yes == (name == "or") {
				return h
			}
		}
		if !final.isMissing() {
			h = final
		}
		return h
	}
	in := func(i int) *jsonType {
		if name == "printf" && i == 0 {
			return &stringJSON
		}
		return f.in
	}
	var argv []held
	for i, arg := range args {
		argv = append(argv, e.argument(dot, in(i), arg))
	}
	if !final.isMissing() {
		argv = append(argv, e.fitting(final, in(len(argv))))
	}
	run := f.run
	if name == "call" {
		callee := "template: missing"
		if len(args) > 0 {
			callee = args[0].String()
		} else {
			callee = final.v.String()
		}
		run = func(m *Machine, args []held) (held, error) { return m.callHeld(callee, args[0], args[1:]) }
	}
	h, err := e.m.protected(nil, func() (held, error) { return run(e.m, argv) })
	if err != nil {
		e.at = n
		e.fail("error calling %s: %w", name, err)
	}
	return h
}

// callHeld is the builtin call.
func (m *Machine) callHeld(name string, fn held, args []held) (held, error) {
	fn = m.dynamic(fn)
	if !fn.v.IsValid() {
		return held{}, errors.New("call of nil")
	}
	if fn.kind() != reflect.Func {
		return held{}, fmt.Errorf("non-function %s of type %s", name, fn.String())
	}
	f := m.heldFunc(fn)
	if err := f.usable(name); err != nil {
		return held{}, err
	}
	switch n := len(f.in); {
	case f.variadic && len(args) < n-1:
		return held{}, fmt.Errorf("wrong number of args for %s: got %d want at least %d", name, len(args), n-1)
	case !f.variadic && len(args) != n:
		return held{}, fmt.Errorf("wrong number of args for %s: got %d want %d", name, len(args), n)
	}
	var argv []reflect.Value
	for i, arg := range args {
		to := f.in[min(i, len(f.in)-1)]
		if f.variadic && i >= len(f.in)-1 {
			to = to.elem()
		}
		h, err := m.prepared(m.dynamic(arg), to)
		if err != nil {
			return held{}, fmt.Errorf("arg %d: %w", i, err)
		}
		argv = append(argv, h.as(m, to))
	}
	return m.protected(Normal, func() (held, error) { return f.result(f.call(argv)) })
}

// shownAll are values as the escaping functions print them.
func (m *Machine) shownAll(args []any) (list []any) {
	for _, x := range args {
		if y, ok := m.printable(m.heldIn(x)); ok {
			x = y
		}
		list = append(list, x)
	}
	return list
}

// escaped gives the text of a call's operands to an escaping function.
func (m *Machine) escaped(escape func(...any) string, args []any) string {
	if len(args) == 1 {
		if s, ok := m.Canon(args[0]).(string); ok {
			return escape(s)
		}
	}
	return escape(m.Sprint(m.shownAll(args)...))
}

// HTMLEscaper is template.HTMLEscaper.
func (m *Machine) HTMLEscaper(args ...any) string { return m.escaped(template.HTMLEscaper, args) }

// JSEscaper is template.JSEscaper.
func (m *Machine) JSEscaper(args ...any) string { return m.escaped(template.JSEscaper, args) }

// URLQueryEscaper is template.URLQueryEscaper.
func (m *Machine) URLQueryEscaper(args ...any) string {
	return m.escaped(template.URLQueryEscaper, args)
}

// IsTrue is template.IsTrue.
func (m *Machine) IsTrue(x any) (truth, ok bool) { return truthOf(m.heldIn(x)) }
