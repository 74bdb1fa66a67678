// Method expressions are calls of the methods; an element of an array of one that lives in registers is read early.
package main

import "fmt"

type node struct {
	a    int
	next *node
	near [2]int
	far  [30]int
}

type outer struct{ *node }

func (p node) get(int) int         { return p.a }
func (p *node) ref(n int) int      { return n + 1 }
func (p node) long(n int) (k int)  { defer func() { k++ }(); return p.a + n }
func (p *node) far2(n int) (k int) { defer func() { k++ }(); return n }

type getter interface{ get(int) int }

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover(), trace); trace = "" }()
	f()
}

var trace string

func mark(k int) int { trace += fmt.Sprint("m", k, " "); return k }

type bulk [20]int

func keep(b bulk, n int) int { return b[0] + n }

func main() {
	var np *node
	var g getter
	var o outer
	p := &node{}
	s, z, y, d, solo := []int{1}, 5, 1, 0, [1]int{3}
	bm := map[int]bulk{}
	am := map[any]int{}
	var bad any = []int{}
	var e any = "x"
	r := 0
	try("value", func() { r = node.get(*np, [2]int{s[z], 1}[y]) })
	try("value", func() { r = node.get(*np, s[z]) })
	try("value", func() { r = node.get(*np.next, z/d) })
	try("pointer", func() { r = (*node).ref(np.next, [2]int{s[z], 1}[y]) })
	try("pointer", func() { r = (*node).ref(np.next, s[z]) })
	try("pointer", func() { r = (*node).ref(np.next, am[bad]) })
	try("pointer", func() { r = (*node).ref(p.next, am[bad]) })
	try("long", func() { r = node.long(*np, [2]int{s[z], 1}[y]) })
	try("long", func() { r = node.long(*np, am[bad]) })
	try("long", func() { r = (*node).far2(np.next, [2]int{s[z], 1}[y]) })
	try("long", func() { r = (*node).far2(np.next, am[bad]) })
	try("deferred", func() { defer node.get(*np, s[z]) })
	try("deferred", func() { defer (*node).ref(np.next, s[z]) })
	try("literal", func() { r = node.get(*np.next, (&[2]int{am[bad], mark(1)})[y]) })
	try("embedded", func() { r = outer.ref(o, s[z]) })
	try("interface", func() { r = getter.get(g, mark(1)) })
	try("register", func() { r = keep(bm[solo[z]], mark(1)) })
	try("register", func() { r = keep(bm[solo[z]], am[bad]) })
	try("register any", func() { r = am[solo[z]] + mark(1) })
	func() {
		solo, w := [1]int{3}, [1]bulk{}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		r = keep(bm[solo[z]], mark(1)) + len(w)
	}()
	func() {
		solo, w := [1]int{3}, [1]bulk{}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		r = keep(bm[solo[0]+s[z]], mark(1)) + len(w)
	}()
	func() {
		solo := [1]int{3}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		r = am[solo[z]] + mark(2)
	}()
	func() {
		solo := [1]int{3}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println([]any{[1]any{solo[z]}, mark(2)}...)
	}()
	func() {
		solo := [1][4]int{{3}}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println(solo[z], mark(2))
	}()
	func() {
		solo := [1]string{"a"}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println(solo[z], mark(2))
	}()
	func() {
		solo := [1][1]int{{1}}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println(solo[z], mark(2))
	}()
	func() {
		solo := [1][1]int{{1}}
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println(solo[z] == [1]int{mark(1)}, mark(2))
	}()
	func(solo [1][1]int) {
		defer func() { fmt.Println(recover(), trace); trace = "" }()
		fmt.Println(solo[z], mark(2))
	}([1][1]int{{1}})
	_, _ = r, e
}

// Output:
// value runtime error: invalid memory address or nil pointer dereference␣
// value runtime error: invalid memory address or nil pointer dereference␣
// value runtime error: invalid memory address or nil pointer dereference␣
// pointer runtime error: invalid memory address or nil pointer dereference␣
// pointer runtime error: invalid memory address or nil pointer dereference␣
// pointer runtime error: invalid memory address or nil pointer dereference␣
// pointer hash of unhashable type: []int␣
// long runtime error: index out of range [5] with length 1␣
// long runtime error: invalid memory address or nil pointer dereference␣
// long runtime error: index out of range [5] with length 1␣
// long runtime error: invalid memory address or nil pointer dereference␣
// deferred runtime error: index out of range [5] with length 1␣
// deferred runtime error: invalid memory address or nil pointer dereference␣
// literal runtime error: invalid memory address or nil pointer dereference m1␣
// embedded runtime error: index out of range [5] with length 1␣
// interface runtime error: invalid memory address or nil pointer dereference m1␣
// register runtime error: index out of range [5] with length 1 m1␣
// register runtime error: index out of range [5] with length 1␣
// register any runtime error: index out of range [5] with length 1␣
// runtime error: index out of range [5] with length 1␣
// runtime error: index out of range [5] with length 1␣
// runtime error: index out of range [5] with length 1␣
// runtime error: index out of range [5] with length 1␣
// runtime error: index out of range [5] with length 1 m2␣
// runtime error: index out of range [5] with length 1 m2␣
// runtime error: index out of range [5] with length 1 m2␣
// runtime error: index out of range [5] with length 1 m1␣
// runtime error: index out of range [5] with length 1 m2␣
