// Fields and methods are promoted through values and pointers.
package main

import "fmt"

type Point struct{ X, Y int }

func (p Point) Sum() int    { return p.X + p.Y }
func (p *Point) Move(d int) { p.X += d; p.Y += d }

type Named struct {
	Point
	Name string
}
type Deep struct {
	*Named
	Z int
}

func main() {
	n := Named{Point{1, 2}, "n"}
	n.Move(10)
	d := Deep{&n, 5}
	d.Move(100)
	d.X++
	d.Name += "!"
	fmt.Println(n.Sum(), d.Sum(), n, d.Named.Point.X, d.Z)
	fmt.Printf("%v %+v\n", n, n)
}

// Output:
// 224 224 {{112 112} n!} 112 5
// {{112 112} n!} {Point:{X:112 Y:112} Name:n!}
