// Package generate writes random Go programs: well typed, sure to end, and with
// one possible output each, so that a compiler and an interpreter can be compared on them.
//
//	source := generate.Program(seed, generate.Normal)
//
// The same seed gives the same bytes on every machine. The flow is one pass from
// the declarations down: types, then functions that may call earlier ones only,
// then main. A statement is chosen at random among those that fit; an expression
// is asked for by its type and grows to a bounded depth.
//
// How a program is kept good:
//
//   - Operands are never all constant, so no constant expression overflows.
//   - Every function spends fuel; without fuel it returns its zero result, so that
//     loops around calls around loops still end.
//   - Functions change package variables and what their parameters share. The
//     language leaves open when an operand beside such a call is read; the compiler
//     reads it after the calls, and so must whoever is compared with it.
//   - Indices are taken modulo the length, divisors made odd, map keys sorted;
//     panics happen only where a statement recovers from them.
//   - Pointers are never printed, nor structs that hold them.
//
// Order makes programs for one question only: in which order calls and reads of a statement
// happen.
// Values makes programs about types and values: what printing, comparing, converting,
// asserting, hashing, JSON, templates, errors and packages that call back make of types of
// every kind. A value that may print an address is not printed.
//
// Flow makes programs about control flow, which print a trace of the way they went. Each ends:
// its loops are short and share a count of steps, and its trace is cut at a length. Variables
// of the package are initialised in an order of their own, goroutines agree on one result, and
// some programs end by a panic, by exit or by waiting for ever.
//
// Generic makes programs about type parameters: functions and methods that call each other
// with types made of their own parameters.
//
// Limits: goroutines take turns or add up, for what they print must have one order; no unsafe,
// no reflection, no files.
package generate
