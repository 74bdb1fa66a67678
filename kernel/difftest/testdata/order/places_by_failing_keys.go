// A place is an element whose key cannot be hashed: it is found before a literal is made.
package main

import "fmt"

type node struct {
	a    int
	next *node
	near [2]int
	e    any
	k    name
}
type name string
type small struct {
	a int
	e any
}

func (s small) get(int) int  { return 1 }
func (s *small) ref(int) int { return 1 }

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover()) }()
	f()
}

func main() {
	var np *node
	p := &node{}
	s, z, solo, y := []int{1}, 5, [1]int{}, 1
	d := 0
	var bad any = []int{}
	am := map[any]int{}
	ams := map[any][]int{}
	amn := map[any]*node{}
	amm := map[any]map[int]int{}
	amv := map[any]node{}
	amf := map[any]func() int{}
	mm := map[int]map[any]int{}
	var ms []map[int]int
	r, ok := 0, false
	try("array", func() { solo[am[bad]] = (&small{p.next.near[y], np.e}).a })
	try("array value", func() { solo[am[bad]] = small{p.next.near[y], np.e}.a })
	try("slice", func() { s[am[bad]] = (&small{p.next.near[y], np.e}).a })
	try("slice of map", func() { ams[bad][0] = (&small{p.next.near[y], np.e}).a })
	try("slice of map", func() { ams[bad][0] = []int{np.a}[0] })
	try("array literal", func() { s[am[bad]] = [2]int{np.a, 1}[y] })
	try("map literal", func() { s[am[bad]] = map[int]int{np.a: 1}[y] })
	try("field of pointer", func() { amn[bad].a = (&small{np.a, 1}).a })
	try("field of pointer", func() { amn[bad].next.a = (&small{np.a, 1}).a })
	try("field of pointer", func() { amn[1].next.a = (&small{np.near[z], 1}).a })
	try("element of pointer", func() { amn[bad].near[z] = (&small{np.a, 1}).a })
	try("division", func() { s[am[bad]] = z / d })
	try("division in literal", func() { s[am[bad]] = (&small{z / d, 1}).a })
	try("map in map", func() { amm[bad][z] = (&small{z / d, 1}).a })
	try("map in map", func() { amm[bad][z] = z / d })
	try("map key", func() { mm[0][bad] = z / d })
	try("map key", func() { mm[0][bad] = (&small{z / d, 1}).a })
	try("key index", func() { am[am[bad]] = (&small{z / d, 1}).a })
	try("op", func() { s[am[bad]] += (&small{z / d, 1}).a })
	try("op", func() { s[am[bad]] /= (&small{z / d, 1}).a })
	try("op map", func() { am[am[bad]] += (&small{z / d, 1}).a })
	try("inc", func() { s[am[bad]]++ })
	try("several", func() { r, s[am[bad]] = (&small{z / d, 1}).a, np.a })
	try("several", func() { s[am[bad]], r = (&small{z / d, 1}).a, np.a })
	try("ok", func() { s[am[bad]], ok = any(np.a).(int) })
	try("interface", func() { var es []any; es[am[bad]] = np.a })
	try("interface", func() { var es []any; es[am[bad]] = small{np.a, np.e} })
	try("string", func() { var es []string; es[am[bad]] = "a" + string(np.k) })
	try("conversion", func() { var es []string; es[am[bad]] = string(rune(np.a)) })
	try("method of literal", func() { s[am[bad]] = (&small{np.a, 1}).ref(z / d) })
	try("method of literal", func() { s[am[bad]] = small{np.a, 1}.get(z / d) })
	try("method value", func() { var fs []func(int) int; fs[am[bad]] = small{np.a, 1}.get })
	try("compare", func() { ok = [1]int{am[bad]} == [1]int{np.a} })
	try("compare", func() { ok = amv[bad] == *np })
	try("compare", func() { ok = small{am[bad], 1} == small{np.a, 2} })
	try("compare strings", func() { x := map[any]string{}; ok = x[bad] == string(np.k) })
	try("compare strings", func() { x := map[any]string{}; ok = x[bad] == "abc" && np.k == "" })
	try("call of element", func() { s[am[bad]] = amf[1]() })
	try("call of element", func() { s[z] = amf[bad]() + np.a })
	try("index", func() { r = s[am[bad]] + (&small{np.a, 1}).a })
	try("index", func() { r = (&small{np.a, 1}).a + s[am[bad]] })
	try("index", func() { r = np.a + s[am[bad]] })
	try("append", func() { s = append(ams[bad], np.a) })
	try("append", func() { ams[bad] = append(ams[bad], np.a) })
	try("append", func() { s = append(s, am[bad], np.a) })
	try("append", func() { s = append(s, np.a, am[bad]) })
	try("pointer", func() { *(map[any]*int{})[bad] = (&small{np.a, 1}).a })
	try("pointer", func() { *(map[any]*int{})[1] = (&small{np.a, 1}).a })
	try("index of map", func() { ms[am[bad]][np.a] = z / d })
	_, _ = r, ok
}

// Output:
// array hash of unhashable type: []int
// array value hash of unhashable type: []int
// slice hash of unhashable type: []int
// slice of map hash of unhashable type: []int
// slice of map hash of unhashable type: []int
// array literal hash of unhashable type: []int
// map literal runtime error: invalid memory address or nil pointer dereference
// field of pointer hash of unhashable type: []int
// field of pointer hash of unhashable type: []int
// field of pointer runtime error: invalid memory address or nil pointer dereference
// element of pointer hash of unhashable type: []int
// division hash of unhashable type: []int
// division in literal hash of unhashable type: []int
// map in map runtime error: integer divide by zero
// map in map runtime error: integer divide by zero
// map key runtime error: integer divide by zero
// map key runtime error: integer divide by zero
// key index hash of unhashable type: []int
// op hash of unhashable type: []int
// op hash of unhashable type: []int
// op map hash of unhashable type: []int
// inc hash of unhashable type: []int
// several hash of unhashable type: []int
// several runtime error: invalid memory address or nil pointer dereference
// ok runtime error: invalid memory address or nil pointer dereference
// interface hash of unhashable type: []int
// interface runtime error: invalid memory address or nil pointer dereference
// string hash of unhashable type: []int
// conversion hash of unhashable type: []int
// method of literal runtime error: invalid memory address or nil pointer dereference
// method of literal runtime error: invalid memory address or nil pointer dereference
// method value hash of unhashable type: []int
// compare hash of unhashable type: []int
// compare hash of unhashable type: []int
// compare hash of unhashable type: []int
// compare strings hash of unhashable type: []int
// compare strings hash of unhashable type: []int
// call of element runtime error: invalid memory address or nil pointer dereference
// call of element hash of unhashable type: []int
// index runtime error: invalid memory address or nil pointer dereference
// index runtime error: invalid memory address or nil pointer dereference
// index runtime error: invalid memory address or nil pointer dereference
// append runtime error: invalid memory address or nil pointer dereference
// append runtime error: invalid memory address or nil pointer dereference
// append hash of unhashable type: []int
// append runtime error: invalid memory address or nil pointer dereference
// pointer hash of unhashable type: []int
// pointer runtime error: invalid memory address or nil pointer dereference
// index of map runtime error: integer divide by zero
