// Conversions to and between interface types.
package main

import "fmt"

type R interface{ Read() int }
type RW interface {
	R
	Write(int)
}
type dev struct{ n int }

func (d *dev) Read() int   { return d.n }
func (d *dev) Write(n int) { d.n = n }

func main() {
	d := &dev{}
	rw := RW(d)
	r := R(rw)
	a := any(r)
	rw.Write(5)
	fmt.Println(r.Read(), a.(RW).Read(), R(d) == r, a == any(d))
	var e error = nil
	fmt.Println(any(e) == nil, fmt.Stringer(nil) == nil)
}

// Output:
// 5 5 true true
// true true
