// Types that hold each other by value, many times over.
package main

import "fmt"

type T0 struct{ a, b T1 }
type T1 struct{ a, b T2 }
type T2 struct{ a, b T3 }
type T3 struct{ a, b T4 }
type T4 struct{ a, b T5 }
type T5 struct{ a, b T6 }
type T6 struct{ a, b T7 }
type T7 struct{ a, b T8 }
type T8 struct{ a, b T9 }
type T9 struct{ a, b T10 }
type T10 struct{ a, b T11 }
type T11 struct{ a, b T12 }
type T12 struct{ n int8 }

type pair[P any] struct{ x, y *P }

func main() {
	var t T0
	t.a.b.a.b.a.b.a.b.a.b.a.b.n = 7
	u := t
	u.b.a = t.a.b
	fmt.Println(t == u, u.b.a == t.a.b, u.b.a.a.b.a.b.a.b.a.b.a.b.n)
	var i any = t.a
	_, ok := i.(T1)
	fmt.Printf("%T %v %v\n", i, ok, len(fmt.Sprint(t)))
	var p pair[pair[pair[pair[pair[T3]]]]]
	p.x = &pair[pair[pair[pair[T3]]]]{}
	fmt.Printf("%T %v\n", p.x, p.y == nil)
}

// Output:
// false true 7
// main.T1 true 24573
// *main.pair[main.pair[main.pair[main.pair[main.T3]]]] true
