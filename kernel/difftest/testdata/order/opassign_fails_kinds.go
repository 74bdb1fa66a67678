// In x op= y, x fails before y does: fields, elements, pointers.
package main

import "fmt"

var arr = []int{1, 2, 3}
var s = []int{1, 2, 3, 4, 5}

func add(u int) {
	defer func() { fmt.Println(recover()) }()
	arr[u] += s[u]
}

type node struct{ n int }

func field(p *node, u int) {
	defer func() { fmt.Println(recover()) }()
	p.n += s[u]
}

func deref(p *int, u int) {
	defer func() { fmt.Println(recover()) }()
	*p -= s[u]
}

func fixed(a *[3]int, u int) {
	defer func() { fmt.Println(recover()) }()
	var b [3]int
	b[u] *= s[u]
	a[u] |= s[u] / (u - 12)
}

func call(u int) {
	defer func() { fmt.Println(recover()) }()
	arr[u] += get(u) / (u - 102)
}

func get(u int) int { fmt.Println("get"); return u }

func text(t []string, u int) {
	defer func() { fmt.Println(recover()) }()
	t[u] += "abc"[u:]
}

func main() {
	add(102)
	field(nil, 102)
	deref(nil, 102)
	fixed(nil, 12)
	fixed(nil, 1)
	call(102)
	text(nil, 102)
}

// Output:
// runtime error: index out of range [102] with length 3
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: index out of range [12] with length 3
// runtime error: invalid memory address or nil pointer dereference
// get
// runtime error: index out of range [102] with length 3
// runtime error: slice bounds out of range [102:3]
