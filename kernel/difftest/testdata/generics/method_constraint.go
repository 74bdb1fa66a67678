// Constraints with methods, called through the type parameter.
package main

import "fmt"

type Shape interface{ Area() float64 }
type Sq struct{ s float64 }
type Ci struct{ r float64 }

func (s Sq) Area() float64  { return s.s * s.s }
func (c *Ci) Area() float64 { return 3 * c.r * c.r }

func Largest[S Shape](ss []S) (best S) {
	for i, s := range ss {
		if i == 0 || s.Area() > best.Area() {
			best = s
		}
	}
	return
}

type Stringish interface {
	~string
	Len() int
}
type Word string

func (w Word) Len() int { return len(w) }

func Total[S Stringish](ss ...S) (n int, all string) {
	for _, s := range ss {
		n += s.Len()
		all += string(s)
	}
	return
}

func main() {
	fmt.Println(Largest([]Sq{{1}, {3}, {2}}), Largest([]*Ci{{1}, {2}}).r)
	fmt.Println(Largest([]Shape{Sq{1}, &Ci{1}}).Area())
	fmt.Println(Total(Word("ab"), "c"))
}

// Output:
// {3} 2
// 3
// 3 abc
