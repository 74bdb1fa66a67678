// Package published loads the numbers a paper printed and compares computed
// numbers with them, cell by cell, at the printed digits.
package published
