// What a pointer is followed for: it is nil when an address is taken, before an index is evaluated.
package main

import "fmt"

type T struct {
	near [3]int
	far  [700]int
	in   struct{ deep [4]int }
}

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	var p *T
	var q *[3]int
	var pp **[3]int
	s := []int{1}
	z, d := 9, 0
	x := 0
	try("near", func() { x = p.near[s[z]] })
	try("far", func() { x = p.far[s[z]] })
	try("deep", func() { x = p.in.deep[s[z]] })
	try("ptr", func() { x = q[s[z]] })
	try("star", func() { x = (*q)[s[z]] })
	try("pp", func() { x = (*pp)[s[z]] })
	try("near div", func() { x = p.near[1/d] })
	try("far div", func() { x = p.far[1/d] })
	try("ptr div", func() { x = q[1/d] })
	try("near set", func() { p.near[s[z]] = 1 })
	try("far set", func() { p.far[s[z]] = 1 })
	try("ptr set", func() { q[s[z]] = 1 })
	try("far set val", func() { p.far[s[z]] = 1 / d })
	try("near set val", func() { p.near[1] = 1 / d })
	try("ptr set val", func() { q[1] = 1 / d })
	try("far op", func() { p.far[s[z]] += 1 / d })
	try("near op", func() { p.near[s[z]] += 1 / d })
	try("far inc", func() { p.far[s[z]]++ })
	try("addr", func() { _ = &p.far[s[z]] })
	try("addrnear", func() { _ = &p.near[s[z]] })
	try("slice", func() { _ = p.far[s[z]:] })
	try("slicenear", func() { _ = p.near[s[z]:] })
	try("bound near", func() { x = p.near[z] })
	try("bound far", func() { x = p.far[z*1000] })
	try("bound ptr", func() { x = q[z] })
	_ = x
}

// Output:
// near runtime error: invalid memory address or nil pointer dereference
// far runtime error: invalid memory address or nil pointer dereference
// deep runtime error: invalid memory address or nil pointer dereference
// ptr runtime error: invalid memory address or nil pointer dereference
// star runtime error: invalid memory address or nil pointer dereference
// pp runtime error: invalid memory address or nil pointer dereference
// near div runtime error: invalid memory address or nil pointer dereference
// far div runtime error: invalid memory address or nil pointer dereference
// ptr div runtime error: invalid memory address or nil pointer dereference
// near set runtime error: invalid memory address or nil pointer dereference
// far set runtime error: invalid memory address or nil pointer dereference
// ptr set runtime error: invalid memory address or nil pointer dereference
// far set val runtime error: integer divide by zero
// near set val runtime error: integer divide by zero
// ptr set val runtime error: integer divide by zero
// far op runtime error: invalid memory address or nil pointer dereference
// near op runtime error: invalid memory address or nil pointer dereference
// far inc runtime error: invalid memory address or nil pointer dereference
// addr runtime error: invalid memory address or nil pointer dereference
// addrnear runtime error: invalid memory address or nil pointer dereference
// slice runtime error: index out of range [9] with length 1
// slicenear runtime error: index out of range [9] with length 1
// bound near runtime error: invalid memory address or nil pointer dereference
// bound far runtime error: invalid memory address or nil pointer dereference
// bound ptr runtime error: invalid memory address or nil pointer dereference
