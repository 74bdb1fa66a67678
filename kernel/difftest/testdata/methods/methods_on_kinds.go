// Methods on slices, maps, functions, arrays, strings, numbers and channels.
package main

import "fmt"

type Ints []int
type Set map[string]bool
type Pair [2]float64
type Word string
type Deg float64
type Pipe chan int

func (s Ints) Sum() (t int) {
	for _, x := range s {
		t += x
	}
	return
}
func (s *Ints) Push(x int)     { *s = append(*s, x) }
func (s Set) Add(k string) Set { s[k] = true; return s }
func (p Pair) Mid() float64    { return (p[0] + p[1]) / 2 }
func (p *Pair) Flip()          { p[0], p[1] = p[1], p[0] }
func (w Word) Rev() (r Word) {
	for _, c := range w {
		r = Word(c) + r
	}
	return
}
func (d Deg) Rad() Deg         { return d / 180 }
func (p Pipe) Send(n int) Pipe { p <- n; return p }

func main() {
	var s Ints
	s.Push(1)
	s.Push(2)
	p := Pair{1, 4}
	p.Flip()
	fmt.Println(s.Sum(), s, len(Set{}.Add("x").Add("y")), p, p.Mid(), Word("añb").Rev(), Deg(90).Rad())
	c := make(Pipe, 2)
	fmt.Println(<-c.Send(3).Send(4), len(c))
}

// Output:
// 3 [1 2] 2 [4 1] 2.5 bña 0.5
// 3 1
