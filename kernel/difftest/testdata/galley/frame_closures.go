// A frame filtered, derived and grouped with closures over script values.
package main

import (
	"fmt"

	"galley/lib/frame"
)

type rule struct {
	name string
	min  float64
}

func (r rule) keep(row frame.Row) bool { return row.Float("em") >= r.min }

type label string

func (l label) of(row frame.Row) string { return string(l) + row.Text("setting") }

func main() {
	f := frame.New().
		WithTexts("question", []string{"q1", "q2", "q1", "q2"}).
		WithTexts("setting", []string{"full", "full", "cut", "cut"}).
		WithFloatsMasked("em", []float64{1, 0.5, 0, 1}, []bool{false, false, false, true}).
		WithInts("tokens", []int64{900, 800, 100, 90})
	present := f.WherePresent("em")
	for _, r := range []rule{{"all", 0}, {"half", .5}, {"none", 2}} {
		g := present.Where(r.keep)
		mean, n, ok := g.Mean("em")
		fmt.Println(r.name, g.Len(), mean, n, ok)
	}
	seen := 0
	g := present.DeriveText("label", label("s:").of).Derive("per", func(row frame.Row) float64 {
		seen++
		return row.Float("em") / float64(row.Int("tokens"))
	}).SortBy("setting", "-question")
	fmt.Println(g, seen)
	for _, grp := range f.GroupBy("setting") {
		fmt.Println(grp.Key, grp.Frame.Len(), grp.Frame.Missing("em"))
	}
}

// Output:
// all 3 0.5 3 true
// half 2 0.75 2 true
// none 0 NaN 0 false
// question <text>  setting <text>  em <float>  tokens <int>  label <text>            per <float>
// q1               cut                      0           100  s:cut                             0
// q2               full                   0.5           800  s:full                     0.000625
// q1               full                     1           900  s:full        0.0011111111111111111
// [3 × 6] 3
// [cut] 2 [false true]
// [full] 2 []
