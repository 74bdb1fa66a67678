// Interfaces that mention each other, compared, asserted and as keys.
package main

import (
	"fmt"
	"strings"
)

type fooer interface{ foo() string }
type barer interface {
	fooer
	bar(fooer) barer
}
type both interface {
	fooer
	barer
	interface{ foo() string }
	fmt.Stringer
}
type T1 struct{ n int }
type T2 struct{ *T1 }
type T3 struct {
	T2
	fooer
}
type T4 struct{ barer }

func (t T1) foo() string        { return fmt.Sprint("T1.foo", t.n) }
func (t *T1) bar(f fooer) barer { t.n++; fmt.Print(f.foo(), ";"); return t }
func (t *T1) String() string    { return fmt.Sprint("T1<", t.n, ">") }
func (t T3) foo() string        { return "T3(" + t.T2.foo() + "," + fmt.Sprint(t.fooer) + ")" }

type cmpI interface{ comparable2() }
type c1 struct{ a int }
type c2 struct{ a []int }

func (c1) comparable2()    {}
func (c2) comparable2()    {}
func (*c1) String() string { return "c1p" }

type fnI func(string) fnI

func (f fnI) foo() string { return "fnI" }

func main() {
	t := &T1{1}
	var b both = t
	b = b.bar(t).bar(b).(both)
	fmt.Println(b, b.foo(), b.String())
	t2 := T2{t}
	t3 := T3{t2, t2}
	var f fooer = t3
	fmt.Println(f.foo(), t3.bar(f), t3)
	t3.fooer = f
	fmt.Println(t3.foo() != "", len(t3.foo()) > 10)
	t4 := T4{t}
	t4.barer = t4.bar(t4)
	fmt.Println(t4.foo(), t4.barer == barer(t), any(t4) == any(T4{t}))
	var x, y cmpI = c1{1}, c1{1}
	fmt.Println(x == y, x == cmpI(&c1{1}), x != nil, y == c1{1}, c1{1} == x)
	func() {
		defer func() { fmt.Println(recover()) }()
		x, y = c2{}, c1{}
		fmt.Println(x == y)
		y = c2{}
		fmt.Println(x == y)
	}()
	m := map[fooer]string{t: "t", t2: "t2", t3: "t3"}
	fmt.Println(m[t], m[t2], m[t3], m[T2{t}], m[T1{4}] == "", len(m))
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = m[fnI(nil)]
	}()
	var fs []fooer
	fs = append(fs, t, t2, t3, fnI(nil), nil)
	for _, f := range fs {
		switch g := f.(type) {
		case both:
			fmt.Print("both ", g.String(), " ")
		case barer:
			fmt.Print("barer ")
		case nil:
			fmt.Print("nil ", g == nil)
		case fnI:
			fmt.Print(g == nil, g.foo(), " ")
		default:
			fmt.Printf("%T ", g)
		}
	}
	fmt.Println()
	fn := fooer.foo
	fn2 := both.String
	fn3 := barer.bar
	fmt.Println(fn(t), fn2(b), fn3(t, t2) == t)
	var st fmt.Stringer = b
	_, ok := st.(fooer)
	_, ok2 := st.(interface{ foo(int) })
	_, ok3 := st.(interface {
		foo() string
		String() string
		bar(fooer) barer
	})
	fmt.Println(ok, ok2, ok3)
	var e1, e2 interface{}
	fmt.Println(e1 == e2, e1 == nil, any(nil) == any((*int)(nil)), any((*int)(nil)) == any((*int)(nil)), any((*int)(nil)) == any((*string)(nil)))
	e1 = e1
	e1 = &e1
	pe := e1.(*interface{})
	fmt.Println(*pe == e1, (*pe).(*any) == pe)
	var sb strings.Builder
	var w interface {
		WriteString(string) (int, error)
		fmt.Stringer
	} = &sb
	w.WriteString("abc")
	fmt.Println(w, w.String(), sb.Len())
	if w, ok := w.(interface{ Len() int }); ok {
		fmt.Println("Len", w.Len())
	}
	type local interface{ foo() string }
	var l local = t
	var l2 fooer = l
	l = l2
	fmt.Println(l == l2, l2 == fooer(t), l == local(t))
	arr := [2]fooer{t, t2}
	arr2 := arr
	arr2[0] = t2
	fmt.Println(arr == arr2, arr == [2]fooer{t, t2}, arr[1] == arr2[0])
	type S struct {
		f fooer
		any
	}
	fmt.Println(S{t, 1} == S{t, 1}, S{t, 1} == S{t, "1"}, S{} == S{nil, nil})
}

// Output:
// T1.foo2;T1.foo3;T1<3> T1.foo3 T1<3>
// T3(T1.foo4,T1<4>);T3(T1.foo3,T1<3>) T1<4> T1<4>
// true true
// T1.foo5;T1.foo5 true true
// true false true true true
// false
// runtime error: comparing uncomparable type main.c2
// t t2 t3 t2 true 3
// runtime error: hash of unhashable type main.fnI
// both T1<5> both T1<5> both T1<5> truefnI nil true
// T1.foo6;T1.foo5 T1<5> true
// true false true
// true true false true false
// true true
// abc abc 3
// Len 3
// true true true
// false true true
// true false true
