// Which part of an ordinary statement fails first: counts, groups, methods, tuples, swaps, conditions, slices, matrices.
package main

import (
	"fmt"
	"strings"
)

type node struct {
	a    int
	next *node
	kids []*node
	m    map[string]int
	tags map[string][]string
	f    func(...int) int
	pt   struct{ x, y int }
	far  [30]int
}
type pair[K comparable, V any] struct {
	k K
	v V
}

func (p pair[K, V]) key() K               { return p.k }
func (p *pair[K, V]) set(v V) *pair[K, V] { p.v = v; return p }
func (n *node) add(k *node) *node         { n.kids = append(n.kids, k); return n }
func (n node) sum(k ...int) int           { return n.a + len(k) }

func mapped[T, U any](s []T, f func(T) U) []U {
	var out []U
	for _, x := range s {
		out = append(out, f(x))
	}
	return out
}

var trace string

func mark(k int) int { trace += fmt.Sprint("m", k, " "); return k }
func try(what string, f func()) {
	defer func() { fmt.Println(what, recover(), trace); trace = "" }()
	f()
}
func multi(k int) (int, error) { mark(k); return k, nil }

func main() {
	var np *node
	p := &node{}
	s, z, d := []int{1}, 5, 0
	var err error
	var ps []pair[string, int]
	var pp *pair[string, int]
	text := "abc"
	r, ok := 0, false
	counts := map[string]int{}
	groups := map[string][]int{}
	nested := map[string]map[string]int{}
	try("count", func() { counts[text[z:]]++ })
	try("count", func() { counts[ps[z].k] += np.a })
	try("count", func() { counts[np.next.tags["a"][0]] += s[z] })
	try("group", func() { groups[text] = append(groups[text], s[z]/d) })
	try("group", func() { groups[ps[z].k] = append(groups[ps[z].k], np.a) })
	try("group", func() { groups[text[z:]] = append(groups[text[z:]], np.a) })
	try("nested", func() { nested["a"]["b"] += s[z] })
	try("nested", func() { nested["a"]["b"] = 1 })
	try("nested", func() { nested[text[z:]][ps[0].k]++ })
	try("nested", func() { nested["a"][ps[z].k] = np.a })
	try("method", func() { p.add(np.next).add(p.kids[z]) })
	try("method", func() { np.add(p.kids[z]) })
	try("method", func() { np.add(np.next) })
	try("method", func() { r = p.f(s[z], mark(1)) })
	try("method", func() { r = np.f(s[z], mark(1)) })
	try("generic", func() { r = pp.set(s[z]).v })
	try("generic", func() { r = len(pp.key()) + s[z] })
	try("generic", func() { pp.v, r = s[z], mark(1) })
	try("generic", func() { ps[z] = pair[string, int]{np.kids[0].next.tags["x"][0], s[z]} })
	try("generic", func() { ps = append(ps, pair[string, int]{text[z:], np.a}) })
	try("generic", func() { _ = mapped(s, func(x int) int { return x / d }) })
	try("generic", func() { _ = mapped(np.kids, func(x *node) int { return x.a }) })
	try("tuple", func() { s[z], err = multi(1) })
	try("tuple", func() { np.a, err = multi(1) })
	try("tuple", func() { p.m["a"], err = multi(1) })
	try("tuple", func() { s[mark(2)], err = multi(1) })
	try("tuple", func() { np.far[mark(2)], err = multi(1) })
	try("swap", func() { s[0], s[z] = s[z], s[0] })
	try("swap", func() { p.kids[0], p.kids[1] = p.kids[1], p.kids[0] })
	try("swap", func() { p.next.pt, np.pt = np.pt, p.next.pt })
	try("sprint", func() { text = fmt.Sprint(s[z], np.a, mark(1)) })
	try("sprintf", func() { text = fmt.Sprintf("%d %d %v", np.a, s[z], p.pt) })
	try("sprintf", func() { text = fmt.Sprintf("%d %d %v", z/d, s[z], np.pt) })
	try("strings", func() { text = strings.Repeat(text[z:], np.a) })
	try("strings", func() { text = strings.Repeat(ps[z].k, s[z]) + text[z:] })
	try("strings", func() { text = strings.Join(np.tags["a"], text[z:]) })
	try("strings", func() { text = strings.Join([]string{text[z:], ps[z].k}, fmt.Sprint(np.a)) })
	try("floats", func() { r = int(float64(np.a) / float64(s[z])) })
	try("condition", func() {
		if v, found := counts[text[z:]]; found || np.a > 0 {
			r = v
		}
	})
	try("condition", func() { ok = np == nil || np.a > s[z] })
	try("condition", func() { ok = np != nil && np.a > s[z] || s[z] > z/d })
	try("condition", func() { ok = np.a > s[z] && ok })
	try("condition", func() { ok = s[z] > np.a == (z/d > 1) })
	try("switch", func() {
		switch np.a {
		case s[z], z / d:
			r = 1
		}
	})
	try("switch", func() {
		switch {
		case s[z] > np.a:
			r = 1
		}
	})
	try("define", func() { x, y := s[z], np.a; r = x + y })
	try("define", func() { var x, y = np.a, s[z]; r = x + y })
	try("define", func() { x, y := any(s[z]), any(np.a); _, _ = x, y })
	try("define", func() { x, y := fmt.Sprint(s[z]), np.a; _, _ = x, y })
	try("index", func() { r = s[np.a+s[z]] })
	try("index", func() { r = p.kids[np.a].far[s[z]] })
	try("index", func() { r = p.kids[z].kids[np.a].a })
	try("index", func() { p.kids[z].kids[np.a].a = z / d })
	try("index", func() { p.kids[z].kids[np.a].pt.x += z / d })
	try("index", func() { np.pt.x, np.pt.y = s[z], z/d })
	try("index", func() { s[len(s)-z] = np.a })
	try("index", func() { s[np.a], s[z/d] = 1, 2 })
	try("return", func() { r = func() int { return s[z] / np.a }() })
	try("return", func() { r, err = func() (int, error) { return s[z] / d, fmt.Errorf("%d", np.a) }() })
	try("return", func() { _, _ = func() (string, *node) { return text[z:], np.next }() })
	try("slices", func() { s = append(s[:z], s[z+1:]...) })
	try("slices", func() { s = append(s[:np.a], s[z:]...) })
	try("slices", func() { s = append(append([]int{}, s[z:]...), np.a) })
	try("slices", func() { copy(s[z:], np.far[:]) })
	try("slices", func() { copy(np.far[:], s[z:]) })
	try("slices", func() { r = copy(s[z:], s[np.a:]) })
	try("slices", func() { s = s[np.a:s[z]] })
	try("matrix", func() { m := [][]float64{{1}}; m[z][0] = m[0][z] * float64(np.a) })
	try("matrix", func() { m := [][]float64{{1}}; m[0][0] += m[0][z] * m[z][0] })
	try("matrix", func() { m := [2][2]float64{}; m[z-4][z] = m[0][z] * float64(np.a) })
	_, _, _, _ = r, ok, err, text
}

// Output:
// count runtime error: slice bounds out of range [5:3]␣
// count runtime error: invalid memory address or nil pointer dereference␣
// count runtime error: index out of range [5] with length 1␣
// group runtime error: index out of range [5] with length 1␣
// group runtime error: index out of range [5] with length 0␣
// group runtime error: slice bounds out of range [5:3]␣
// nested runtime error: index out of range [5] with length 1␣
// nested assignment to entry in nil map␣
// nested runtime error: slice bounds out of range [5:3]␣
// nested runtime error: invalid memory address or nil pointer dereference␣
// method runtime error: invalid memory address or nil pointer dereference␣
// method runtime error: index out of range [5] with length 0␣
// method runtime error: invalid memory address or nil pointer dereference␣
// method runtime error: index out of range [5] with length 1 m1␣
// method runtime error: index out of range [5] with length 1 m1␣
// generic runtime error: index out of range [5] with length 1␣
// generic runtime error: invalid memory address or nil pointer dereference␣
// generic runtime error: index out of range [5] with length 1 m1␣
// generic runtime error: invalid memory address or nil pointer dereference␣
// generic runtime error: slice bounds out of range [5:3]␣
// generic runtime error: integer divide by zero␣
// generic runtime error: invalid memory address or nil pointer dereference␣
// tuple runtime error: index out of range [5] with length 1 m1␣
// tuple runtime error: invalid memory address or nil pointer dereference m1␣
// tuple assignment to entry in nil map m1␣
// tuple runtime error: index out of range [2] with length 1 m2 m1␣
// tuple runtime error: invalid memory address or nil pointer dereference m2 m1␣
// swap runtime error: index out of range [5] with length 1␣
// swap runtime error: index out of range [0] with length 0␣
// swap runtime error: invalid memory address or nil pointer dereference␣
// sprint runtime error: index out of range [5] with length 1 m1␣
// sprintf runtime error: invalid memory address or nil pointer dereference␣
// sprintf runtime error: integer divide by zero␣
// strings runtime error: slice bounds out of range [5:3]␣
// strings runtime error: index out of range [5] with length 0␣
// strings runtime error: slice bounds out of range [5:3]␣
// strings runtime error: slice bounds out of range [5:3]␣
// floats runtime error: invalid memory address or nil pointer dereference␣
// condition runtime error: slice bounds out of range [5:3]␣
// condition <nil>␣
// condition runtime error: index out of range [5] with length 1␣
// condition runtime error: invalid memory address or nil pointer dereference␣
// condition runtime error: index out of range [5] with length 1␣
// switch runtime error: invalid memory address or nil pointer dereference␣
// switch runtime error: index out of range [5] with length 1␣
// define runtime error: index out of range [5] with length 1␣
// define runtime error: invalid memory address or nil pointer dereference␣
// define runtime error: index out of range [5] with length 1␣
// define runtime error: index out of range [5] with length 1␣
// index runtime error: invalid memory address or nil pointer dereference␣
// index runtime error: invalid memory address or nil pointer dereference␣
// index runtime error: index out of range [5] with length 0␣
// index runtime error: integer divide by zero␣
// index runtime error: index out of range [5] with length 0␣
// index runtime error: integer divide by zero␣
// index runtime error: invalid memory address or nil pointer dereference␣
// index runtime error: integer divide by zero␣
// return runtime error: index out of range [5] with length 1␣
// return runtime error: invalid memory address or nil pointer dereference␣
// return runtime error: slice bounds out of range [5:3]␣
// slices runtime error: slice bounds out of range [:5] with capacity 1␣
// slices runtime error: invalid memory address or nil pointer dereference␣
// slices runtime error: slice bounds out of range [5:1]␣
// slices runtime error: slice bounds out of range [5:1]␣
// slices runtime error: invalid memory address or nil pointer dereference␣
// slices runtime error: slice bounds out of range [5:1]␣
// slices runtime error: invalid memory address or nil pointer dereference␣
// matrix runtime error: index out of range [5] with length 1␣
// matrix runtime error: index out of range [5] with length 1␣
// matrix runtime error: index out of range [5] with length 2␣
