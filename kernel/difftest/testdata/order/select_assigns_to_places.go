// A case of a select statement assigns to a place in the chosen case, as a statement of its own;
// a division into an element of a map looks the element up before it evaluates the divisor.
package main

import "fmt"

func mark(k int) int { fmt.Print("m", k, " "); return k }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

type small struct {
	a int
	e any
}

func main() {
	never, closed := chan int(nil), make(chan int)
	close(closed)
	s, ms := []int{1, 2}, []map[int]int{{}, nil}
	neg, nine := -1, 9
	var np *small
	var bad any = []int{1}
	am := map[any]int{}
	ok := false
	try("index after call", func() {
		select {
		case never <- mark(0):
		case ms[neg][mark(2)] = <-closed:
		}
	})
	try("pointer after index", func() {
		select {
		case am[small{s[nine], np.e}] = <-closed:
		}
	})
	try("both", func() {
		select {
		case s[mark(1)], np.e = <-closed:
		}
	})
	try("second", func() {
		select {
		case np.a, ok = <-closed:
		}
	})
	try("good", func() {
		for i := range 2 {
			select {
			case s[mark(i)], ok = <-closed:
				ms[0][mark(7)+s[i]]++
			}
		}
	})
	try("lookup first", func() { am[bad] /= []int{mark(1), s[nine]}[neg] })
	try("lookup first too", func() { am[bad] %= s[nine] })
	try("divisor", func() { am[mark(1)] /= s[nine] })
	try("zero", func() { am[mark(1)] /= am[mark(2)] })
	fmt.Println(s, ms, len(am), ok)
}

// Output:
// m0 m2 index after call runtime error: index out of range [-1]
// pointer after index runtime error: index out of range [9] with length 2
// m1 both runtime error: invalid memory address or nil pointer dereference
// second runtime error: invalid memory address or nil pointer dereference
// m0 m7 m1 m7 good <nil>
// m1 lookup first hash of unhashable type: []int
// lookup first too hash of unhashable type: []int
// m1 divisor runtime error: index out of range [9] with length 2
// m1 m2 zero runtime error: integer divide by zero
// [0 0] [map[7:2] map[]] 0 false
