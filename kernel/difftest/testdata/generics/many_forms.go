// Generic types and functions that use each other.
package main

import "fmt"

type Number interface {
	~int | ~int64 | ~float64
}
type Ord interface{ ~int | ~string | ~float64 }
type MyInt int

func (m MyInt) String() string { return fmt.Sprintf("MyInt(%d)", int(m)) }

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func (p Pair[K, V]) Swap() string { return fmt.Sprintf("%v=%v %T", p.Val, p.Key, p) }

type List[T any] struct {
	head *node[T]
	n    int
}
type node[T any] struct {
	v    T
	next *node[T]
}

func (l *List[T]) Push(v T) *List[T] { l.head = &node[T]{v, l.head}; l.n++; return l }
func (l *List[T]) All() func(func(int, T) bool) {
	return func(yield func(int, T) bool) {
		i := 0
		for n := l.head; n != nil; n = n.next {
			if !yield(i, n.v) {
				return
			}
			i++
		}
	}
}
func Map[T, U any](l *List[T], f func(T) U) *List[U] {
	r := new(List[U])
	for _, v := range l.All() {
		r.Push(f(v))
	}
	return r
}
func Sum[T Number](xs ...T) (s T) {
	for _, x := range xs {
		s += x
	}
	return
}
func Max[T Ord](a T, rest ...T) T {
	for _, r := range rest {
		if r > a {
			a = r
		}
	}
	return a
}

type Tree[T any] struct {
	l, r *Tree[T]
	v    T
	cmp  func(a, b T) int
}

func (t *Tree[T]) Insert(v T) *Tree[T] {
	if t == nil {
		return &Tree[T]{v: v}
	}
	return t
}

type Set[T comparable] map[T]struct{}

func (s Set[T]) Add(v ...T) Set[T] {
	for _, x := range v {
		s[x] = struct{}{}
	}
	return s
}

type PtrTo[T any] interface {
	*T
	Set(string)
}
type conf struct{ s string }

func (c *conf) Set(s string) { c.s = s }
func Parse[T any, P PtrTo[T]](s string) T {
	var t T
	P(&t).Set(s)
	return t
}

type A[T any] = []Pair[string, T]
type M[K comparable] = map[K]A[K]

type Rec1[T any] struct{ r *Rec2[T] }
type Rec2[T any] struct {
	r *Rec1[T]
	v T
}

func even[T any](n int, v T) string {
	if n == 0 {
		return fmt.Sprintf("even %T", v)
	}
	return odd(n-1, v)
}
func odd[T any](n int, v T) string {
	if n == 0 {
		return fmt.Sprintf("odd %T", v)
	}
	return even[T](n-1, v)
}
func kind[T any](v T) string {
	switch any(v).(type) {
	case int:
		return "int"
	case MyInt:
		return "MyInt"
	case fmt.Stringer:
		return "Stringer"
	case []T:
		return "[]T"
	}
	return fmt.Sprintf("?%T", v)
}
func zero[T any]() (z T)                       { return }
func ptr[T any](v T) *T                        { return &v }
func apply[F ~func(T) U, T, U any](f F, t T) U { return f(t) }

type Fn[T any] func(T) T

func (f Fn[T]) Twice(t T) T { return f(f(t)) }

func main() {
	p := Pair[string, MyInt]{"a", 3}
	fmt.Printf("%v %+v %T %s\n", p, p, p, p.Swap())
	l := new(List[int]).Push(1).Push(2).Push(3)
	for i, s := range Map(l, func(i int) Pair[int, string] { return Pair[int, string]{i, fmt.Sprint(i)} }).All() {
		fmt.Printf("%d %v %T\n", i, s, s)
		if i == 1 {
			break
		}
	}
	fmt.Println(Sum(1, 2, 3), Sum(1.5, 2), Sum[MyInt](1, 2), Sum[int64](), Max("a", "b"), Max(MyInt(3), 7, 5))
	fmt.Println(len(Set[any]{}.Add(1, "a", 1, nil, nil)), Parse[conf]("x").s)
	var t *Tree[Pair[int, []string]]
	t = t.Insert(Pair[int, []string]{1, []string{"q"}})
	fmt.Printf("%T %v\n", t, t.v)
	fmt.Printf("%T %T %T\n", A[int]{}, M[string]{}, Rec1[List[int]]{&Rec2[List[int]]{}}.r)
	fmt.Println(even(3, "x"), odd(3, []int{}), even(0, Pair[int, int]{}))
	fmt.Println(kind(1), kind(MyInt(1)), kind(p), kind("s"), kind([]int{}), kind[any]([]any{}), kind[fmt.Stringer](MyInt(2)))
	fmt.Println(zero[int](), zero[*int]() == nil, zero[Pair[int, error]](), *ptr(5), **ptr(ptr("x")))
	fmt.Println(apply(func(i int) string { return fmt.Sprint(i, "!") }, 4), Fn[int](func(i int) int { return i * 3 }).Twice(2))
	f := Sum[float64]
	g := (*List[string]).Push
	h := Pair[int, int].Swap
	fmt.Printf("%T %T %T %v %v\n", f, g, h, f(1, 2), h(Pair[int, int]{1, 2}))
	fmt.Println(g(new(List[string]), "z").n)
	type local struct{ a int }
	fmt.Printf("%T %v\n", Pair[local, *local]{}, Pair[local, []local]{local{1}, []local{{2}}})
	fmt.Printf("%T\n", Pair[struct{ X int }, func(int) (string, error)]{})
	fmt.Printf("%T %T\n", Pair[interface{ M() }, chan<- int]{}, Pair[[3]int, map[string]Pair[int, int]]{})
}

// Output:
// {a MyInt(3)} {Key:a Val:MyInt(3)} main.Pair[string,main.MyInt] MyInt(3)=a main.Pair[string,main.MyInt]
// 0 {1 1} main.Pair[int,string]
// 1 {2 2} main.Pair[int,string]
// 6 3.5 MyInt(3) 0 b MyInt(7)
// 3 x
// *main.Tree[main.Pair[int,[]string]] {1 [q]}
// []main.Pair[string,int] map[string][]main.Pair[string,string] *main.Rec2[main.List[int]]
// odd string even []int even main.Pair[int,int]
// int MyInt ?main.Pair[string,main.MyInt] ?string ?[]int []T MyInt
// 0 true {0 <nil>} 5 x
// 4! 18
// func(...float64) float64 func(*main.List[string], string) *main.List[string] func(main.Pair[int,int]) string 3 2=1 main.Pair[int,int]
// 1
// main.Pair[main.local·1,*main.local·1] {{1} [{2}]}
// main.Pair[struct { X int },func(int) (string, error)]
// main.Pair[interface { M() },chan<- int] main.Pair[[3]int,map[string]main.Pair[int,int]]
