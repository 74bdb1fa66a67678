// Promoted methods satisfy interfaces.
package main

import "fmt"

type Walker interface{ Walk() string }
type Swimmer interface{ Swim() string }
type Legs struct{ n int }
type Fins struct{}

func (l Legs) Walk() string  { return fmt.Sprint("walks on ", l.n) }
func (f *Fins) Swim() string { return "swims" }

type Duck struct {
	Legs
	*Fins
}

func main() {
	d := Duck{Legs{2}, &Fins{}}
	var w Walker = d
	s, ok := w.(Swimmer)
	fmt.Println(w.Walk(), ok, s.Swim())
	for _, x := range []Walker{Legs{4}, d, &d} {
		_, ok := x.(Swimmer)
		fmt.Println(x.Walk(), ok)
	}
}

// Output:
// walks on 2 true swims
// walks on 4 false
// walks on 2 true
// walks on 2 true
