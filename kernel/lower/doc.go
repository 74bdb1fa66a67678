// Package lower turns a checked script into a program that the interpreter runs right.
//
// The script and the parts of the prelude that it uses are brought into static
// single-assignment form by go/ssa, which follows the language specification: per-iteration
// loop variables, range over functions, order of initialisation, method values, generics made
// monomorphic, deferred calls, labels. Each function is then written out again as Go of a
// very small kind: local variables of compiled types, one operation per statement, goto.
// What needs more than that is a call of package rt. The interpreter sees nothing else.
//
//	p, faults := lower.Lower(checked, "main")
//	p.Source   // the lowered program
//	p.Exports  // the compiled package n that it imports: types, constants, functions
//	p.Places   // places in the script, by the marks that the program leaves as it runs
package lower
