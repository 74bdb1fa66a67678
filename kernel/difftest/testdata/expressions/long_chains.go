// Long chains of selectors, calls, indexes and assertions.
package main

import "fmt"

type st struct {
	a    [3]int
	m    map[string]*st
	f    func(int) *st
	c    chan *st
	i    any
	s    []st
	next *st
}

var trace []string

func t(s string) string     { trace = append(trace, s); return s }
func n(s string, i int) int { t(s); return i }

func main() {
	s := &st{m: map[string]*st{}, c: make(chan *st, 4)}
	s.f = func(i int) *st { t(fmt.Sprint("f", i)); s.a[i%3]++; return s }
	s.next = s
	s.m["x"] = s
	s.s = make([]st, 3)
	s.s[1].next = s
	s.f(n("1", 1)).f(n("2", 2)).next.m[t("x")].a[n("i", 0)] += n("v", 5)
	s.s[n("j", 1)].next.f(n("k", 0)).a[n("l", 2)]++
	s.c <- s.f(3)
	(<-s.c).a[n("q", 1)] *= 10
	s.i = s
	s.i.(*st).next.i.(*st).m["y"], s.a[n("z", 0)] = s, n("w", 99)
	s.next.next.next.a[2], s.a[2] = s.a[2]+1, 77
	fmt.Println(s.a, len(s.m), trace)
	p := &s.m["y"].s[2].a[n("p", 1)]
	*p = 6
	s.s = append(s.s, s.s[2])
	*p = 7
	fmt.Println(s.s[2].a, s.s[3].a)
	ps := [...]*int{p, &s.a[0], new(int)}
	for i, q := range ps {
		*q += i
	}
	*ps[2], *ps[0] = *ps[0], *ps[2]
	fmt.Println(*ps[0], *ps[1], *ps[2], s.a)
	func(x *[3]int, y [3]int) { x[0], y[0] = y[0]+1, x[0]+2; fmt.Println(*x, y) }(&s.a, s.a)
	arr := [2][2]struct{ v [2]int }{}
	q := &arr[1]
	r := &q[0].v
	r[1] = 4
	arr2 := arr
	r[1]++
	q[1] = q[0]
	fmt.Println(arr, arr2)
	var iface interface{ get() int } = cnt{&arr[1][1].v[1]}
	arr[1][1].v[1] = 50
	fmt.Println(iface.get(), iface.(cnt).get(), *iface.(cnt).p)
	mp := map[[2]int]map[string][]func() int{}
	k := [2]int{1, 2}
	mp[k] = map[string][]func() int{"a": {func() int { return k[0] }}}
	k[0] = 9
	mp[[2]int{1, 2}]["a"] = append(mp[[2]int{1, 2}]["a"], func() int { k[1]++; return k[1] })
	for _, f := range mp[[2]int{1, 2}]["a"] {
		fmt.Print(f(), " ")
	}
	fmt.Println(k, len(mp[k]))
}

type cnt struct{ p *int }

func (c cnt) get() int { *c.p++; return *c.p }

// Output:
// [99 10 77] 2 [1 f1 2 f2 x i v j k f0 l f3 q z w]
// [0 6 0] [0 6 0]
// 2 100 7 [100 10 77]
// [101 10 77] [102 10 77]
// [[{[0 0]} {[0 0]}] [{[0 5]} {[0 5]}]] [[{[0 0]} {[0 0]}] [{[0 4]} {[0 0]}]]
// 51 52 52
// 9 3 [9 3] 0
