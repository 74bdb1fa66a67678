// Pointer-receiver Stringers print only through pointers.
package main

import "fmt"

type V struct{ n int }

func (v V) String() string { return fmt.Sprint("V", v.n) }

type R struct{ n int }

func (r *R) String() string { return fmt.Sprint("R", r.n) }

type box struct {
	v V
	r R
	P *R
	W V
}

func main() {
	fmt.Println(V{1}, &V{2}, R{3}, &R{4}, []V{{5}}, []R{{6}}, []*V{}, map[string]R{"a": {7}})
	fmt.Println(box{V{1}, R{2}, nil, V{3}})
	fmt.Printf("%v %+v %s %d\n", box{W: V{9}}, box{W: V{9}}, []V{{1}, {2}}, []V{{1}})
}

// Output:
// V1 V2 {3} R4 [V5] [{6}] [] map[a:{7}]
// {{1} {2} <nil> V3}
// {{0} {0} <nil> V9} {v:{n:0} r:{n:0} P:<nil> W:V9} [V1 V2] [{1}]
