// Types and functions that are called what the run time's are.
package main

import "fmt"

type Box struct{ Go, R, V any }
type Type struct {
	Name string
	Box
}
type Machine struct {
	*Type
	mark int
}
type Frame [2]Box
type Panic string
type Iterator func() bool
type Unsupported struct{ Kind, Name string }

func (u *Unsupported) Error() string   { return u.Kind + ": " + u.Name }
func (b Box) Type() string             { return fmt.Sprint("Box.Type ", b.V) }
func (b Box) IsNil() bool              { return b.V == nil }
func Start(mark *int) int              { *mark = 5; return *mark }
func Returned()                        { fmt.Println("Returned") }
func Go(f func())                      { f() }
func Mark() string                     { return "mark" }
func PanicNil()                        { fmt.Println("PanicNil") }
func FailIndex(i, n, m int) int        { return i + n + m }
func NewFrame() *Frame                 { return &Frame{} }
func RunBody(fr *Frame, f func()) bool { f(); return true }
func Equal(a, b any) bool              { return false }
func body() string                     { return "body" }

var mark = 7
var recovered = "r"
var fr, rec, nop, rescue = 1, 2, 3, 4
var p0, v0, r0, t0, z1, g1_x, f1_main = 1, 2, 3, 4, 5, 6, 7

type structX struct {
	X_a, Xa, a, A int
	F0, f0        string
}

func multi(p0 int, p1 string) (r0 int, r1 string) {
	defer func() { r0 += p0; recover() }()
	t0 := p0 * 2
	v0 := func() { t0++; p0++ }
	v0()
	fr := t0
	rec := "rec"
	goto body
body:
	panic(fmt.Sprint(fr, rec, p1))
}

func main() {
	b := Box{1, "x", nil}
	t := Type{"n", b}
	m := Machine{&t, 3}
	fmt.Println(b, t, m.mark, m.Type.Name, m.Type.Box.Type(), t.IsNil(), m.IsNil())
	fmt.Printf("%T %T %T %T %v %+v %#v\n", b, t, m, Panic("x"), b, t, b)
	var e error = &Unsupported{"k", "n"}
	fmt.Println(e, Start(&mark), mark, Mark(), FailIndex(1, 2, 3), Equal(1, 1), body(), recovered, fr, rec, nop, rescue, p0, v0, r0, t0, z1, g1_x, f1_main)
	Go(func() { fmt.Println("go") })
	PanicNil()
	Returned()
	RunBody(NewFrame(), func() { fmt.Println("in body") })
	fmt.Println(multi(3, "q"))
	s := structX{1, 2, 3, 4, "5", "6"}
	fmt.Printf("%v %+v %#v\n", s, s, s)
	s.a, s.A, s.Xa, s.X_a = s.A, s.a, s.X_a, s.Xa
	fmt.Printf("%+v\n", s)
	func() {
		defer func() { fmt.Println(recover()) }()
		panic(e)
	}()
	func() {
		defer func() { fmt.Println(recover().(Panic) + "!") }()
		panic(Panic("p"))
	}()
	for i := Iterator(func() bool { return false }); i(); {
	}
	var x any = b
	switch y := x.(type) {
	case *Type:
		fmt.Println("ptr")
	case Box:
		fmt.Println(y.Type(), y == b)
	}
}

// Output:
// {1 x <nil>} {n {1 x <nil>}} 3 n Box.Type <nil> true true
// main.Box main.Type main.Machine main.Panic {1 x <nil>} {Name:n Box:{Go:1 R:x V:<nil>}} main.Box{Go:1, R:"x", V:interface {}(nil)}
// k: n 5 5 mark 6 false body r 1 2 3 4 1 2 3 4 5 6 7
// go
// PanicNil
// Returned
// in body
// 4␣
// {1 2 3 4 5 6} {X_a:1 Xa:2 a:3 A:4 F0:5 f0:6} main.structX{X_a:1, Xa:2, a:3, A:4, F0:"5", f0:"6"}
// {X_a:2 Xa:1 a:4 A:3 F0:5 f0:6}
// k: n
// p!
// Box.Type <nil> true
