// Enumerations with names, parsing and iteration.
package main

import "fmt"

type Metric int

const (
	EM Metric = iota
	F1
	Cover
	numMetrics
)

var names = [...]string{EM: "em", F1: "f1", Cover: "cover"}

func (m Metric) String() string { return names[m] }

func Parse(s string) (Metric, error) {
	for m := range numMetrics {
		if names[m] == s {
			return m, nil
		}
	}
	return 0, fmt.Errorf("no metric %q", s)
}

func main() {
	for m := EM; m < numMetrics; m++ {
		fmt.Print(m, int(m), " ")
	}
	fmt.Println(Parse("f1"))
	fmt.Println(Parse("x"))
	counts := [numMetrics]int{F1: 3}
	byName := map[Metric]float64{Cover: .5}
	fmt.Println(counts, byName, len(names))
}

// Output:
// em 0 f1 1 cover 2 f1 <nil>
// em no metric "x"
// [0 3 0] map[cover:0.5] 3
