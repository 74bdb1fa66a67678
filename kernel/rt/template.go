package rt

import (
	html "html/template"
	"reflect"
	text "text/template"
)

// TemplateMethod gives what runs in the place of a method of a template.
func (m *Machine) TemplateMethod(name string) (f reflect.Value, ok bool) {
	switch name {
	case "(*text/template.Template).Funcs":
		return reflect.ValueOf(func(t *text.Template, table text.FuncMap) *text.Template {
			return t.Funcs(m.guardedFuncs(table))
		}), true
	case "(*html/template.Template).Funcs":
		return reflect.ValueOf(func(t *html.Template, table text.FuncMap) *html.Template {
			return t.Funcs(m.guardedFuncs(table))
		}), true
	}
	return f, false
}

// guardedFuncs are the functions of a template, such that none hands it a value of a script's
// type.
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
