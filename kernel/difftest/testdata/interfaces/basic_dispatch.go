// Dynamic dispatch over several script types.
package main

import "fmt"

type Shape interface {
	Area() float64
	Name() string
}
type Rect struct{ w, h float64 }
type Circle struct{ r float64 }

func (r Rect) Area() float64    { return r.w * r.h }
func (r Rect) Name() string     { return "rect" }
func (c *Circle) Area() float64 { return 3 * c.r * c.r }
func (c *Circle) Name() string  { return "circle" }

func total(ss ...Shape) (t float64) {
	for _, s := range ss {
		t += s.Area()
	}
	return
}

func main() {
	shapes := []Shape{Rect{2, 3}, &Circle{1}, &Rect{1, 1}}
	for _, s := range shapes {
		fmt.Println(s.Name(), s.Area())
	}
	fmt.Println(total(shapes...), total(), total(Rect{5, 5}))
	m := map[string]Shape{"a": shapes[0]}
	fmt.Println(m["a"].Name(), m["b"] == nil)
}

// Output:
// rect 6
// circle 3
// rect 1
// 10 0 25
// rect true
