// reflect.DeepEqual on cycles, functions, NaN and values in interfaces.
package main

import (
	"fmt"
	"reflect"
)

type N struct {
	v    int
	next *N
	any  any
}
type Cyc []any
type F func()
type M map[string]any
type MI map[any]int
type E struct{ a, b any }
type Fl float64
type Nm struct {
	Exp int
	un  []int
	f   F
}

func main() {
	a := &N{v: 1}
	a.next = a
	b := &N{v: 1}
	b.next = b
	fmt.Println(reflect.DeepEqual(a, b))
	b.next = &N{v: 2, next: b}
	fmt.Println(reflect.DeepEqual(a, b))
	a.any, b.any = a, b
	b.next = b
	fmt.Println(reflect.DeepEqual(a, b))
	c := Cyc{1, nil}
	c[1] = c
	d := Cyc{1, nil}
	d[1] = d
	fmt.Println(reflect.DeepEqual(c, d))
	m1, m2 := M{}, M{}
	m1["a"], m2["a"] = m1, m2
	fmt.Println(reflect.DeepEqual(m1, m2))
	fmt.Println(reflect.DeepEqual(F(nil), F(nil)), reflect.DeepEqual(F(func() {}), F(func() {})), reflect.DeepEqual(Nm{1, nil, nil}, Nm{1, []int{}, nil}), reflect.DeepEqual(Nm{1, []int{}, nil}, Nm{1, []int{}, nil}))
	f := F(func() {})
	fmt.Println(reflect.DeepEqual(&f, &f), reflect.DeepEqual([]F{f}, []F{f}), reflect.DeepEqual(Nm{f: f}, Nm{f: f}))
	s := []F{f}
	fmt.Println(reflect.DeepEqual(s, s), reflect.DeepEqual(map[int]F{1: f}, map[int]F{1: f}))
	var z float64
	nan := Fl(z / z)
	sn := []Fl{nan}
	fmt.Println(reflect.DeepEqual(nan, nan), reflect.DeepEqual(sn, sn), reflect.DeepEqual(sn, []Fl{nan}), reflect.DeepEqual(map[Fl]int{nan: 1}, map[Fl]int{nan: 1}))
	mn := map[Fl]int{nan: 1}
	fmt.Println(reflect.DeepEqual(mn, mn))
	fmt.Println(reflect.DeepEqual(1, int64(1)), reflect.DeepEqual(Fl(1), 1.0), reflect.DeepEqual([]int(nil), []int{}), reflect.DeepEqual(nil, nil), reflect.DeepEqual(nil, (*N)(nil)), reflect.DeepEqual((*N)(nil), (*N)(nil)), reflect.DeepEqual((*N)(nil), (*E)(nil)))
	fmt.Println(reflect.DeepEqual(E{1, "x"}, E{1, "x"}), reflect.DeepEqual(E{1, []any{E{}}}, E{1, []any{E{}}}), reflect.DeepEqual(E{1, []any{E{}}}, E{1, []any{&E{}}}), reflect.DeepEqual(E{1, Fl(2)}, E{1, 2.0}))
	fmt.Println(reflect.DeepEqual(MI{E{1, 2}: 1, "a": 2}, MI{"a": 2, E{1, 2}: 1}), reflect.DeepEqual(MI{&E{1, 2}: 1}, MI{&E{1, 2}: 1}))
	fmt.Println(reflect.DeepEqual([2][]any{{1}, nil}, [2][]any{{1}, nil}), reflect.DeepEqual(struct{ a []Fl }{[]Fl{1}}, struct{ a []Fl }{[]Fl{1}}), reflect.DeepEqual(struct{ a []Fl }{[]Fl{1}}, struct{ a []float64 }{[]float64{1}}))
	ch := make(chan Fl)
	fmt.Println(reflect.DeepEqual(ch, ch), reflect.DeepEqual(ch, make(chan Fl)))
	fmt.Println(reflect.DeepEqual([]byte("a"), []byte("a")), reflect.DeepEqual([]error{fmt.Errorf("a")}, []error{fmt.Errorf("a")}))
	x, y := []any{1, 2}, []any{1, 2}
	fmt.Println(reflect.DeepEqual(x, y), reflect.DeepEqual(&x, &y), reflect.DeepEqual(x[:1], y[1:]))
}

// Output:
// true
// false
// true
// true
// true
// true false false true
// true false false
// true false
// false true false false
// true
// false false false true false true false
// true true false false
// true false
// true true false
// true false
// true true
// true true false
