package main

import (
	"fmt"
	"io"
	"regexp"

	"galley/lib/record"
)

// shownAlike is how many faults of one file and column are shown; a column that is
// wrong is wrong in every row, and a thousand lines hide the other faults.
const shownAlike = 5

var lineNumber = regexp.MustCompile(`:\d+$`)

// showFaults prints faults, one a line; of those that concern the same column of the
// same file the first few, and how many more there are. most 0 shows all.
func showFaults(w io.Writer, prefix string, faults []record.Fault, most int) {
	type place struct{ file, column string }
	count := map[place]int{}
	at := func(f record.Fault) place { return place{lineNumber.ReplaceAllString(f.File, ""), f.Column} }
	for _, f := range faults {
		count[at(f)]++
	}
	shown := map[place]int{}
	for _, f := range faults {
		p := at(f)
		shown[p]++
		if most > 0 && shown[p] > most {
			if shown[p] == count[p] {
				more := record.Fault{File: p.file, Column: p.column, Row: -1, What: fmt.Sprintf("%d more", count[p]-most)}
				fmt.Fprintf(w, "%s%v\n", prefix, more)
			}
			continue
		}
		fmt.Fprintf(w, "%s%v\n", prefix, f)
	}
}
