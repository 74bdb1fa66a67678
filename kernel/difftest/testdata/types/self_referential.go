// Types that refer to themselves in every way.
package main

import "fmt"

type Celsius float64
type (
	A = B
	B = C
	C struct{ a *A }
	D []D
	E map[string]E
	F func(F) F
	G chan G
	H *H
	I interface{ I() I }
	J struct {
		*J
		K
	}
	K  [2]*J
	L  [0]L2
	L2 *L
)

func (j *J) I() I { return j }

func main() {
	var a A
	a.a = &a
	fmt.Println(a.a.a.a == a.a, a == *a.a)
	d := D{D{}, D{D{}, nil}}
	fmt.Println(d, len(d[1]))
	fmt.Printf("%v %#v %T\n", d, d, d[1][0])
	e := E{"x": E{"y": nil}, "z": {}}
	fmt.Printf("%v %#v\n", e, e)
	e["self"] = E{}
	var f F
	f = func(g F) F { fmt.Println("F", g == nil); return g }
	f(f)(nil)
	g := make(G, 1)
	g <- g
	fmt.Println(<-g == g)
	var h H
	h = &h
	fmt.Println(*h == h, **h == h)
	j := &J{}
	j.J = j
	var i I = j
	fmt.Println(i.I().I() == i, j.J.J.J == j)
	fmt.Printf("%T %T %T %T\n", i, h, g, f)
	j.K[1] = j
	fmt.Println(j.K[1].J.K[1] == j)
	var l L
	l2 := L2(&l)
	fmt.Println(len(l), len(*l2), l)
	d[0] = d[1]
	fmt.Println(d)
	fmt.Println(Celsius(3.5), -Celsius(2))
}

// Output:
// true true
// [[] [[] []]] 2
// [[] [[] []]] main.D{main.D{}, main.D{main.D{}, main.D(nil)}} main.D
// map[x:map[y:map[]] z:map[]] main.E{"x":main.E{"y":main.E(nil)}, "z":main.E{}}
// F false
// F true
// true
// true true
// true true
// *main.J main.H main.G main.F
// true
// 0 0 []
// [[[] []] [[] []]]
// 3.5 -2
