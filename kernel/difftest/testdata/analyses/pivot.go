// Long to wide: rows by system, columns by budget, missing shown.
package main

import (
	"fmt"
	"maps"
	"slices"
)

func main() {
	type cell struct {
		system string
		budget float64
		value  float64
	}
	cells := []cell{{"b", .5, .61}, {"a", .25, .4}, {"a", .5, .55}, {"c", .25, .1}}
	values := map[string]map[float64]float64{}
	budgets := map[float64]bool{}
	for _, c := range cells {
		row, ok := values[c.system]
		if !ok {
			row = map[float64]float64{}
			values[c.system] = row
		}
		row[c.budget] = c.value
		budgets[c.budget] = true
	}
	cols := slices.Sorted(maps.Keys(budgets))
	fmt.Printf("%-7s", "system")
	for _, b := range cols {
		fmt.Printf("%7.2f", b)
	}
	fmt.Println()
	for _, s := range slices.Sorted(maps.Keys(values)) {
		fmt.Printf("%-7s", s)
		for _, b := range cols {
			if v, ok := values[s][b]; ok {
				fmt.Printf("%7.2f", v)
			} else {
				fmt.Printf("%7s", "-")
			}
		}
		fmt.Println()
	}
}

// Output:
// system    0.25   0.50
// a         0.40   0.55
// b            -   0.61
// c         0.10      -
