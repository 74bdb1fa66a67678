// A registry of constructors that return interfaces.
package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

type Metric interface{ Score(a, b string) float64 }
type exact struct{}
type overlap struct{ lower bool }

func (exact) Score(a, b string) float64 {
	if a == b {
		return 1
	}
	return 0
}

func (o overlap) Score(a, b string) float64 {
	if o.lower {
		a, b = strings.ToLower(a), strings.ToLower(b)
	}
	n := 0
	for _, w := range strings.Fields(a) {
		if slices.Contains(strings.Fields(b), w) {
			n++
		}
	}
	return float64(n) / float64(len(strings.Fields(a)))
}

var registry = map[string]func() Metric{
	"exact":   func() Metric { return exact{} },
	"overlap": func() Metric { return overlap{true} },
}

func main() {
	for _, name := range slices.Sorted(maps.Keys(registry)) {
		m := registry[name]()
		fmt.Println(name, m.Score("The cat", "the dog"), m.Score("x", "x"))
	}
}

// Output:
// exact 0 1
// overlap 0.5 1
