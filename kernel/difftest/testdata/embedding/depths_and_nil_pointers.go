// Fields and methods at several depths, and by way of nil pointers.
package main

import "fmt"

type A struct {
	x int
	B
	*C
}
type B struct{ x, y int }
type C struct {
	y, z int
	D
}
type D struct{ w, x int }

func (B) m() string   { return "B.m" }
func (C) m2() string  { return "C.m2" }
func (*D) m3() string { return "D.m3" }
func (D) y() string   { return "D.y" }

type I1 interface{ f() int }
type I2 interface {
	I1
	g() int
}
type I3 interface {
	f() int
	I2
}
type impl struct{ int }

func (i impl) f() int  { return i.int }
func (i *impl) g() int { i.int++; return i.int }

type Wrap struct {
	I2
	int
	string
	*float64
	error
	fmt.Stringer
}
type W2 struct {
	Wrap
	*W2
	f int
}
type Al = B
type E struct {
	Al
	p
}
type p struct{ q *p }

type Lst []int

func (l Lst) Len() int { return len(l) }

type Em struct {
	Lst
	Mp
	Fn
}
type Mp map[string]int

func (m Mp) Get(k string) int { return m[k] }

type Fn func(int) int

func (f Fn) Call(i int) int { return f(i) }

func main() {
	a := A{1, B{2, 3}, &C{4, 5, D{6, 7}}}
	fmt.Println(a.x, a.B.x, a.B.y, a.C.y, a.z, a.w, a.D.x, a.C.D.x, a.m(), a.m2(), a.m3(), a.D.y())
	a.z, a.w, a.D.x = 50, 60, 70
	pa := &a
	pa.z++
	pa.C.D.w++
	(*pa).D.x++
	fmt.Println(a.C.z, a.C.D, *pa.C)
	fl := 2.5
	i := &impl{5}
	w := Wrap{i, 7, "s", &fl, nil, nil}
	fmt.Println(w.f(), w.g(), w.int, w.string, *w.float64, w.error, w.Stringer)
	*w.float64++
	w.int++
	fmt.Println(fl, w.int, i.int)
	w2 := W2{Wrap: w, f: 9}
	w2.W2 = &w2
	fmt.Println(w2.f, w2.g(), w2.W2.W2.f, w2.Wrap.f(), w2.I2.f(), w2.W2.W2.W2.Wrap.int)
	var i3 I3 = w
	var i1 I1 = i3
	fmt.Println(i1.f(), i3.g(), i1.(I2).g(), i1.(I3).(interface{ g() int }).g())
	e := E{Al{1, 2}, p{&p{}}}
	fmt.Printf("%+v %v %s %v\n", e.Al, e.x, e.m(), e.q.q == nil)
	fmt.Printf("%T\n", e.Al)
	em := Em{Lst{1, 2}, Mp{"a": 4}, func(i int) int { return i * 3 }}
	fmt.Println(em.Len(), em.Get("a"), em.Call(3), em.Lst[1], em.Mp["a"], em.Fn(5))
	em.Lst = append(em.Lst, 3)
	em.Mp["b"]++
	fmt.Println(em.Len(), len(em.Mp))
	type anon struct {
		struct1
		X struct{ Y struct{ Z []struct{ K int } } }
	}
	var an anon
	an.X.Y.Z = append(an.X.Y.Z, struct{ K int }{4})
	an.X.Y.Z[0].K++
	an.k = 3
	fmt.Printf("%+v\n", an)
	var np *A
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = &np.B
		fmt.Println("reached?")
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		np = &A{}
		fmt.Println(np.B.y, np.m())
		fmt.Println(np.m2())
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = &np.D
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		np.w = 3
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var w Wrap
		_ = w.I2
		fmt.Println("before")
		_ = w.f()
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var w Wrap
		_ = w.Error
	}()
}

type struct1 struct{ k int }

// Output:
// 1 2 3 4 5 6 7 7 B.m C.m2 D.m3 D.y
// 51 {61 71} {4 51 {61 71}}
// 5 6 7 s 2.5 <nil> <nil>
// 3.5 8 6
// 9 7 9 7 7 8
// 7 8 9 10
// {x:1 y:2} 1 B.m true
// main.B
// 2 4 9 2 4 15
// 3 2
// {struct1:{k:3} X:{Y:{Z:[{K:5}]}}}
// runtime error: invalid memory address or nil pointer dereference
// 0 B.m
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// before
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
