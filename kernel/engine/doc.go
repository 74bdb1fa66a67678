// Package engine runs scripts: parse, check, lower, interpret.
//
//	p, err := engine.Compile(path, src)       // err is a diag.List: every fault, with its place
//	err = p.RunBook(ctx, book, stdout, stderr) // or p.RunMain for a package main
//
// Compile never panics on any source. A [Program] may be run once.
// [Instrument] gives the source that `go build` compiles for the same notebook.
package engine
