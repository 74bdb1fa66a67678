// Method expressions and values as arguments.
package main

import (
	"cmp"
	"fmt"
	"slices"
)

type P struct {
	name string
	age  int
}

func (p P) Name() string    { return p.name }
func (p P) Older(q P) bool  { return p.age > q.age }
func (p P) Compare(q P) int { return cmp.Compare(p.age, q.age) }
func pick(ps []P, f func(P) string) (out []string) {
	for _, p := range ps {
		out = append(out, f(p))
	}
	return
}

func main() {
	ps := []P{{"a", 3}, {"b", 1}, {"c", 2}}
	slices.SortFunc(ps, P.Compare)
	fmt.Println(pick(ps, P.Name), P.Older(ps[0], ps[1]))
}

// Output:
// [b c a] false
