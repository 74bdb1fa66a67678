// Generic types and functions of many kinds at once: aliases, embedding, sequences, curried functions.
package main

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"sort"
	"strings"
)

type Vec[T any] = []T
type PairOf[T any] = struct{ A, B T }
type Num interface{ ~int | ~int64 | ~float64 }
type Celsius float64
type ID int

func (i ID) String() string { return fmt.Sprintf("#%d", int(i)) }

type Base[T any] struct{ val T }

func (b *Base[T]) Set(v T) *Base[T] { b.val = v; return b }
func (b Base[T]) Get() T            { return b.val }

type Derived[T fmt.Stringer, U any] struct {
	Base[T]
	*Inner[U]
	extra Vec[U]
}
type Inner[U any] struct{ u U }

func (i *Inner[U]) U() U { return i.u }

type Eq[T any] interface{ Equal(T) bool }
type P struct{ x, y int }

func (p P) Equal(q P) bool { return p == q }
func Index[T Eq[T]](s []T, x T) int {
	for i, v := range s {
		if v.Equal(x) {
			return i
		}
	}
	return -1
}

type Seq[T any] func(func(T) bool)

func (s Seq[T]) Filter(f func(T) bool) Seq[T] {
	return func(y func(T) bool) {
		for v := range s {
			if f(v) && !y(v) {
				return
			}
		}
	}
}
func MapSeq[T, U any](s Seq[T], f func(T) U) Seq[U] {
	return func(y func(U) bool) { s(func(t T) bool { return y(f(t)) }) }
}
func From[T any](xs ...T) Seq[T] {
	return func(y func(T) bool) {
		for _, x := range xs {
			if !y(x) {
				return
			}
		}
	}
}
func Reduce[T, A any](s iter.Seq[T], a A, f func(A, T) A) A {
	for v := range s {
		a = f(a, v)
	}
	return a
}
func Keys[M ~map[K]V, K cmp.Ordered, V any](m M) []K { return slices.Sorted(maps.Keys(m)) }
func Ptr[T any](v T) *T                              { return &v }
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
func Compose[A, B, C any](f func(A) B, g func(B) C) func(A) C { return func(a A) C { return g(f(a)) } }
func Curry[A, B, C any](f func(A, B) C) func(A) func(B) C {
	return func(a A) func(B) C { return func(b B) C { return f(a, b) } }
}
func SumBy[T any, N Num](xs []T, f func(T) N) (n N) {
	for _, x := range xs {
		n += f(x)
	}
	return
}
func GroupBy[K comparable, T any](xs []T, f func(T) K) map[K][]T {
	m := make(map[K][]T)
	for _, x := range xs {
		m[f(x)] = append(m[f(x)], x)
	}
	return m
}

type Tree[T interface{ Less(T) bool }] struct {
	l, r *Tree[T]
	v    T
}

func (t *Tree[T]) Add(v T) *Tree[T] {
	if t == nil {
		return &Tree[T]{v: v}
	}
	if v.Less(t.v) {
		t.l = t.l.Add(v)
	} else {
		t.r = t.r.Add(v)
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

type W string

func (w W) Less(o W) bool { return len(w) < len(o) || len(w) == len(o) && w < o }

type Event[T any] struct{ hs []func(T) }

func (e *Event[T]) On(h func(T)) func() {
	e.hs = append(e.hs, h)
	i := len(e.hs) - 1
	return func() { e.hs[i] = func(T) {} }
}
func (e *Event[T]) Fire(v T) {
	for _, h := range e.hs {
		h(v)
	}
}

type Rec[T any] struct{ kids []Rec0[T] }
type Rec0[T any] struct{ t T }
type Int interface{ ~int }

func conv[To, From Int](f From) To { return To(f) }
func count[T any]() func() int {
	n := 0
	return func() int { n++; return n }
}
func kinds[T any](xs ...any) (n int) {
	for _, x := range xs {
		if _, ok := x.(T); ok {
			n++
		}
	}
	return
}

type Matrix[T Num, R interface{ ~[]T }] []R

func (m Matrix[T, R]) Sum() (s T) {
	for _, r := range m {
		for _, v := range r {
			s += v
		}
	}
	return
}

func main() {
	d := Derived[ID, string]{Inner: &Inner[string]{"in"}}
	d.Set(5).Set(d.Get() + 1)
	fmt.Println(d.Get(), d.U(), d.val, d.u)
	d.Inner = nil
	fmt.Printf("%v %+v %T\n", d, d, d)
	fmt.Println(Index([]P{{1, 2}, {3, 4}}, P{3, 4}))
	for v := range MapSeq(From(1, 2, 3, 4).Filter(func(i int) bool { return i%2 == 0 }), func(i int) string { return strings.Repeat("x", i) }) {
		fmt.Print(v, " ")
	}
	fmt.Println(Reduce(iter.Seq[int](From(1, 2, 3)), "", func(a string, i int) string { return a + fmt.Sprint(i) }))
	fmt.Println(Keys(map[ID]bool{3: true, 1: true}), *Ptr(Celsius(3)), *Ptr(PairOf[int]{1, 2}))
	fmt.Printf("%T %T %T %T\n", Vec[ID]{}, PairOf[ID]{}, Ptr(Vec[Celsius]{}), Matrix[int, []int]{})
	f := Compose(func(i int) ID { return ID(i) }, ID.String)
	fmt.Println(f(4), Curry(func(a ID, b Celsius) string { return fmt.Sprint(a, b) })(1)(2.5))
	fmt.Println(SumBy([]string{"a", "bb"}, func(s string) Celsius { return Celsius(len(s)) / 2 }))
	g := GroupBy([]W{"a", "bb", "c", "dd"}, func(w W) int { return len(w) })
	fmt.Println(g, len(g[1]))
	var t *Tree[W]
	for _, w := range []W{"ccc", "a", "bb", "aa"} {
		t = t.Add(w)
	}
	t.Walk(func(w W) { fmt.Print(w, ",") })
	fmt.Println()
	var e Event[PairOf[int]]
	off := e.On(func(p PairOf[int]) { fmt.Println("first", p) })
	e.On(func(p struct{ A, B int }) { fmt.Println("second", p.A+p.B) })
	e.Fire(PairOf[int]{1, 2})
	off()
	e.Fire(struct{ A, B int }{3, 4})
	fmt.Printf("%T %v\n", Rec[int]{}, conv[ID](W1(7)))
	a, b := count[int](), count[string]()
	fmt.Println(a(), a(), b())
	fmt.Println(kinds[int](1, "a", ID(2)), kinds[fmt.Stringer](1, ID(2)), kinds[any](nil, 1), kinds[PairOf[int]](struct{ A, B int }{}, PairOf[int]{}, PairOf[ID]{}), kinds[Vec[int]]([]int{}, Vec[int]{}, Vec[ID]{}))
	fmt.Println(Matrix[float64, Row]{{1, 2}, {3.5}}.Sum())
	h := (*Base[ID]).Set
	k := Base[ID].Get
	bb := &Base[ID]{1}
	fmt.Printf("%v %v %T %T\n", h(bb, 9).val, k(*bb), h, k)
	m := bb.Get
	bb.Set(100)
	fmt.Println(m(), bb.Get())
	defer func() {
		r := recover()
		fmt.Printf("%T %v\n", r, r)
	}()
	words := strings.Fields("x y z")
	sort.Sort(sort.Reverse(sort.StringSlice(words)))
	fmt.Println(words)
	Must(fmt.Sscan("zz", new(int)))
}

type W1 int
type Row []float64

// Output:
// #6 in #6 in
// {{6} <nil> []} {Base:{val:6} Inner:<nil> extra:[]} main.Derived[main.ID,string]
// 1
// xx xxxx 123
// [#1 #3] 3 {1 2}
// []main.ID struct { A main.ID; B main.ID } *[]main.Celsius main.Matrix[int,[]int]
// #4 #1 2.5
// 1.5
// map[1:[a c] 2:[bb dd]] 2
// a,aa,bb,ccc,
// first {1 2}
// second 3
// second 7
// main.Rec[int] #7
// 1 2 1
// 1 1 1 2 2
// 6.5
// #9 #9 func(*main.Base[main.ID], main.ID) *main.Base[main.ID] func(main.Base[main.ID]) main.ID
// #9 #100
// [z y x]
// *errors.errorString expected integer
