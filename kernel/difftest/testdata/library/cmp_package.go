// cmp.Compare, cmp.Less, cmp.Or.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type P struct {
	last, first string
	age         int
}

func main() {
	ps := []P{{"b", "x", 3}, {"a", "y", 2}, {"b", "w", 9}, {"a", "y", 1}}
	slices.SortFunc(ps, func(p, q P) int {
		return cmp.Or(strings.Compare(p.last, q.last), -cmp.Compare(p.age, q.age))
	})
	fmt.Println(ps)
	fmt.Println(cmp.Compare(1, 2), cmp.Compare("b", "a"), cmp.Less(1.5, 2), cmp.Or(0, 3, 5), cmp.Or("", "dflt"))
}

// Output:
// [{a y 2} {a y 1} {b w 9} {b x 3}]
// -1 1 true 3 dflt
