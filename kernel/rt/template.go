package rt

import (
	"fmt"
	html "html/template"
	"io"
	"maps"
	"reflect"
	"strings"
	"sync"
	text "text/template"
	"unsafe"
)

// templates are the functions that the script has given to templates of text/template.
type templates struct {
	mu sync.Mutex
	// by what the templates of one name space share
	funcs map[unsafe.Pointer]map[string]templateFunc
	own   map[unsafe.Pointer]bool // those that may give a template values of the script's types
}

// commonOf is what the templates of one name space share; nil if it has not been made.
func commonOf(t *text.Template) unsafe.Pointer {
	return reflect.ValueOf(t).Elem().FieldByName("common").UnsafePointer()
}

// of are the functions of a template.
func (s *templates) of(t *text.Template) map[string]templateFunc {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.funcs[commonOf(t)])
}

// add notes a function of a template.
func (s *templates) add(t *text.Template, name string, f templateFunc, own bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	key := commonOf(t)
	if s.funcs == nil {
		s.funcs, s.own = map[unsafe.Pointer]map[string]templateFunc{}, map[unsafe.Pointer]bool{}
	}
	if s.funcs[key] == nil {
		s.funcs[key] = map[string]templateFunc{}
	}
	s.funcs[key][name] = f
	s.own[key] = s.own[key] || own
}

// copied gives a clone the functions of the template.
func (s *templates) copied(from, to *text.Template) {
	for name, f := range s.of(from) {
		s.add(to, name, f, s.needs(from))
	}
}

// needs tells whether a function may give the template a value of a type of the script.
func (s *templates) needs(t *text.Template) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.own[commonOf(t)]
}

// templateFuncs is (*template.Template).Funcs.
func (m *Machine) templateFuncs(t *text.Template, table text.FuncMap) *text.Template {
	shown := text.FuncMap{}
	known := map[string]templateFunc{}
	own := map[string]bool{}
	for name, f := range table {
		h := m.heldIn(f)
		shown[name] = h.canon(m)
		if h.kind() != reflect.Func {
			if h.t != nil {
				shown[name] = false // no function
			}
			continue
		}
		known[name] = m.heldFunc(h)
		if h.t != nil {
			if err := known[name].usable(name); err != nil {
				panic(err)
			}
			shown[name] = func() string { return "" } // so that the name is known
		}
		own[name] = h.t != nil || len(known[name].out) > 0 && !closed(known[name].out[0].r)
	}
	t.Funcs(shown)
	for name, f := range known {
		m.templates.add(t, name, f, own[name])
	}
	return t
}

// executeTemplate is (*template.Template).Execute.
func (m *Machine) executeTemplate(t *text.Template, w io.Writer, data any) error {
	if m.findBox(data) == nil && !m.templates.needs(t) {
		return t.Execute(w, m.Canon(data))
	}
	return m.execTemplate(t, w, data)
}

// TemplateFunction gives what runs in the place of a function of the template packages.
func (m *Machine) TemplateFunction(name string) (f reflect.Value, ok bool) {
	rest, ok := strings.CutPrefix(name, "text/template.")
	if !ok {
		if rest, ok = strings.CutPrefix(name, "html/template."); !ok {
			return f, false
		}
	}
	switch rest {
	case "HTMLEscaper":
		return reflect.ValueOf(m.HTMLEscaper), true
	case "JSEscaper":
		return reflect.ValueOf(m.JSEscaper), true
	case "URLQueryEscaper":
		return reflect.ValueOf(m.URLQueryEscaper), true
	case "IsTrue":
		return reflect.ValueOf(m.IsTrue), true
	}
	return f, false
}

// TemplateMethod gives what runs in the place of a method of a template.
func (m *Machine) TemplateMethod(name string) (f reflect.Value, ok bool) {
	switch name {
	case "(*text/template.Template).Execute":
		return reflect.ValueOf(m.executeTemplate), true
	case "(*text/template.Template).ExecuteTemplate":
		return reflect.ValueOf(func(t *text.Template, w io.Writer, name string, data any) error {
			named := t.Lookup(name)
			if named == nil {
				return fmt.Errorf("template: no template %q associated with template %q", name, t.Name())
			}
			return m.executeTemplate(named, w, data)
		}), true
	case "(*text/template.Template).Clone":
		return reflect.ValueOf(func(t *text.Template) (*text.Template, error) {
			c, err := t.Clone()
			if err == nil {
				m.templates.copied(t, c)
			}
			return c, err
		}), true
	case "(*text/template.Template).Funcs":
		return reflect.ValueOf(m.templateFuncs), true
	case "(*html/template.Template).Funcs":
		return reflect.ValueOf(func(t *html.Template, table text.FuncMap) *html.Template {
			return t.Funcs(m.guardedFuncs(table))
		}), true
	}
	return f, false
}

// guardedFuncs are the functions of a template of html/template, such that none hands it a
// value of a script's type.
func (m *Machine) guardedFuncs(table text.FuncMap) text.FuncMap {
	out := text.FuncMap{}
	for name, f := range table {
		out[name] = m.guardedFunc(name, f)
	}
	return out
}

func (m *Machine) guardedFunc(name string, f any) any {
	f = m.Canon(f)
	if b, ok := f.(Box); ok {
		m.refuse("boxed", "template.Funcs (given a "+b.T.Name+")")
	}
	v := reflect.ValueOf(f)
	if !v.IsValid() || v.Kind() != reflect.Func || v.IsNil() || v.Type().NumOut() == 0 || closed(v.Type().Out(0)) {
		return f
	}
	return reflect.MakeFunc(v.Type(), func(args []reflect.Value) []reflect.Value {
		call := v.Call
		if v.Type().IsVariadic() {
			call = v.CallSlice
		}
		out := call(args)
		m.NoBox("the template function "+name, out[0].Interface())
		return out
	}).Interface()
}
