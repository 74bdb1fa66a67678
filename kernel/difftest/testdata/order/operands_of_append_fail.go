// Which operand of append fails first: keys of maps that are converted go before their maps.
package main

import "fmt"

type node struct {
	a    int
	next *node
	k    name
	key  [2]int32
	e    any
}
type name string
type big [40]int

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover()) }()
	f()
}

func first(s []int, n int) int { return len(s) }

func main() {
	var np *node
	s, z, ss, neg := []int{1}, 5, [][]int{}, -1
	d := 0
	var e any = "x"
	var bad any = []int{}
	var ip *int
	var ms []map[int]int
	var mu []map[uint64]int
	var mn []map[name]int
	var mstr []map[string]int
	var mk []map[[2]int32]int
	var mb []map[int]big
	var ma []map[any]int
	var m map[int]int
	var mm []map[int]map[int]int
	u, str := uint64(1), "abc"
	var up *uint64
	var sp *string
	r, ok := 0, false
	if d > 0 {
		neg = 0
	}
	try("int key", func() { _ = append(ss[z], ms[z][np.a]) })
	try("uint64 key", func() { _ = append(ss[z], mu[z][*up]) })
	try("uint64 key division", func() { _ = append(ss[z], mu[z][u/uint64(d)]) })
	try("int key division", func() { _ = append(ss[z], ms[z][z/d]) })
	try("named key", func() { _ = append(ss[z], mn[z][np.k]) })
	try("string key", func() { _ = append(ss[z], mstr[z][*sp]) })
	try("string key", func() { _ = append(ss[z], mstr[z][*sp+str]) })
	try("array key", func() { _ = append(ss[z], mk[z][np.key]) })
	try("big elements", func() { _ = append(ss[z], mb[z][np.a][0]) })
	try("big elements", func() { _ = append([]big{}, mb[z][np.a]) })
	try("any key", func() { _ = append(ss[z], ma[z][np.e]) })
	try("any key int", func() { _ = append(ss[z], ma[z][np.a]) })
	try("maps of maps", func() { _ = append(ss[z], mm[z][z/d][np.a]) })
	try("maps of maps", func() { _ = append(ss[z], mm[z][np.a][z/d]) })
	try("three", func() { _ = append(ss[z], ms[neg][np.a], z/d) })
	try("three", func() { _ = append(ss[z], z/d, ms[neg][np.a]) })
	try("three", func() { _ = append(ss[z], s[z], ms[neg][z/d], np.a) })
	try("spread", func() { _ = append(ss[z], append(s, ms[z][np.a])...) })
	try("spread", func() { _ = append(ss[z], []int{ms[z][np.a]}...) })
	try("make", func() { _ = append(ss[z], make([]int, ms[z][np.a])...) })
	try("key of target", func() { m[append(ss[z], ms[z][np.a])[0]], ok = e.(int) })
	try("key of target", func() { m[append(ss[z], ms[neg][np.a], (s[z] - np.a))[0]], ok = e.(int) })
	try("key of op", func() { m[append(ss[z], ms[z][np.a])[0]] += z / d })
	try("index op", func() { s[append(ss[z], ms[z][np.a])[0]] += z / d })
	try("several", func() { r, s[append(ss[z], ms[z][np.a])[0]] = z/d, *ip })
	try("call", func() { r = first(append(ss[z], ms[z][np.a]), z/d) })
	try("call", func() { r = first(append(s, ms[z][np.a]), z/d) })
	try("own", func() { ss[z] = append(ss[z], ms[z][np.a]) })
	try("own map", func() { var m map[int][]int; m[s[z]] = append(m[s[z]], ms[z][np.a]) })
	try("star", func() { _ = append(*(&ss[z]), (*(&ms[z]))[*ip]) })
	try("pointer map", func() { var p *map[int]int; _ = append(ss[z], (*p)[s[z]]) })
	try("field", func() { var p *struct{ m map[int]int }; _ = append(ss[z], p.m[s[z]]) })
	try("unhashable", func() { _ = append(ss[z], ma[z][bad]) })
	try("unhashable", func() { x := map[any]map[any]int{}; _ = append(ss[z], x[bad][np.a], z/d) })
	try("unhashable", func() { x := map[any]map[int]int{}; _ = append(ss[z], x[bad][np.a]) })
	try("conversion", func() { var p *float64; _ = append(ss[z], ms[z][int(*p)], z/d) })
	try("two appends", func() { _, _ = append(ss[z], ms[z][np.a]), append(s, z/d) })
	try("anys", func() { _ = append([]any{}, ms[z][np.a], z/d) })
	try("compare", func() { ok = ms[z][np.a] == 1 })
	_, _, _, _ = r, ok, str, m
}

// Output:
// int key runtime error: invalid memory address or nil pointer dereference
// uint64 key runtime error: index out of range [5] with length 0
// uint64 key division runtime error: integer divide by zero
// int key division runtime error: integer divide by zero
// named key runtime error: invalid memory address or nil pointer dereference
// string key runtime error: index out of range [5] with length 0
// string key runtime error: invalid memory address or nil pointer dereference
// array key runtime error: invalid memory address or nil pointer dereference
// big elements runtime error: index out of range [5] with length 0
// big elements runtime error: index out of range [5] with length 0
// any key runtime error: index out of range [5] with length 0
// any key int runtime error: invalid memory address or nil pointer dereference
// maps of maps runtime error: integer divide by zero
// maps of maps runtime error: invalid memory address or nil pointer dereference
// three runtime error: invalid memory address or nil pointer dereference
// three runtime error: integer divide by zero
// three runtime error: integer divide by zero
// spread runtime error: invalid memory address or nil pointer dereference
// spread runtime error: index out of range [5] with length 0
// make runtime error: invalid memory address or nil pointer dereference
// key of target runtime error: invalid memory address or nil pointer dereference
// key of target runtime error: invalid memory address or nil pointer dereference
// key of op runtime error: invalid memory address or nil pointer dereference
// index op runtime error: invalid memory address or nil pointer dereference
// several runtime error: invalid memory address or nil pointer dereference
// call runtime error: invalid memory address or nil pointer dereference
// call runtime error: invalid memory address or nil pointer dereference
// own runtime error: invalid memory address or nil pointer dereference
// own map runtime error: index out of range [5] with length 1
// star runtime error: index out of range [5] with length 0
// pointer map runtime error: index out of range [5] with length 1
// field runtime error: index out of range [5] with length 1
// unhashable runtime error: index out of range [5] with length 0
// unhashable runtime error: invalid memory address or nil pointer dereference
// unhashable runtime error: invalid memory address or nil pointer dereference
// conversion runtime error: invalid memory address or nil pointer dereference
// two appends runtime error: invalid memory address or nil pointer dereference
// anys runtime error: index out of range [5] with length 0
// compare runtime error: index out of range [5] with length 0
