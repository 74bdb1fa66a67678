// Deeply nested literals with every elision.
package main

import "fmt"

type P struct{ x, y int }
type Line struct {
	from, to *P
	via      []P
	named    map[string][]*P
	grid     [2][2]P
	f        func(P) int
	any      any
}

func main() {
	ls := []Line{
		{&P{1, 2}, &P{3, 4}, []P{{5, 6}}, map[string][]*P{"a": {{7, 8}, {9, 10}}}, [2][2]P{{{1, 1}, {2, 2}}, {{3, 3}}}, func(p P) int { return p.x }, P{11, 12}},
		{via: []P{2: {y: 3}}, named: map[string][]*P{}, any: []P{{1, 1}}},
	}
	fmt.Println(*ls[0].from, ls[0].via, *ls[0].named["a"][1], ls[0].grid, ls[0].f(P{42, 0}), ls[0].any, ls[1].via, ls[1].any)
	m := map[P]map[string]P{{1, 2}: {"in": {3, 4}}}
	a := [...][]map[int]*P{{{1: {5, 5}}}, nil, {{}, {2: nil}}}
	fmt.Println(m[P{1, 2}]["in"].y, a[0][0][1].x, len(a), len(a[2]))
	pp := []**P{}
	q := &P{8, 8}
	pp = append(pp, &q)
	(*pp[0]).x++
	fmt.Println(**pp[0], &[]P{{1, 2}}, &map[string]P{"k": {}})
}

// Output:
// {1 2} [{5 6}] {9 10} [[{1 1} {2 2}] [{3 3} {0 0}]] 42 {11 12} [{0 0} {0 0} {0 3}] [{1 1}]
// 4 5 3 2
// {9 8} &[{1 2}] &map[k:{0 0}]
