// Package published loads the numbers that a paper printed and compares computed
// numbers with them, cell by cell, at the printed digits.
//
// The flow:
//
//  1. Load reads a directory of CSV files, one per published table. Cells stay
//     the text that was printed: "0.740" is not "0.74".
//  2. Set.Table gives one table: texts as printed, numbers on request; Set.Fact
//     gives a number of the prose by its id.
//  3. Set.Compare sets a computed frame beside a table. A cell agrees when the
//     computed value, rounded to the digits that were printed, is the printed
//     value.
//  4. Comparison has the counts, the largest differences, a Table and JSON.
//
// A comparison in a script:
//
//	set := book.Published("frontier")
//	c := set.Compare("settings", means, []string{"dataset", "compressor", "nominal_budget"}, []string{"pg", "rg", "pe"})
//	fmt.Println(c.Summary())
//	book.Compare("settings", c)
//
// A missing value on one side is an outcome of its own, never an agreement and
// never a zero. Numbers computed from simulated records are marked, since their
// agreement says how well the simulation is calibrated and nothing else.
//
// Limits: keys must be unique on both sides; a printed cell is a number, a bound
// such as "<0.001" or ">14", or a word that is compared as it stands.
package published
