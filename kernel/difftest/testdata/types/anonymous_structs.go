// Anonymous structs: identity, assignment, nesting and slices of them.
package main

import "fmt"

func point() struct{ X, Y int } { return struct{ X, Y int }{1, 2} }

var table = map[string]struct {
	n    int
	tags []string
}{"a": {1, []string{"x"}}, "b": {n: 2}}

func main() {
	p := point()
	var q struct{ X, Y int } = p
	q.X = 10
	type named struct{ X, Y int }
	var n named = p
	n.Y = 5
	rows := []struct {
		id string
		in struct{ a, b float64 }
	}{{"r", struct{ a, b float64 }{1, 2}}}
	rows[0].in.a++
	fmt.Println(p, q, n, rows, table["a"].tags[0], table["b"].n, table["c"].n)
	fmt.Printf("%T %+v\n", p, rows)
	var cfg struct {
		Name string
		Opt  struct{ Deep []int }
	}
	cfg.Opt.Deep = append(cfg.Opt.Deep, 1)
	cfg.Name = "c"
	fmt.Printf("%+v\n", cfg)
}

// Output:
// {1 2} {10 2} {1 5} [{r {2 2}}] x 2 0
// struct { X int; Y int } [{id:r in:{a:2 b:2}}]
// {Name:c Opt:{Deep:[1]}}
