// Two-level means: by cluster, then over clusters.
package main

import (
	"fmt"
	"sort"
)

func main() {
	data := []struct {
		doc string
		v   float64
	}{{"d1", 1}, {"d1", 0}, {"d2", .5}, {"d3", 1}, {"d3", 1}, {"d3", 0}}
	type acc struct {
		sum float64
		n   int
	}
	accs := map[string]acc{}
	for _, d := range data {
		a := accs[d.doc]
		a.sum += d.v
		a.n++
		accs[d.doc] = a
	}
	total, micro := 0.0, 0.0
	docs := make([]string, 0)
	for k := range accs {
		docs = append(docs, k)
	}
	sort.Strings(docs)
	for _, k := range docs {
		a := accs[k]
		total += a.sum / float64(a.n)
		micro += a.sum
		fmt.Printf("%s %.4f (n=%d)\n", k, a.sum/float64(a.n), a.n)
	}
	fmt.Printf("macro %.4f micro %.4f\n", total/float64(len(accs)), micro/float64(len(data)))
}

// Output:
// d1 0.5000 (n=2)
// d2 0.5000 (n=1)
// d3 0.6667 (n=3)
// macro 0.5556 micro 0.5833
