// Nil values of every kind.
package main

import "fmt"

type T struct{ p *T }

func main() {
	var p *T
	var s []int
	var m map[string]int
	var f func()
	var c chan int
	var i any
	var e error
	var st fmt.Stringer
	fmt.Println(p, s, m, f == nil, c, i, e, st)
	fmt.Printf("%v %+v %d %s %v %v\n", p, p, s, s, m, T{})
	fmt.Printf("%t %v %p %v %q\n", true, false, nil, struct{}{}, s)
	fmt.Println(&T{&T{}} != nil, []any{nil, p, e})
}

// Output:
// <nil> [] map[] true <nil> <nil> <nil> <nil>
// <nil> <nil> [] [] map[] {<nil>}
// true false %!p(<nil>) {} []
// true [<nil> <nil> <nil>]
