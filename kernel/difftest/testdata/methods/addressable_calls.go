// Pointer methods on addressable fields of nested structs.
package main

import "fmt"

type Counter struct{ n int }

func (c *Counter) Add(d int) { c.n += d }

type stats struct {
	hits   Counter
	byName [2]Counter
	nested struct{ deep Counter }
	ptr    *stats
}

func main() {
	var s stats
	s.hits.Add(1)
	s.byName[1].Add(2)
	s.nested.deep.Add(3)
	s.ptr = &stats{}
	s.ptr.nested.deep.Add(4)
	ss := []stats{s}
	ss[0].ptr.hits.Add(5)
	ss[0].hits.Add(100)
	fmt.Println(s.hits, s.byName, s.nested.deep.n, s.ptr.nested.deep.n, s.ptr.hits, ss[0].hits)
}

// Output:
// {1} [{0} {2}] 3 4 {5} {101}
