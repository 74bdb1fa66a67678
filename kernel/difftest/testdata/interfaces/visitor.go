// Two interfaces that call each other.
package main

import "fmt"

type Node interface{ Accept(v Visitor) string }
type Visitor interface {
	Num(n Num) string
	Add(a Add) string
}
type Num int
type Add struct{ l, r Node }

func (n Num) Accept(v Visitor) string { return v.Num(n) }
func (a Add) Accept(v Visitor) string { return v.Add(a) }

type printer struct{ depth *int }

func (p printer) Num(n Num) string { return fmt.Sprint(int(n)) }
func (p printer) Add(a Add) string {
	*p.depth++
	return "(" + a.l.Accept(p) + " + " + a.r.Accept(p) + ")"
}

func main() {
	d := 0
	fmt.Println(Add{Num(1), Add{Num(2), Num(3)}}.Accept(printer{&d}), d)
}

// Output:
// (1 + (2 + 3)) 2
