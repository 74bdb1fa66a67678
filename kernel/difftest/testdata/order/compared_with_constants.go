// Strings that are compared with short constants are looked up where they stand; their converted keys before.
package main

import "fmt"

type node struct {
	a int
	s string
	k name
}
type name string

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover()) }()
	f()
}

func main() {
	var np *node
	var bad any = []int{}
	x := map[any]string{}
	var mss []map[name]string
	var mi []map[int]string
	z, d := 5, 0
	ss := []string{}
	ok := false
	try("short", func() { ok = (np.a == 1) == (x[bad] == "abc") })
	try("short", func() { ok = (x[bad] == "abc") == (np.a == 1) })
	try("one", func() { ok = (np.a == 1) == (x[bad] == "a") })
	try("empty", func() { ok = (np.a == 1) == (x[bad] == "") })
	try("long", func() { ok = (np.a == 1) == (x[bad] == "a long constant that is long") })
	try("less", func() { ok = (np.a == 1) == (x[bad] < "abc") })
	try("key", func() { ok = (ss[z] == "") == (mss[z][np.k] == "abc") })
	try("key", func() { ok = (ss[z] == "") == (mi[z][np.a] == "abc") })
	try("key", func() { ok = (z/d == 1) == (mi[z][np.a] == "abc") })
	try("key", func() { ok = (z/d == 1) == (mi[z][np.a] == "") })
	try("key", func() { ok = (z/d == 1) == (mi[z][np.a] == "a long constant that is long") })
	try("key", func() { ok = mi[z][np.a] == "abc" })
	try("key", func() { ok = mi[z][np.a] == "" })
	try("key", func() { ok = "abc" == mi[z][z/d] })
	try("key", func() { ok = "abc" != mss[z][np.k] })
	try("key", func() { ok = ss[z] == mss[z][np.k] })
	_ = ok
}

// Output:
// short runtime error: invalid memory address or nil pointer dereference
// short hash of unhashable type: []int
// one runtime error: invalid memory address or nil pointer dereference
// empty runtime error: invalid memory address or nil pointer dereference
// long hash of unhashable type: []int
// less hash of unhashable type: []int
// key runtime error: invalid memory address or nil pointer dereference
// key runtime error: invalid memory address or nil pointer dereference
// key runtime error: invalid memory address or nil pointer dereference
// key runtime error: index out of range [5] with length 0
// key runtime error: index out of range [5] with length 0
// key runtime error: invalid memory address or nil pointer dereference
// key runtime error: index out of range [5] with length 0
// key runtime error: integer divide by zero
// key runtime error: invalid memory address or nil pointer dereference
// key runtime error: index out of range [5] with length 0
