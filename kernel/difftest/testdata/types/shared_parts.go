// Types whose parts are shared: spelled out, the first is 2^40 letters long.
package main

import (
	"encoding/json"
	"fmt"
)

type T0 struct{ A, B *T1 }
type T1 struct{ A, B *T2 }
type T2 struct{ A, B *T3 }
type T3 struct{ A, B *T4 }
type T4 struct{ A, B *T5 }
type T5 struct{ A, B *T6 }
type T6 struct{ A, B *T7 }
type T7 struct{ A, B *T8 }
type T8 struct{ A, B *T9 }
type T9 struct{ A, B *T10 }
type T10 struct{ A, B *T11 }
type T11 struct{ A, B *T12 }
type T12 struct{ A, B *T13 }
type T13 struct{ A, B *T14 }
type T14 struct{ A, B *T15 }
type T15 struct{ A, B *T16 }
type T16 struct{ A, B *T17 }
type T17 struct{ A, B *T18 }
type T18 struct{ A, B *T19 }
type T19 struct{ A, B *T20 }
type T20 struct{ A, B *T21 }
type T21 struct{ A, B *T22 }
type T22 struct{ A, B *T23 }
type T23 struct{ A, B *T24 }
type T24 struct{ A, B *T25 }
type T25 struct{ A, B *T26 }
type T26 struct{ A, B *T27 }
type T27 struct{ A, B *T28 }
type T28 struct{ A, B *T29 }
type T29 struct{ A, B *T30 }
type T30 struct{ A, B *T31 }
type T31 struct{ A, B *T32 }
type T32 struct{ A, B *T33 }
type T33 struct{ A, B *T34 }
type T34 struct{ A, B *T35 }
type T35 struct{ A, B *T36 }
type T36 struct{ A, B *T37 }
type T37 struct{ A, B *T38 }
type T38 struct{ A, B *T39 }
type T39 struct{ A, B *T40 }
type T40 struct{ N int }

type U0 T0

type V struct {
	m map[string]T3
	s []T7
	f func(T9) T11
	c chan T2
}

func main() {
	var t T0
	t.A = &T1{A: &T2{}}
	t.B = t.A
	u := U0(t)
	fmt.Println(u.A == t.B, u.B.A.A == nil, t == T0(u))
	var i any = t
	_, isT := i.(T0)
	_, isU := i.(U0)
	fmt.Printf("%T %v %v %T\n", i, isT, isU, t.A.A)
	anonymous := struct{ A, B *T1 }(t)
	t = anonymous
	fmt.Println(t.A.A != nil, anonymous == t)
	v := V{m: map[string]T3{"a": {}}, s: make([]T7, 2), f: func(T9) T11 { return T11{B: &T12{}} }, c: make(chan T2, 1)}
	v.c <- *t.A.A
	fmt.Println(len(v.m), len(v.s), v.f(T9{}).B.A == nil, (<-v.c).A == nil)
	deep := T37{A: &T38{B: &T39{A: &T40{5}}}}
	out, err := json.Marshal(deep)
	fmt.Println(string(out), err)
	fmt.Printf("%T %v\n", deep.A.B.A, *deep.A.B.A)
	out, err = json.Marshal(t)
	fmt.Println(string(out), err)
	m := map[T0]int{t: 1}
	m[T0(anonymous)]++
	fmt.Println(m[t])
}

// Output:
// true true true
// main.T0 true false *main.T2
// true true
// 1 2 true true
// {"A":{"A":null,"B":{"A":{"N":5},"B":null}},"B":null} <nil>
// *main.T40 {5}
// {"A":{"A":{"A":null,"B":null},"B":null},"B":{"A":{"A":null,"B":null},"B":null}} <nil>
// 2
