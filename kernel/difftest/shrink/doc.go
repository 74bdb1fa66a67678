// Package shrink makes a program that shows a difference small.
//
//	small := shrink.Program(source, func(candidates [][]byte) []bool { … })
//
// The function tells of each candidate whether it still shows the difference; it gets
// several at a time because a compiler builds ten programs almost as fast as one.
//
// It is a greedy search over edits of the syntax tree, from coarse to fine: drop a
// declaration, drop runs of statements, put a block's statements in its place, drop
// clauses and elements, put a part of an expression in its place. A candidate that
// does not type-check is never tried. The search stops when no edit keeps the
// difference, or after so many rounds.
//
// Limits: names stay, and nothing is renamed or reordered.
package shrink
