// Grouping by a composite key and averaging.
package main

import "fmt"

type key struct {
	system string
	budget float64
}
type acc struct {
	sum float64
	n   int
}

func (a acc) mean() float64 { return a.sum / float64(a.n) }

func main() {
	type row struct {
		key
		em float64
	}
	rows := []row{{key{"a", .5}, 1}, {key{"a", .5}, 0}, {key{"b", .25}, 1}, {key{"a", .25}, .5}}
	groups := map[key]*acc{}
	var order []key
	for _, r := range rows {
		g, ok := groups[r.key]
		if !ok {
			g = &acc{}
			groups[r.key] = g
			order = append(order, r.key)
		}
		g.sum += r.em
		g.n++
	}
	for _, k := range order {
		fmt.Println(k.system, k.budget, groups[k].n, groups[k].mean())
	}
}

// Output:
// a 0.5 2 0.5
// b 0.25 1 1
// a 0.25 1 0.5
