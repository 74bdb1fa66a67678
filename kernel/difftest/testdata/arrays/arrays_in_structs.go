// Arrays inside structs and structs inside arrays are copied.
package main

import "fmt"

type cell struct {
	vals [2]int
	name string
}
type table struct {
	cells [2]cell
	links [2]*cell
}

func main() {
	t := table{cells: [2]cell{{[2]int{1, 2}, "a"}, {[2]int{3, 4}, "b"}}}
	t.links[0] = &t.cells[0]
	u := t
	u.cells[0].vals[1] = 50
	t.links[0].vals[0] = 60
	u.links[0].name = "z"
	fmt.Println(t.cells, u.cells, *u.links[0])
	cs := t.cells[:]
	cs[1].name = "slice"
	fmt.Println(t.cells[1].name, u.cells[1].name)
	for _, c := range t.cells {
		c.name = "lost"
	}
	for i := range t.cells {
		t.cells[i].vals[0]++
	}
	fmt.Println(t.cells)
}

// Output:
// [{[60 2] z} {[3 4] b}] [{[1 50] a} {[3 4] b}] {[60 2] z}
// slice b
// [{[61 2] z} {[4 4] slice}]
