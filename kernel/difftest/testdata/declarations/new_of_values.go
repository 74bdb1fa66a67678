// New with a value; types constrained by themselves.
package main

import "fmt"

type Adder[A Adder[A]] interface{ Add(A) A }
type V int

func (v V) Add(w V) V { return v + w }
func SumAll[A Adder[A]](a A, xs ...A) A {
	for _, x := range xs {
		a = a.Add(x)
	}
	return a
}

type Ordered[T Ordered[T]] interface {
	Less(T) bool
}
type Tree[T Ordered[T]] struct {
	l, r *Tree[T]
	v    T
}

func (t *Tree[T]) Ins(v T) *Tree[T] {
	if t == nil {
		return &Tree[T]{v: v}
	}
	if v.Less(t.v) {
		t.l = t.l.Ins(v)
	} else {
		t.r = t.r.Ins(v)
	}
	return t
}
func (t *Tree[T]) Walk(f func(T)) {
	if t != nil {
		t.l.Walk(f)
		f(t.v)
		t.r.Walk(f)
	}
}
func (v V) Less(w V) bool { return v < w }

type Person struct {
	Name string
	Age  *int
}

func main() {
	p := Person{"a", new(30)}
	q := new(p)
	q.Name = "b"
	*q.Age++
	fmt.Println(p.Name, *p.Age, q.Name)
	s := new("str" + "ing")
	*s += "!"
	fmt.Println(*s, *new(3.5), *new('x'), *new(1 << 3), *new(fmt.Sprint(1)), **new(new(5)))
	fmt.Printf("%T %T %T %T\n", new(3), new(2.5), new('a'), new(any(nil) == nil))
	f := new(func() int { return 7 })
	fmt.Println((*f)())
	e := new(error(nil))
	fmt.Println(*e == nil)
	i := 4
	pi := new(i)
	i++
	fmt.Println(*pi, i)
	fmt.Println(SumAll(V(1), 2, 3))
	var t *Tree[V]
	for _, v := range []V{3, 1, 2} {
		t = t.Ins(v)
	}
	t.Walk(func(v V) { fmt.Print(v, " ") })
	fmt.Printf("%T\n", t)
	fmt.Println(*new([]int{1, 2}), *new(struct{ a int }{1}), *new([2]bool{true}))
}

// Output:
// a 31 b
// string! 3.5 120 8 1 5
// *int *float64 *int32 *bool
// 7
// true
// 4 5
// 6
// 1 2 3 *main.Tree[main.V]
// [1 2] {1} [true false]
