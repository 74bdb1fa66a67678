// Receivers may be blank or absent.
package main

import "fmt"

type T struct{ n int }

func (T) A() string   { return "A" }
func (_ T) B() string { return "B" }
func (*T) C() string  { return "C" }

func main() {
	var t T
	var p *T
	fmt.Println(t.A(), t.B(), t.C(), p.C())
}

// Output:
// A B C C
