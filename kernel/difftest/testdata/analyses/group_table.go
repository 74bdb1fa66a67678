// Group by system, mean and n, rows in order of first appearance.
package main

import "fmt"

type answer struct {
	question, system string
	em               float64
	answered         bool
}
type summary struct {
	system string
	mean   float64
	n      int
}

func summarise(as []answer) (out []summary) {
	index := map[string]int{}
	for _, a := range as {
		if !a.answered {
			continue
		}
		i, ok := index[a.system]
		if !ok {
			i = len(out)
			index[a.system] = i
			out = append(out, summary{system: a.system})
		}
		s := &out[i]
		s.mean += a.em
		s.n++
	}
	for i := range out {
		out[i].mean /= float64(out[i].n)
	}
	return
}

func main() {
	as := []answer{{"q1", "rerank", 1, true}, {"q1", "full", 0, true}, {"q2", "rerank", 0, true}, {"q2", "full", 1, false}, {"q3", "rerank", 1, true}}
	fmt.Printf("%-8s %6s %3s\n", "system", "EM", "n")
	for _, s := range summarise(as) {
		fmt.Printf("%-8s %6.3f %3d\n", s.system, s.mean, s.n)
	}
}

// Output:
// system       EM   n
// rerank    0.667   3
// full      0.000   1
