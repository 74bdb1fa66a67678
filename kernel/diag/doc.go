// Package diag holds what is wrong with a script: where, what, and how to write it instead.
//
// A [Diagnostic] is an error of the compiler (a type error, an unused import) or a
// refusal: correct Go that the kernel will not run because it could not promise the
// compiler's result. All of them are collected in a [List], sorted by position.
//
//	var list diag.List
//	list.Add(diag.Diagnostic{Pos: pos, Msg: "undefined: x"})
//	if err := list.Err(); err != nil { … }
package diag
