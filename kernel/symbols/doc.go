// Package symbols is everything compiled that a script may name: which packages, which of
// their functions, variables and types, and their values.
//
// Package policy, written by hand, says which, down to methods. The rest is generated from it
// by `go generate ./kernel/symbols`: one file per package with its values, loaded only when a
// script imports the package, and export.zip, the export data that package check reads instead
// of asking the go command.
//
//	pkg, ok := symbols.Load("strings")
//	fn := pkg.Values["ToUpper"]
//
// Generic functions and types have no value; Package.Generic lists them.
package symbols

//go:generate go run ./gen
