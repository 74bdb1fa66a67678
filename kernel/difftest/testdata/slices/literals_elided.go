// Composite literals with elided types, pointers and keys.
package main

import "fmt"

type P struct{ X, Y int }
type T struct {
	Name string
	Kids []*T
	M    map[string][]P
}

func main() {
	ps := []*P{{1, 2}, {Y: 3}}
	mm := map[P][]P{{1, 2}: {{3, 4}, {5, 6}}}
	mp := map[string]*P{"a": {7, 8}}
	t := T{"root", []*T{{Name: "kid", Kids: []*T{{}}}}, map[string][]P{"k": {{9, 9}}}}
	nested := [][]map[string]int{{{"a": 1}}, {}, nil}
	fmt.Println(*ps[0], ps[1].Y, mm, mp["a"].X, t.Kids[0].Name, len(t.Kids[0].Kids), t.M, nested)
	idx := []string{3: "d", 1: "b", "c2"}
	fmt.Printf("%q %d\n", idx, len(idx))
	anon := []struct {
		in  string
		out int
	}{{"a", 1}, {in: "b"}}
	for _, c := range anon {
		fmt.Print(c.in, c.out, " ")
	}
	fmt.Println()
}

// Output:
// {1 2} 3 map[{1 2}:[{3 4} {5 6}]] 7 kid 1 map[k:[{9 9}]] [[map[a:1]] [] []]
// ["" "b" "c2" "d"] 4
// a1 b0␣
