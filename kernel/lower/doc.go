// Package lower turns a checked script into a program that the interpreter runs right.
//
// The script and the parts of the prelude that it uses are brought into static
// single-assignment form by go/ssa, which follows the language specification: per-iteration
// loop variables, range over functions, order of initialisation, method values, generics made
// monomorphic, deferred calls, labels. There are two ways on from there.
//
// [Lower] makes a step of package direct of each instruction. This is how scripts run.
//
// [Text] writes each function out again as Go of a very small kind, for an interpreter: local
// variables of compiled types, one operation per statement, goto. It is the second opinion
// that tests ask for: two back ends that share little and must print the same.
//
// What needs more than that is, in both, a call of package rt.
//
//	p, faults := lower.Lower(checked, "main")
//	p.Run()    // runs the program
//	p.Places   // places in the script, by the marks that the program leaves as it runs
//
//	p, faults = lower.Text(checked, "main")
//	p.Source   // the lowered program
//	p.Exports  // the compiled package n that it imports: types, constants, functions
package lower
