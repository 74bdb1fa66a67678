package rt

import (
	"encoding"
	"flag"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// flagBool is a flag.Value of the script that has the method IsBoolFlag.
type flagBool struct {
	IValue any
	flag.Value
	is reflect.Value
}

// IsBoolFlag tells package flag that the flag needs no value.
func (f flagBool) IsBoolFlag() bool { return f.is.Call(nil)[0].Bool() }

// boolFlag adds IsBoolFlag to a wrapped flag.Value that has it.
func boolFlag(box Box, w reflect.Value) reflect.Value {
	f, ok := box.T.Methods["IsBoolFlag"]
	if !ok || f.Type().NumIn() != 1 || f.Type().NumOut() != 1 || f.Type().Out(0) != reflect.TypeFor[bool]() {
		return w
	}
	is := reflect.ValueOf(func() bool { return f.Call([]reflect.Value{box.value()})[0].Bool() })
	return reflect.ValueOf(flagBool{box, w.Interface().(flag.Value), is})
}

// scriptValue is the script's value in a flag; ok is false for one of package flag.
func (m *Machine) scriptValue(f *flag.Flag) (b Box, ok bool) {
	b, ok = m.Canon(f.Value).(Box)
	return b, ok
}

// scriptValues tells whether a flag of f has a value of the script.
func scriptValues(f *flag.FlagSet) (found bool) {
	f.VisitAll(func(f *flag.Flag) {
		v := reflect.ValueOf(f.Value)
		if v.Kind() == reflect.Struct && v.NumField() > 0 && v.Type().Field(0).Name == "IValue" {
			found = true
		}
	})
	return found
}

// defaultUsage is what a FlagSet prints when it has been used wrongly.
func (m *Machine) defaultUsage(f *flag.FlagSet) {
	of := ""
	if f.Name() != "" {
		of = " of " + f.Name()
	}
	fmt.Fprintf(m.flagOutput(f), "Usage%s:\n", of)
	m.printDefaults(f)
}

// printDefaults is (*flag.FlagSet).PrintDefaults. Package flag asks the zero value of a
// flag's type for its text, which it cannot make of a type of the script.
func (m *Machine) printDefaults(f *flag.FlagSet) {
	if !scriptValues(f) {
		m.withOutput(f, f.PrintDefaults)
		return
	}
	w := m.flagOutput(f)
	var failed []string
	f.VisitAll(func(one *flag.Flag) {
		line := "  -" + one.Name
		name, usage := flag.UnquoteUsage(one)
		if name != "" {
			line += " " + name
		}
		if len(line) <= len("  -x") {
			line += "\t"
		} else {
			line += "\n    \t"
		}
		line += strings.ReplaceAll(usage, "\n", "\n    \t")
		zero, fault := m.zeroText(one)
		switch {
		case fault != "":
			failed = append(failed, fault)
		case zero == one.DefValue:
		case reflect.TypeOf(one.Value).String() == "*flag.stringValue":
			line += fmt.Sprintf(" (default %q)", one.DefValue)
		default:
			line += " (default " + one.DefValue + ")"
		}
		io.WriteString(w, line+"\n")
	})
	if len(failed) > 0 {
		io.WriteString(w, "\n"+strings.Join(failed, "\n")+"\n")
	}
}

// zeroText is what the zero value of a flag's type gives for its text, or how it failed.
func (m *Machine) zeroText(f *flag.Flag) (text, fault string) {
	name := ""
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		if c, ok := r.(*control); ok {
			panic(c)
		}
		m.rethrown.Store(nil)
		fault = fmt.Sprintf("panic calling String method on zero %s for flag %s: %v", name, f.Name, m.Canon(Normal(r)))
	}()
	zero := func(r reflect.Type) reflect.Value {
		if r.Kind() == reflect.Pointer {
			return reflect.New(r.Elem())
		}
		return reflect.Zero(r)
	}
	b, ok := m.scriptValue(f)
	if !ok {
		r := reflect.TypeOf(f.Value)
		name = strings.TrimPrefix(r.String(), "*")
		return zero(r).Interface().(flag.Value).String(), ""
	}
	name = b.T.Name
	if b.T.R.Kind() == reflect.Pointer {
		name = strings.TrimPrefix(name, "*")
	}
	return b.T.Methods["String"].Call([]reflect.Value{zero(b.T.R)})[0].String(), ""
}

// textValue is a flag of flag.TextVar.
type textValue struct{ p encoding.TextUnmarshaler }

var textFlagType = reflect.TypeFor[textValue]()

// Set reads the flag's value.
func (v textValue) Set(s string) error { return v.p.UnmarshalText([]byte(s)) }

// Get is what the flag was made with.
func (v textValue) Get() any { return v.p }

// String is the value as text.
func (v textValue) String() string {
	if v.p == nil {
		return ""
	}
	var m encoding.TextMarshaler
	if w := reflect.ValueOf(v.p); w.Kind() == reflect.Struct {
		if b, ok := w.Field(0).Interface().(Box); ok {
			if !b.T.m.implements(b, reflect.TypeFor[encoding.TextMarshaler]()) {
				return ""
			}
			m = b.T.m.ToIface(b, reflect.TypeFor[encoding.TextMarshaler]()).Interface().(encoding.TextMarshaler)
		}
	} else {
		m, _ = v.p.(encoding.TextMarshaler)
	}
	if m == nil {
		return ""
	}
	b, err := m.MarshalText()
	if err != nil {
		return ""
	}
	return string(b)
}

// textFlag is (*flag.FlagSet).TextVar.
func (m *Machine) textFlag(f *flag.FlagSet, p encoding.TextUnmarshaler, name string, value encoding.TextMarshaler, usage string) {
	target, isBox := m.Canon(p).(Box)
	initial, also := m.Canon(value).(Box)
	if !isBox && !also {
		m.withOutput(f, func() { f.TextVar(p, name, value, usage) })
		return
	}
	if !isBox || !also {
		m.refuse("boxed", "flag.TextVar")
	}
	if target.T.R.Kind() != reflect.Pointer {
		panic("variable value type must be a pointer")
	}
	t, v := initial.T, initial.value()
	if v.Kind() == reflect.Pointer {
		t, v = t.Elem(), v.Elem()
	}
	if want := target.T.Elem(); t != want {
		panic("default type does not match variable type: " + t.Name + " != " + want.Name)
	}
	target.value().Elem().Set(v)
	m.withOutput(f, func() { f.Var(textValue{p}, name, usage) })
}
