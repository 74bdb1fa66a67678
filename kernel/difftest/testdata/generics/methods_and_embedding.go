// Methods of generic types: embedded, as values, through interfaces.
package main

import "fmt"

type T[P any] struct{ f P }

func (t T[P]) Get() P           { return t.f }
func (t *T[P]) Set(p P) *T[P]   { t.f = p; return t }
func (T[P]) Zero() (z P)        { return }
func (t T[Q]) Fn() func(Q) T[Q] { return func(q Q) T[Q] { return T[Q]{q} } }

type E[P any] struct {
	T[P]
	*L[P]
	n int
}
type L[X any] struct {
	xs []X
	m  map[string]T[X]
}

func (l *L[X]) Add(x X) int { l.xs = append(l.xs, x); return len(l.xs) }

type I[P any] interface {
	Get() P
	Set(P) *T[P]
}
type J[P any] interface {
	I[P]
	Add(P) int
}
type Al[P any] = T[[]P]
type Al2 = Al[int]
type Fun[A, B any] func(A) B

func (f Fun[A, B]) Then(g Fun[B, A]) Fun[A, A] { return func(a A) A { return g(f(a)) } }

type Ch[T any] chan T

func (c Ch[T]) Send(t T) Ch[T] { c <- t; return c }

type Nat[T any] interface{ *T }
type Mp[K comparable, V any] map[K]V

func (m Mp[K, V]) Each(f func(K, V)) {
	for k, v := range m {
		f(k, v)
	}
}

type Rec[T any] struct {
	v    T
	kids []*Rec[T]
	par  *Rec[T]
	fn   func(*Rec[T]) Rec[T]
}

func (r *Rec[T]) Walk(d int, f func(int, T)) {
	f(d, r.v)
	for _, k := range r.kids {
		k.Walk(d+1, f)
	}
}
func NewRec[T any](v T, kids ...*Rec[T]) *Rec[T] {
	r := &Rec[T]{v: v, kids: kids}
	for _, k := range kids {
		k.par = r
	}
	return r
}

type Num interface{ ~int | ~float64 }

func fold[T, A any](xs []T, a A, f func(A, T) A) A {
	for _, x := range xs {
		a = f(a, x)
	}
	return a
}
func pipeline[T any](fs ...func(T) T) func(T) T {
	return fold(fs, func(t T) T { return t }, func(a, f func(T) T) func(T) T { return func(t T) T { return f(a(t)) } })
}
func curry[A, B, C any](f func(A, B) C) func(A) func(B) C {
	return func(a A) func(B) C { return func(b B) C { return f(a, b) } }
}
func must[T any](t T, err error) T {
	if err != nil {
		panic(err)
	}
	return t
}
func ptrm[T any, P interface {
	*T
	Set2(int)
}](ps ...P) {
	for i, p := range ps {
		p.Set2(i)
	}
}

type st struct{ n int }

func (s *st) Set2(n int) { s.n = n }

var glob = T[map[string]T[int]]{map[string]T[int]{"a": {1}}}
var globf = curry(func(a int, b string) string { return fmt.Sprint(a, b) })
var gm = (*T[int]).Set
var gv = T[int].Get

func main() {
	e := E[int]{T[int]{1}, &L[int]{}, 2}
	e.Set(5).Set(6)
	var i I[int] = &e
	var j J[int] = e2(&e)
	fmt.Println(e.Get(), i.Get(), j.Add(3), j.Add(4), e.xs, e.Zero(), e.Fn()(8).Get())
	fmt.Printf("%T %T %T %+v\n", e, i, j, e.T)
	a := Al2{[]int{1}}
	a.Set([]int{2, 3})
	fmt.Printf("%T %v %v\n", a, a.Get(), Al[string]{}.Zero() == nil)
	f := Fun[int, string](func(i int) string { return fmt.Sprint(i, "!") })
	g := f.Then(func(s string) int { return len(s) })
	fmt.Printf("%v %T %T\n", g(12345), f, g)
	c := make(Ch[T[string]], 3).Send(T[string]{"a"}).Send(T[string]{"b"})
	fmt.Println((<-c).Get(), len(c))
	Mp[string, []T[int]]{"k": {{1}, {2}}}.Each(func(k string, v []T[int]) { fmt.Println(k, v[1].Get()) })
	NewRec("root", NewRec("a", NewRec("b")), NewRec("c")).Walk(0, func(d int, s string) { fmt.Print(d, s, " ") })
	fmt.Println(pipeline(func(i int) int { return i + 1 }, func(i int) int { return i * 10 })(3), globf(1)("x"), glob.Get()["a"].Get())
	t := T[int]{3}
	gm(&t, 9)
	fmt.Println(gv(t), must(fmt.Sscan("5", &t.f)), t)
	s1, s2 := &st{}, &st{}
	ptrm(s1, s2)
	fmt.Println(*s1, *s2)
	fn1, fn2 := t.Get, (&t).Set
	fn2(100)
	fmt.Println(fn1(), t.Get(), i.(J[int]).Add(1), len(e.L.xs))
	x, ok := any(t).(interface{ Get() int })
	_, ok2 := any(t).(interface{ Get() string })
	_, ok3 := any(&t).(I[int])
	_, ok4 := any(t).(I[int])
	fmt.Println(x.Get(), ok, ok2, ok3, ok4)
	switch v := any(e).(type) {
	case T[int]:
		fmt.Println("T", v)
	case E[string]:
		fmt.Println("Es", v)
	case E[int]:
		fmt.Println("Ei", v.n)
	}
	fmt.Println(T[int]{1} == T[int]{1}, any(T[int]{1}) == any(T[int8]{1}), map[T[string]]int{{"a"}: 1}[T[string]{"a"}])
	type loc[Q any] = struct{ q Q }
	fmt.Printf("%T %v\n", loc[int]{3}, loc[string]{"s"})
	T2 := func(n int) any { type X = T[int]; return X{n} }
	fmt.Println(T2(3) == any(T[int]{3}))
	fmt.Println(T[struct{ x int }](struct{ f struct{ x int } }{struct{ x int }{4}}).Get().x)
}
func e2(e *E[int]) J[int] { return e }

// Output:
// 6 6 1 2 [3 4] 0 8
// main.E[int] *main.E[int] *main.E[int] {f:6}
// main.T[[]int] [2 3] true
// 6 main.Fun[int,string] main.Fun[int,int]
// a 1
// k 2
// 0root 1a 2b 1c 40 1x 1
// 9 1 {5}
// {0} {1}
// 5 100 3 3
// 100 true false true false
// Ei 2
// true false 1
// struct { q int } {s}
// true
// 4
