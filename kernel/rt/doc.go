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
//
// Compiled packages that look into values by reflection would find the Box. What scripts use
// of them is done here by the same rules, and whatever has nothing to do with the script's
// types is left to them: printing (format*.go, printing.go), errors, JSON (json*.go),
// text/template (template*.go), log/slog (slog*.go), flag (flag*.go). All others are refused
// a Box ([Machine.NoBox]).
package rt
