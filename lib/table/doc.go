// Package table holds a table as data and renders it to LaTeX (booktabs), HTML,
// Markdown, CSV and JSON.
//
// The flow:
//
//  1. New makes a table with a caption; Column and Columns declare its columns.
//  2. Row adds a row of cells: strings, whole numbers, and typed cells (Number,
//     Interval, Estimate, PValue, Percent, Missing, Undefined, Math …). Group
//     opens a row group, Spanner joins column headers.
//  3. Note, Cell.Note and Warn attach notes; Best and BestAndSecond mark the best
//     values of a column, ties included.
//  4. A renderer turns the same cells into text. Rounding happens here, once, by
//     the rule of package decimal.
//
// A worked table:
//
//	t := table.New("Grounded citation precision").
//		Column("setting", "Setting").
//		Column("pg", "*P*_g").
//		Column("ci", "95% interval")
//	t.Row("identity", table.Number(0.512, 2), table.Interval(0.49, 0.53, 2))
//	t.Row("recomp@0.25", table.Number(0.121, 2), table.Undefined("one question"))
//	t.Best("pg", true)
//	fmt.Println(t.Markdown())
//
// Captions, headers, notes, spanners and group labels use the markup of package
// richtext. A string given to Row is data: it is printed literally and escaped
// for the format at hand.
//
// Missing values are cells of their own and never numbers: Number refuses NaN
// and infinities by panicking, since a script that reaches this point has lost
// the reason why the value is undefined.
//
// Limits: LaTeX needs booktabs, and longtable for Long; Greek letters and common
// mathematical signs are translated, other scripts (Chinese, Cyrillic …) need
// XeLaTeX or LuaLaTeX. Markdown has no spanners and no alignment at the decimal
// point.
package table
