// Types of types of types, and their operators.
package main

import "fmt"

type A int
type B A
type C []B
type D map[A]C
type E struct{ D }

func (b B) Plus(a A) B { return b + B(a) }

func main() {
	var a A = 3
	b := B(a) * 2
	c := C{b, 1, B(a)}
	d := D{a: c, 4: nil}
	d[4] = append(d[4], 9)
	e := E{d}
	e.D[a][0]++
	fmt.Println(b.Plus(a), c, d, len(e.D), e.D[4][0].Plus(1))
	fmt.Printf("%T %T %T %T\n", b, c, d, e)
}

// Output:
// 9 [7 1 3] map[3:[7 1 3] 4:[9]] 2 10
// main.B main.C main.D main.E
