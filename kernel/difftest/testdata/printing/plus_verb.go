// %+v and %v of nested structs, pointers, and unexported fields.
package main

import "fmt"

type in struct {
	a int
	b string
}
type out struct {
	in
	P    *in
	L    []in
	M    map[string]in
	f    float64
	Any  any
	err  error
	fn   func()
	done bool
}

func main() {
	o := out{in: in{1, "x"}, L: []in{{2, "y"}}, M: map[string]in{"k": {3, "z"}}, Any: in{4, ""}}
	fmt.Printf("%v\n%+v\n", o, o)
	fmt.Printf("%v %+v\n", &in{5, "p"}, &in{5, "p"})
	fmt.Println([]*in{nil}, &[]in{{1, "s"}}, &map[string]in{"m": {}}, &[1]in{})
}

// Output:
// {{1 x} <nil> [{2 y}] map[k:{3 z}] 0 {4 } <nil> <nil> false}
// {in:{a:1 b:x} P:<nil> L:[{a:2 b:y}] M:map[k:{a:3 b:z}] f:0 Any:{a:4 b:} err:<nil> fn:<nil> done:false}
// &{5 p} &{a:5 b:p}
// [<nil>] &[{1 s}] &map[m:{0 }] &[{0 }]
