// A streaming accumulator merged from parts.
package main

import (
	"fmt"
	"math"
)

type moments struct {
	n    int
	mean float64
	m2   float64
}

func (m *moments) Add(x float64) {
	m.n++
	d := x - m.mean
	m.mean += d / float64(m.n)
	m.m2 += float64(d * (x - m.mean))
}

func (m moments) Merge(o moments) moments {
	if m.n == 0 {
		return o
	}
	n := m.n + o.n
	d := o.mean - m.mean
	return moments{n, m.mean + d*float64(o.n)/float64(n), m.m2 + o.m2 + float64(d*d)*float64(m.n)*float64(o.n)/float64(n)}
}

func (m moments) SD() float64 { return math.Sqrt(m.m2 / float64(m.n-1)) }

func main() {
	var a, b, all moments
	for i := range 20 {
		x := float64(i*i%7) / 3
		all.Add(x)
		if i < 8 {
			a.Add(x)
		} else {
			b.Add(x)
		}
	}
	m := a.Merge(b)
	fmt.Println(m.n, all.mean, all.SD())
	fmt.Printf("%.12f %.12f\n", m.mean, m.SD())
}

// Output:
// 20 0.6833333333333332 0.489360484929593
// 0.683333333333 0.489360484930
