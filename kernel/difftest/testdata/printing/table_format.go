// Aligned text tables with Printf and tabwriter.
package main

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

type row struct {
	name string
	em   float64
	n    int
}

func main() {
	rows := []row{{"baseline", .4567, 944}, {"recomp", .5, 12}, {"λ-método", 1, 7}}
	fmt.Printf("%-10s %8s %5s\n%s\n", "system", "EM", "n", strings.Repeat("-", 25))
	for _, r := range rows {
		fmt.Printf("%-10s %8.3f %5d\n", r.name, r.em, r.n)
	}
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 8, 2, ' ', tabwriter.AlignRight)
	for _, r := range rows {
		fmt.Fprintf(w, "%s\t%.2f\t%d\t\n", r.name, r.em, r.n)
	}
	w.Flush()
	fmt.Print(b.String())
}

// Output:
// system           EM     n
// -------------------------
// baseline      0.457   944
// recomp        0.500    12
// λ-método      1.000     7
//   baseline  0.46  944
//     recomp  0.50   12
//   λ-método  1.00    7
