// Which of two parts fails first: arrays behind pointers, large values, comparisons, conversions, values that are indexed.
package main

import "fmt"

type node struct {
	a    int
	next *node
	near [2]int
	far  [30]int
	s    []int
	str  string
	e    any
	m    map[string]int
	mm   map[int]map[any]int
	f    func(int) int
	c    complex128
	fl   float64
}
type small struct {
	a int
	b any
}
type bulk [20]int

func (n node) get(int) int     { return n.a }
func (n *node) ref(n2 int) int { return 1 }

var trace string

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover(), trace); trace = "" }()
	f()
}

func mark(k int) int { trace += fmt.Sprint("m", k, " "); return k }

//go:noinline
func two(a, b int) int { return a + b }

//go:noinline
func anys(a ...any) int { return len(a) }

//go:noinline
func nodes(n node, a int) int { return a }

//go:noinline
func bulks(a int, b bulk, c any) int { return a }

func main() {
	var np *node
	var npa *[3]int
	var npb *bulk
	var nip *int
	var nstr *string
	p := &node{}
	s, z, y, d := []int{1}, 5, 1, 0
	am := map[any]int{}
	ab := map[any]bulk{}
	var bad, e any = []int{}, "x"
	var nf func(int) int
	var nm map[int]int
	var ch chan int
	r, ok, q, str, sl := 0, false, any(nil), "abc", s
	arr := [3]int{}
	var b bulk
	try("slice of nil array", func() { r = two(s[z], len(npa[:])) })
	try("slice of nil array", func() { r = two(len(npa[:]), s[z]) })
	try("slice of nil array", func() { r = two(z/d, len(npa[1:])) })
	try("slice of nil array", func() { sl = npa[:]; _ = sl[s[z]] })
	try("slice of nil array", func() { sl, r = npa[:], s[z] })
	try("slice of nil array", func() { r, sl = s[z], npa[:] })
	try("slice of nil array", func() { r, sl = s[z], npa[mark(1):] })
	try("slice of array", func() { r, sl = s[z], np.far[:] })
	try("slice of array", func() { r, sl = s[z], np.next.far[mark(1):] })
	try("slice of array", func() { q = np.far[s[z]:] })
	try("slice of array", func() { q = np.s[s[z]:] })
	try("slice of array", func() { q = np.str[s[z] : z/d] })
	try("slice of array", func() { q = (*npa)[s[z] : z/d] })
	try("range nil array", func() {
		for i, x := range npa {
			r += i + x
		}
	})
	try("range", func() {
		for i := range npa {
			r += i
		}
	})
	try("range", func() {
		for i, x := range *npa {
			r += i + x
		}
	})
	try("len of nil array", func() { r = two(len(npa), s[z]) })
	try("compared", func() { ok = small{s[z], 1} == small{z / d, np.e} })
	try("compared", func() { ok = small{1, np.e} == small{z / d, s[z]} })
	try("compared", func() { ok = *npb == b })
	try("compared", func() { ok = b == *npb })
	try("compared", func() { ok = ab[bad] == *npb })
	try("compared", func() { ok = *npb == ab[bad] })
	try("compared", func() { ok = [3]int{s[z]} == *npa })
	try("compared", func() { ok = *npa == [3]int{s[z]} })
	try("compared", func() { ok = any(ab[bad]) == any(*npb) })
	try("compared", func() { ok = e == *npb })
	try("compared", func() { ok = *npb == e })
	try("compared", func() { ok = np.e == s[z] })
	try("compared", func() { ok = s[z] == np.e })
	try("compared", func() { ok = np.str == str[z:] })
	try("compared", func() { ok = np.str < str[z:] })
	try("compared", func() { ok = np.c == complex(float64(s[z]), 1) })
	try("compared", func() { ok = np.f == nil && s[z] == 1 })
	try("large", func() { r = bulks(s[z], *npb, am[bad]) })
	try("large", func() { r = bulks(am[bad], *npb, s[z]) })
	try("large", func() { r = bulks(s[z], ab[bad], np.a) })
	try("large", func() { r = bulks(np.a, ab[bad], z/d) })
	try("large", func() { q = ab[bad]; _ = q })
	try("large", func() { q, r = ab[bad], np.a })
	try("large", func() { q, r = *npb, s[z] })
	try("large", func() { b, r = *npb, s[z] })
	try("large", func() { r, b = s[z], *npb })
	try("large", func() { s[z], b = am[bad], *npb })
	try("large", func() { *npb = ab[bad] })
	try("large", func() { *npb = bulk{s[z]} })
	try("large", func() { *npb = bulk{mark(1)} })
	try("large", func() { npb[s[z]] = mark(1) })
	try("large", func() { *np = *p.next })
	try("large", func() { *p = *np; mark(3) })
	try("large", func() { *np = node{a: s[z], str: str[z:]} })
	try("large", func() { p.far = np.far })
	try("large", func() { np.far = [30]int{s[z]} })
	try("large", func() { r = nodes(*np, s[z]) })
	try("large", func() { r = nodes(*np, am[bad]) })
	try("large", func() { r = nodes(node{a: np.a}, am[bad]) })
	try("large", func() { r = nodes(node{a: np.a, str: str[z:]}, s[z]) })
	try("nil func", func() { r = nf(s[z]) })
	try("nil func", func() { r = np.f(s[z]) })
	try("nil func", func() { r = np.f(am[bad]) })
	try("nil func", func() { r = p.f(am[bad]) })
	try("nil map", func() { nm[s[z]] = z / d })
	try("nil map", func() { nm[z/d] = s[z] })
	try("nil map", func() { nm[1] = s[z] })
	try("nil map", func() { nm[1], r = 1, s[z] })
	try("nil map", func() { r, nm[1] = s[z], 1 })
	try("map in map", func() { np.mm[s[z]][bad] = z / d })
	try("map in map", func() { p.mm[0][bad] = z / d })
	try("map in map", func() { r = np.mm[s[z]][bad] })
	try("map in map", func() { r = p.mm[s[z]][bad] })
	try("map in map", func() { p.mm[s[z]][bad]++ })
	try("string map", func() { r = np.m[str[z:]] })
	try("string map", func() { r = p.m[str+np.str] + s[z] })
	try("string map", func() { p.m[str+np.str] = s[z] })
	try("concatenation", func() { str = np.str + str[z:] })
	try("concatenation", func() { str = *nstr + string(rune(s[z])) + np.str })
	try("concatenation", func() { str += *nstr + string(rune(s[z])) })
	try("concatenation", func() { *nstr += string(rune(s[z])) })
	try("concatenation", func() { np.str += str[z:] })
	try("concatenation", func() { r = len(string([]byte(*nstr)) + string(rune(s[z]))) })
	try("floats", func() { np.fl = float64(s[z]) })
	try("floats", func() { np.fl /= float64(s[z]) })
	try("floats", func() { np.fl, r = 1, s[z] })
	try("floats", func() { r = int(np.fl + float64(s[z])) })
	try("complex", func() { np.c *= complex(float64(s[z]), *(*float64)(nil)) })
	try("shift", func() { r = np.a << (z / d) })
	try("shift", func() { r = (z / d) << np.a })
	try("shift", func() { r = s[z] >> (-z) << np.a })
	try("send", func() { ch <- s[z] / np.a })
	try("address", func() { x := []*int{&np.a, &s[z]}; _ = x })
	try("address", func() { x := []*int{&s[z], &np.next.a}; _ = x })
	try("address", func() { x := &[]int{s[z], np.a}[z/d]; _ = x })
	try("address", func() { x, y := &np.far, &s[z]; _, _ = x, y })
	try("address", func() { x := struct{ a, b *int }{&np.near[s[z]], &np.a}; _ = x })
	try("address", func() { q = &np.near[s[z]] })
	try("address", func() { q, r = &np.near, s[z] })
	try("address", func() { r = anys(&np.near, s[z]) })
	try("address", func() { r = anys(s[z], &np.near) })
	try("method value", func() { f := []func(int) int{np.get, nil}[s[z]]; _ = f })
	try("method value", func() { r = anys(np.get, s[z]) })
	try("method value", func() { r = anys(s[z], np.get) })
	try("method value", func() { f, g := np.get, s[z]; _, _ = f, g })
	try("method value", func() { g, f := s[z], np.get; _, _ = f, g })
	try("assertion", func() { r = e.(int) + s[z] })
	try("assertion", func() { r = s[z] + e.(int) })
	try("assertion", func() { q = []any{e.(*node), s[z]} })
	try("assertion", func() { q = []any{s[z], e.(*node)} })
	try("assertion", func() { r = e.(*node).a + s[z] })
	try("assertion", func() { r = s[z] + e.(*node).a })
	try("assertion", func() { b = e.(bulk); mark(1) })
	try("assertion", func() { r, b = s[z], e.(bulk) })
	try("assertion", func() { *nip, ok = e.(int) })
	try("conversion", func() { x := [2]int(s); _ = x; mark(1) })
	try("conversion", func() { r = [2]int(s)[z/d] })
	try("conversion", func() { r = (*[2]int)(s)[z/d] })
	try("conversion", func() { r = two(s[z], [2]int(s)[0]) })
	try("conversion", func() { r = two([2]int(s)[0], s[z]) })
	try("conversion", func() { arr = [3]int(s); mark(1) })
	try("conversion", func() { arr, r = [3]int(s), s[z] })
	try("conversion", func() { r, arr = s[z], [3]int(s) })
	try("closure", func() { r = func(a, b int) int { return a }(s[z], np.a) })
	try("closure", func() { r = func(a any, b int) int { return b }(s[z], np.a) })
	try("closure", func() { r = func(a bulk, b int) int { return b }(*npb, s[z]) })
	try("new", func() { q = new(s[z]); mark(1) })
	try("new", func() { r = *new(s[z]) + np.a })
	try("new", func() { r = np.a + *new(s[z]) })
	try("panic", func() { panic(s[z] + np.a) })
	try("panic", func() { panic(small{s[z], np.a}) })
	_, _, _, _, _, _ = r, ok, q, y, str, sl
	_, _, _ = arr, nip, nstr
}

// Output:
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference␣
// slice of nil array runtime error: invalid memory address or nil pointer dereference m1␣
// slice of array runtime error: invalid memory address or nil pointer dereference␣
// slice of array runtime error: invalid memory address or nil pointer dereference m1␣
// slice of array runtime error: index out of range [5] with length 1␣
// slice of array runtime error: index out of range [5] with length 1␣
// slice of array runtime error: index out of range [5] with length 1␣
// slice of array runtime error: index out of range [5] with length 1␣
// range nil array runtime error: invalid memory address or nil pointer dereference␣
// range <nil>␣
// range runtime error: invalid memory address or nil pointer dereference␣
// len of nil array runtime error: index out of range [5] with length 1␣
// compared runtime error: index out of range [5] with length 1␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared hash of unhashable type: []int␣
// compared hash of unhashable type: []int␣
// compared runtime error: index out of range [5] with length 1␣
// compared runtime error: index out of range [5] with length 1␣
// compared hash of unhashable type: []int␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared runtime error: index out of range [5] with length 1␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// compared runtime error: slice bounds out of range [5:3]␣
// compared runtime error: slice bounds out of range [5:3]␣
// compared runtime error: index out of range [5] with length 1␣
// compared runtime error: invalid memory address or nil pointer dereference␣
// large hash of unhashable type: []int␣
// large runtime error: index out of range [5] with length 1␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: integer divide by zero␣
// large hash of unhashable type: []int␣
// large hash of unhashable type: []int␣
// large runtime error: index out of range [5] with length 1␣
// large runtime error: index out of range [5] with length 1␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large hash of unhashable type: []int␣
// large runtime error: index out of range [5] with length 1␣
// large runtime error: invalid memory address or nil pointer dereference m1␣
// large runtime error: invalid memory address or nil pointer dereference m1␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: slice bounds out of range [5:3]␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: index out of range [5] with length 1␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: invalid memory address or nil pointer dereference␣
// large runtime error: slice bounds out of range [5:3]␣
// nil func runtime error: index out of range [5] with length 1␣
// nil func runtime error: index out of range [5] with length 1␣
// nil func hash of unhashable type: []int␣
// nil func hash of unhashable type: []int␣
// nil map runtime error: integer divide by zero␣
// nil map runtime error: index out of range [5] with length 1␣
// nil map runtime error: index out of range [5] with length 1␣
// nil map runtime error: index out of range [5] with length 1␣
// nil map runtime error: index out of range [5] with length 1␣
// map in map runtime error: integer divide by zero␣
// map in map runtime error: integer divide by zero␣
// map in map runtime error: invalid memory address or nil pointer dereference␣
// map in map runtime error: index out of range [5] with length 1␣
// map in map runtime error: index out of range [5] with length 1␣
// string map runtime error: slice bounds out of range [5:3]␣
// string map runtime error: invalid memory address or nil pointer dereference␣
// string map runtime error: index out of range [5] with length 1␣
// concatenation runtime error: slice bounds out of range [5:3]␣
// concatenation runtime error: index out of range [5] with length 1␣
// concatenation runtime error: index out of range [5] with length 1␣
// concatenation runtime error: index out of range [5] with length 1␣
// concatenation runtime error: slice bounds out of range [5:3]␣
// concatenation runtime error: invalid memory address or nil pointer dereference␣
// floats runtime error: index out of range [5] with length 1␣
// floats runtime error: invalid memory address or nil pointer dereference␣
// floats runtime error: index out of range [5] with length 1␣
// floats runtime error: invalid memory address or nil pointer dereference␣
// complex runtime error: index out of range [5] with length 1␣
// shift runtime error: invalid memory address or nil pointer dereference␣
// shift runtime error: integer divide by zero␣
// shift runtime error: index out of range [5] with length 1␣
// send runtime error: index out of range [5] with length 1␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: index out of range [5] with length 1␣
// address runtime error: index out of range [5] with length 1␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: invalid memory address or nil pointer dereference␣
// address runtime error: invalid memory address or nil pointer dereference␣
// method value runtime error: invalid memory address or nil pointer dereference␣
// method value runtime error: invalid memory address or nil pointer dereference␣
// method value runtime error: invalid memory address or nil pointer dereference␣
// method value runtime error: invalid memory address or nil pointer dereference␣
// method value runtime error: index out of range [5] with length 1␣
// assertion interface conversion: interface {} is string, not int␣
// assertion interface conversion: interface {} is string, not int␣
// assertion interface conversion: interface {} is string, not *main.node␣
// assertion interface conversion: interface {} is string, not *main.node␣
// assertion interface conversion: interface {} is string, not *main.node␣
// assertion runtime error: index out of range [5] with length 1␣
// assertion interface conversion: interface {} is string, not main.bulk␣
// assertion interface conversion: interface {} is string, not main.bulk␣
// assertion runtime error: invalid memory address or nil pointer dereference␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 2␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 2␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 2␣
// conversion runtime error: index out of range [5] with length 1␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 2␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 3␣
// conversion runtime error: index out of range [5] with length 1␣
// conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 3␣
// closure runtime error: index out of range [5] with length 1␣
// closure runtime error: index out of range [5] with length 1␣
// closure runtime error: invalid memory address or nil pointer dereference␣
// new runtime error: index out of range [5] with length 1␣
// new runtime error: index out of range [5] with length 1␣
// new runtime error: index out of range [5] with length 1␣
// panic runtime error: index out of range [5] with length 1␣
// panic runtime error: index out of range [5] with length 1␣
