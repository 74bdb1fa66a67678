// When the key of a map is read: it is copied early, or where the map is looked up, by its type and the elements'.
package main

import "fmt"

type wrapped struct{ n int }
type pair struct{ a, b int32 }
type text struct{ s string }
type one [1]int
type shorts [2]int16
type ref struct{ p *int }
type mixed struct {
	a int32
	b int8
}
type name string
type big [17]int

type holder struct {
	w wrapped
	p pair
	t text
	o one
	s shorts
	r ref
	m mixed
	n name
	i int
	u uint64
	f float32
	b bool
	e any
}

func main() {
	x, y := 1, 2
	h := &holder{}
	first := holder{wrapped{1}, pair{1, 1}, text{"1"}, one{1}, shorts{1, 1}, ref{&x}, mixed{1, 1}, "1", 1, 1, 1, false, 1}
	second := holder{wrapped{2}, pair{2, 2}, text{"2"}, one{2}, shorts{2, 2}, ref{&y}, mixed{2, 2}, "2", 2, 2, 2, true, 2}
	*h = first
	change := func() int { *h = second; return 0 }
	add := func(a, b int) int { return a + b }
	mw := map[wrapped]int{{1}: 10, {2}: 20}
	mp := map[pair]int{{1, 1}: 10, {2, 2}: 20}
	mt := map[text]int{{"1"}: 10, {"2"}: 20}
	mo := map[one]int{{1}: 10, {2}: 20}
	ms := map[shorts]int{{1, 1}: 10, {2, 2}: 20}
	mr := map[ref]int{{&x}: 10, {&y}: 20}
	mm := map[mixed]int{{1, 1}: 10, {2, 2}: 20}
	mn := map[name]int{"1": 10, "2": 20}
	mi := map[int]int{1: 10, 2: 20}
	mu := map[uint64]int{1: 10, 2: 20}
	mf := map[float32]int{1: 10, 2: 20}
	mb := map[bool]int{false: 10, true: 20}
	me := map[any]int{1: 10, 2: 20}
	mg := map[int]big{1: {10}, 2: {20}}
	mgn := map[name]big{"1": {10}, "2": {20}}
	mgs := map[string]big{"1": {10}, "2": {20}}
	mgf := map[wrapped]big{{1}: {10}, {2}: {20}}
	show := func(what string, n int) { fmt.Println(what, n); *h = first }
	show("wrapped", add(mw[h.w], change()))
	show("pair", add(mp[h.p], change()))
	show("text", add(mt[h.t], change()))
	show("one", add(mo[h.o], change()))
	show("shorts", add(ms[h.s], change()))
	show("ref", add(mr[h.r], change()))
	show("mixed", add(mm[h.m], change()))
	show("name", add(mn[h.n], change()))
	show("int", add(mi[h.i], change()))
	show("uint64", add(mu[h.u], change()))
	show("float32", add(mf[h.f], change()))
	show("bool", add(mb[h.b], change()))
	show("any", add(me[h.e], change()))
	show("any int", add(me[h.i], change()))
	show("big", add(mg[h.i][0], change()))
	show("big plus", add(mg[h.i+0][0], change()))
	show("big name", add(mgn[h.n][0], change()))
	show("big string", add(mgs[string(h.n)][0], change()))
	show("big wrapped", add(mgf[h.w][0], change()))
	show("plus", mw[h.w]+change())
	show("plus big", mg[h.i*1][0]+change())
	i, w := 1, wrapped{1}
	me2 := map[int]any{1: wrapped{1}}
	keep := 0
	turn := func() int { me2[1] = wrapped{2}; keep++; return 0 }
	_ = []func() int{turn}
	truth := func(b bool, n int) bool { return b }
	fmt.Println(truth(h.w == me2[1], turn()), truth(me2[1] == h.w, change()), truth(h.w == me2[1], change()))
	*h = first
	fmt.Println(truth(me2[1] == any(h.w), turn()), truth(any(h.w) == me2[1], change()))
	*h = first
	set := func() int { i, w = 2, wrapped{2}; return 0 }
	_ = []func() int{set}
	show("local", mg[i][0]+set())
	i, w = 1, wrapped{1}
	show("local wrapped", mw[w]+set())
	i, w = 1, wrapped{1}
	show("local big wrapped", mgf[w][0]+set())
	i, w = 1, wrapped{1}
	mw[w] = 5 + set()
	i, w = 1, wrapped{1}
	mg[i] = big{6 + set()}
	i, w = 1, wrapped{1}
	mw[w], mg[i+0] = 7+set(), big{8}
	fmt.Println(mw, mg[1][0], mg[2][0])
	mw[h.w], mp[h.p], mt[h.t] = 30+change(), 31, 32
	*h = first
	mg[h.i], mgs[string(h.n)] = big{40 + change()}, big{41}
	*h = first
	fmt.Println(mw, mp, mt, mg[1][0], mg[2][0], mgs["1"][0], mgs["2"][0])
	v, ok := mw[h.w]
	fmt.Println(v, ok)
	delete(mw, [2]wrapped{h.w, {change()}}[0])
	*h = first
	fmt.Println(mw)
}

// Output:
// wrapped 10
// pair 10
// text 10
// one 10
// shorts 10
// ref 10
// mixed 20
// name 20
// int 20
// uint64 20
// float32 20
// bool 20
// any 20
// any int 10
// big 20
// big plus 10
// big name 20
// big string 10
// big wrapped 20
// plus 10
// plus big 10
// false true true
// false true
// local 20
// local wrapped 10
// local big wrapped 20
// map[{1}:7 {2}:20] 8 6
// map[{1}:30 {2}:20] map[{1 1}:31 {2 2}:20] map[{1}:32 {2}:20] 8 40 41 20
// 30 true
// map[{1}:30]
