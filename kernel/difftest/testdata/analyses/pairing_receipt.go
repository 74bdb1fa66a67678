// Joining two settings by question, with a receipt of what was left out.
package main

import "fmt"

type score struct {
	q string
	v float64
}
type receipt struct{ Matched, LeftOnly, RightOnly, Duplicate int }

func pair(l, r []score) (diffs []float64, rc receipt) {
	right := make(map[string]float64, len(r))
	for _, s := range r {
		if _, dup := right[s.q]; dup {
			rc.Duplicate++
			continue
		}
		right[s.q] = s.v
	}
	used := map[string]bool{}
	for _, s := range l {
		v, ok := right[s.q]
		if !ok {
			rc.LeftOnly++
			continue
		}
		used[s.q] = true
		rc.Matched++
		diffs = append(diffs, s.v-v)
	}
	rc.RightOnly = len(right) - len(used)
	return
}

func main() {
	d, rc := pair([]score{{"a", 1}, {"b", .5}, {"z", 1}}, []score{{"b", .25}, {"a", 1}, {"a", 0}, {"y", 1}})
	fmt.Println(d, rc)
	fmt.Printf("%+v\n", rc)
}

// Output:
// [0 0.25] {2 1 1 1}
// {Matched:2 LeftOnly:1 RightOnly:1 Duplicate:1}
