// A small report over interfaces, sorted and formatted.
package main

import (
	"cmp"
	"fmt"
	"slices"
)

type Shape interface {
	Area() float64
	Perimeter() float64
	fmt.Stringer
}
type Rect struct{ W, H float64 }
type Circle struct{ R float64 }
type Square struct{ Rect }

func (r Rect) Area() float64        { return r.W * r.H }
func (r Rect) Perimeter() float64   { return 2 * (r.W + r.H) }
func (r Rect) String() string       { return fmt.Sprintf("rect %gx%g", r.W, r.H) }
func (c Circle) Area() float64      { return 3.0 * c.R * c.R }
func (c Circle) Perimeter() float64 { return 6 * c.R }
func (c Circle) String() string     { return fmt.Sprintf("circle %g", c.R) }
func (s Square) String() string     { return fmt.Sprintf("square %g", s.W) }

func main() {
	shapes := []Shape{Rect{2, 3}, Circle{1.5}, Square{Rect{2, 2}}, &Rect{1, 1}}
	slices.SortFunc(shapes, func(a, b Shape) int { return cmp.Compare(b.Area(), a.Area()) })
	total := 0.0
	for i, s := range shapes {
		fmt.Printf("%d. %-12s %8.2f %8.2f\n", i+1, s, s.Area(), s.Perimeter())
		total += s.Area()
	}
	fmt.Println(shapes, total)
}

// Output:
// 1. circle 1.5       6.75     9.00
// 2. rect 2x3         6.00    10.00
// 3. square 2         4.00     8.00
// 4. rect 1x1         1.00     4.00
// [circle 1.5 rect 2x3 square 2 rect 1x1] 17.75
