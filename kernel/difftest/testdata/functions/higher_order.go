// Map, filter and reduce over slices of structs with closures.
package main

import "fmt"

type row struct {
	name string
	v    float64
}

func filter(rows []row, keep func(row) bool) (out []row) {
	for _, r := range rows {
		if keep(r) {
			out = append(out, r)
		}
	}
	return
}

func reduce(rows []row, init float64, f func(float64, row) float64) float64 {
	for _, r := range rows {
		init = f(init, r)
	}
	return init
}

func main() {
	rows := []row{{"a", 1}, {"b", 2.5}, {"c", 4}}
	limit := 2.0
	big := filter(rows, func(r row) bool { return r.v > limit })
	fmt.Println(big, reduce(big, 0, func(s float64, r row) float64 { return s + r.v }))
}

// Output:
// [{b 2.5} {c 4}] 6.5
