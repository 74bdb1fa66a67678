// Package rt is the run time of lowered scripts: what the interpreter's core cannot do right.
//
// Lowering turns a script into assignments, branches and calls over plain types. Everything
// else is here, compiled: values in interfaces that remember the script's type ([Box]),
// type tests, method calls through interfaces, printing, deferred calls and recover,
// channels, ranging over maps, checks with the texts of Go's run-time errors.
//
//	m := rt.New(rt.Host{Stdout: w})
//	t := m.Type(goType)          // descriptor: name, methods, the reflect.Type of its values
//	f := m.MakeInterface(t, any) // func(value) any, called by the lowered script
//
// A type T declared in a script has values of the reflect.Type of its underlying type; the
// name lives in the descriptor. A value of T in an interface is a Box.
package rt
