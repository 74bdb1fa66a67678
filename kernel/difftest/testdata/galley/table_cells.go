// A table of computed cells.
package main

import (
	"fmt"

	"galley/lib/table"
)

type row struct {
	name string
	em   float64
	lo   float64
	hi   float64
	n    int
}

func main() {
	rows := []row{{"full & all", .4567, .41, .5, 944}, {"cut_25", .5, .449, .561, 12}}
	t := table.New("Scores at *P*_g").Columns().
		Column("name", "system").Column("em", "EM").Column("ci", "95 % CI").Column("n", "n")
	for _, r := range rows {
		t.Row(r.name, table.Number(r.em, 3), table.Interval(r.lo, r.hi, 2), r.n)
	}
	t.Row("none", table.Missing(), table.Missing(), 0).Best("em", true).Note("Made by hand.")
	fmt.Println(t.CSV())
	fmt.Println(t.Len(), table.Round(2.675, 2), table.Round(0.125, 2), table.Round(-0.0001, 2))
}

// Output:
// name,em,ci_lo,ci_hi,n
// full & all,0.4567,0.41,0.5,944
// cut_25,0.5,0.449,0.561,12
// none,,,,0
//
// 3 2.68 0.12 0.00
