// Arrays and structs are values everywhere: in assignments, calls, ranges, maps, interfaces, channels.
package main

import "fmt"

type In struct {
	a [3]int
	s []int
	m map[string]*In
}
type Out struct {
	In
	p   *In
	arr [2]In
	f   func() int
	i   any
}
type Arr [2][2]Out
type Num int

func (n *Num) Add(k int) *Num { *n += Num(k); return n }
func (n Num) Plus(k int) Num  { n += Num(k); return n }
func (o Out) Set(v int) Out   { o.a[0] = v; o.s[0] = v; o.arr[1].a[2] = v; return o }
func (o *Out) PSet(v int)     { o.a[0] = v; o.arr[1].a[2] = v }

type Grid [3][3]rune

func (g Grid) With(r, c int, x rune) Grid { g[r][c] = x; return g }
func (g *Grid) Put(r, c int, x rune)      { g[r][c] = x }
func (g Grid) String() (s string) {
	for _, r := range g {
		for _, c := range r {
			if c == 0 {
				c = '.'
			}
			s += string(c)
		}
		s += "/"
	}
	return
}

func mod(a [3]int, s []int, o Out) { a[0], s[0], o.a[1] = 100, 100, 100 }
func ret() [3]int                  { return [3]int{1, 2, 3} }

func main() {
	o := Out{In: In{[3]int{1, 2, 3}, []int{1, 2}, map[string]*In{}}, p: &In{}}
	q := o
	q.a[0], q.s[0], q.p.a[1] = 9, 9, 9
	q.arr[0] = q.In
	q.arr[0].a[2] = 77
	fmt.Println(o.a, o.s, o.p.a, q.a, q.arr[0].a, o.arr[0].a)
	r := o.Set(5)
	fmt.Println(o.a, o.s, o.arr[1].a, r.a, r.arr[1].a)
	o.PSet(6)
	fmt.Println(o.a, o.arr[1].a)
	mod(o.a, o.s, o)
	fmt.Println(o.a, o.s)
	arr := [...]Num{1, 2, 3}
	for i, v := range arr {
		arr[2] = 10
		arr[i].Add(int(v))
	}
	fmt.Println(arr)
	parr := &arr
	for i, v := range parr {
		parr[2] = 100
		_ = i
		fmt.Print(v, " ")
	}
	fmt.Println(*parr == arr, len(parr), cap(parr[:2]))
	sl := arr[:]
	b := arr
	sl[0] = -1
	fmt.Println(arr, b, sl)
	m := map[string][2]int{"a": {1, 2}}
	x := m["a"]
	x[0] = 50
	fmt.Println(m, x, m["zz"][1])
	ms := map[string]struct{ n [2]int }{}
	ms["q"] = struct{ n [2]int }{[2]int{3, 4}}
	y := ms["q"]
	y.n[0]++
	fmt.Println(ms, y)
	var i any = arr
	arr[0] = 42
	fmt.Println(i, i.([3]Num)[0], i == any(arr), i != any(b))
	c := i.([3]Num)
	c[1] = 7
	fmt.Println(i, c)
	var g Grid
	h := g.With(1, 1, 'x')
	g.Put(0, 0, 'o')
	f := g.With
	g.Put(2, 2, 'z')
	pf := g.Put
	pf(2, 0, 'p')
	fmt.Println(g, h, f(0, 2, 'f'), Grid.With(g, 0, 1, 'e'), (*Grid).With(&h, 2, 2, 'e'))
	ch := make(chan [2]int, 2)
	z := [2]int{1, 2}
	ch <- z
	z[0] = 5
	ch <- z
	fmt.Println(<-ch, <-ch)
	cl := func() [3]Num { return b }
	b2 := cl()
	b2[0] = 1000
	fmt.Println(b, b2, ret()[1], len(ret()))
	nested := [2][2][]int{{{1}, {2}}, {{3}, {4}}}
	n2 := nested
	n2[0][0][0] = 10
	n2[1] = [2][]int{{30}, nil}
	fmt.Println(nested, n2)
	type T struct {
		v [2]int
		n *T
	}
	t := T{v: [2]int{1, 2}}
	t.n = &t
	u := *t.n
	u.v[0] = 9
	t.n.v[1] = 8
	fmt.Println(t.v, u.v, u.n.v, t.n.n.n.v)
	pa, pb := &t.v[0], &t.v
	*pa = 70
	pb[1] = 71
	fmt.Println(t.v, *pa, pb[:1])
	a1, a2 := [2]any{1, "x"}, [2]any{1, "x"}
	fmt.Println(a1 == a2, &a1 == &a2, [0]int{} == [0]int{})
	var num Num = 3
	num.Add(1).Add(2)
	fmt.Println(num, num.Plus(5).Plus(1), num)
	fn := num.Plus
	num = 100
	fmt.Println(fn(1))
	defer fmt.Println("deferred", arr, o.a)
	defer func(a [3]Num) { fmt.Println("deferred2", a, arr) }(arr)
	arr[1] = -5
	o.a[0] = -5
	aa := Arr{}
	bb := aa
	bb[1][0].a[2] = 3
	bb[1][0].i = aa[0][0].a
	fmt.Println(aa[1][0].a, bb[1][0].a, bb[1][0].i)
	s3 := []([2]int){{1, 2}, {3, 4}}
	for i, e := range s3 {
		e[0] = 9
		s3[i][1]++
	}
	s3[0], s3[1] = s3[1], s3[0]
	fmt.Println(s3)
	for i := range s3[0] {
		p := &s3[0][i]
		*p *= 2
	}
	fmt.Println(s3)
}

// Output:
// [1 2 3] [9 2] [0 9 0] [9 2 3] [9 2 77] [0 0 0]
// [1 2 3] [5 2] [0 0 0] [5 2 3] [0 0 5]
// [6 2 3] [0 0 6]
// [6 2 3] [100 2]
// [2 4 13]
// 2 4 100 true 3 3
// [-1 4 100] [2 4 100] [-1 4 100]
// map[a:[1 2]] [50 2] 0
// map[q:{[3 4]}] {[4 4]}
// [-1 4 100] -1 false true
// [-1 4 100] [-1 7 100]
// o../.../p.z/ .../.x./.../ o.f/.../.../ oe./.../p.z/ .../.x./..e/
// [1 2] [5 2]
// [2 4 100] [1000 4 100] 2 3
// [[[10] [2]] [[3] [4]]] [[[10] [2]] [[30] []]]
// [1 8] [9 2] [1 8] [1 8]
// [70 71] 70 [70]
// true false true
// 6 12 6
// 7
// [0 0 0] [0 0 3] [0 0 0]
// [[3 5] [1 3]]
// [[6 10] [1 3]]
// deferred2 [42 4 100] [42 -5 100]
// deferred [42 4 100] [6 2 3]
