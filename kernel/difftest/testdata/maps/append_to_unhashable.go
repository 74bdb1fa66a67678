// m[k] = append(m[k], x) looks into the map once: keys that cannot be hashed, and no map.
package main

import "fmt"

type pair struct{ a, b any }

var global = map[any][]int{}

func try(name string, f func()) {
	defer func() { r := recover(); fmt.Printf("%s: %v %T\n", name, r, r) }()
	f()
}

func main() {
	k := any([]int{1})
	p := pair{1, []int{2}}
	local := map[any][]int{}
	pairs := map[pair][]string{}
	full := map[any][]int{1: nil}
	var none map[any][]int
	try("local", func() { local[k] = append(local[k], 1) })
	try("global", func() { global[k] = append(global[k], 1, 2) })
	try("literal", func() { local[[2]any{1, k}] = append(local[[2]any{1, k}], 1) })
	try("pairs", func() { pairs[p] = append(pairs[p], "x") })
	try("full", func() { full[k] = append(full[k], 3) })
	try("none", func() { none[k] = append(none[k], 3) })
	try("none, hashable", func() { none[1] = append(none[1], 3) })
	try("other map", func() { local[k] = append(full[k], 3) })
	try("other empty map", func() { full[k] = append(local[k], 3) })
	try("read", func() { _ = local[k] })
	try("well", func() { local[1] = append(local[1], 3); fmt.Println(local) })
}

// Output:
// local: runtime error: hash of unhashable type []int runtime.errorString
// global: runtime error: hash of unhashable type []int runtime.errorString
// literal: hash of unhashable type: []int maps.unhashableTypeError
// pairs: runtime error: hash of unhashable type []int runtime.errorString
// full: runtime error: hash of unhashable type []int runtime.errorString
// none: assignment to entry in nil map runtime.plainError
// none, hashable: assignment to entry in nil map runtime.plainError
// other map: runtime error: hash of unhashable type []int runtime.errorString
// other empty map: hash of unhashable type: []int maps.unhashableTypeError
// read: hash of unhashable type: []int maps.unhashableTypeError
// map[1:[3]]
// well: <nil> <nil>
