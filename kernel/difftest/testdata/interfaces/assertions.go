// Type assertions to concrete and interface types, with and without ok.
package main

import "fmt"

type R interface{ Read() string }
type W interface{ Write(string) }
type RW interface {
	R
	W
}
type file struct{ s string }

func (f *file) Read() string   { return f.s }
func (f *file) Write(s string) { f.s += s }

type ro struct{}

func (ro) Read() string { return "ro" }

func main() {
	var r R = &file{"a"}
	if w, ok := r.(W); ok {
		w.Write("b")
	}
	rw := r.(RW)
	rw.Write("c")
	fmt.Println(rw.Read(), r.(*file).s)
	r = ro{}
	_, ok := r.(W)
	_, ok2 := r.(ro)
	f, ok3 := r.(*file)
	fmt.Println(ok, ok2, f == nil, ok3)
	var n R
	_, ok4 := n.(ro)
	fmt.Println(ok4)
}

// Output:
// abc abc
// false true true false
// false
