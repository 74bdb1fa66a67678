// Methods and fields promoted through structs, pointers and interfaces.
package main

import "fmt"

type E struct{ v int }

func (e E) Val() int   { return e.v }
func (e *E) Inc()      { e.v++ }
func (e *E) Ptr() *E   { return e }
func (E) Name() string { return "E" }

type M struct {
	*E
	x int
}
type N struct {
	M
	y int
}

func (n N) Name() string { return "N:" + n.M.Name() }

type O struct {
	*N
	I
	fmt.Stringer
}
type I interface {
	Foo() string
	Val2() int
}
type impl int

func (i impl) Foo() string    { return fmt.Sprint("foo", int(i)) }
func (i *impl) Val2() int     { *i *= 2; return int(*i) }
func (i impl) String() string { return "impl" }

type Valer interface{ Val() int }
type Incer interface {
	Valer
	Inc()
}

func main() {
	e := &E{1}
	n := N{M{e, 5}, 6}
	im := impl(4)
	o := O{&n, &im, im}
	o.Inc()
	n.Inc()
	o.N.M.E.Inc()
	fmt.Println(o.v, n.v, e.v, o.Val(), o.Name(), o.N.M.Name(), o.x, o.y, o.Foo(), o.Val2(), o.Val2(), im, o.String())
	inc := o.Inc
	val := o.Val
	o.N = &N{M{&E{100}, 0}, 0}
	inc()
	fmt.Println(e.v, val(), o.Val(), o.Ptr().v)
	f := (*O).Inc
	f(&o)
	g := O.Val
	fmt.Println(g(o), N.Name(n), (*N).Name(&n), M.Val(n.M), (*M).Ptr(&n.M).v)
	var inr Incer = o
	inr.Inc()
	fmt.Println(inr.Val(), Valer.Val(inr), Incer.Val(inr))
	var vs []Valer = []Valer{e, *e, n, &n, o, &o, n.M, &n.M}
	for _, v := range vs {
		e.v++
		fmt.Printf("%T %d; ", v, v.Val())
	}
	fmt.Println()
	h := inr.Inc
	h()
	h()
	fmt.Println(inr.Val())
	_, ok := any(o).(I)
	_, ok2 := any(n).(I)
	_, ok3 := any(*e).(Incer)
	_, ok4 := any(n).(Incer)
	fmt.Println(ok, ok2, ok3, ok4)
	var z O
	func() {
		defer func() { fmt.Println(recover()) }()
		z.Inc()
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = z.Foo
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		z.Foo()
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(z.x)
	}()
	fp := z.Ptr
	_ = fp
}

// Exit: 2
// Error: panic: runtime error: invalid memory address or nil pointer dereference
// Output:
// 4 4 4 4 N:E E 5 6 foo4 8 16 impl impl
// 5 4 100 100
// 101 N:E N:E 5 5
// 102 102 102
// *main.E 6; main.E 5; main.N 8; *main.N 9; main.O 102; *main.O 102; main.M 12; *main.M 13;␣
// 104
// true false false true
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
