// Panics with small numbers alone in structs and arrays, which all have one place: the second is
// told as the first one again.
package main

import "fmt"

type code struct{ n int }

func (c code) Error() string { return fmt.Sprint("code ", c.n) }

type pair [2]int16

func fail(f func()) (r any) {
	defer func() { r = recover() }()
	f()
	return nil
}

func again(x, y any) {
	defer func() { panic(y) }()
	defer func() { recover() }()
	panic(x)
}

func main() {
	n := len(fmt.Sprint("abc"))
	fmt.Println(fail(func() { again(code{n}, code{n}) }), fail(func() { again(pair{1, 0}, pair{1, 0}) }))
	defer func() {
		recover()
		panic(code{n})
	}()
	panic(code{n})
}

// Exit: 2
// Error: panic: code 3 [recovered, repanicked]
// Output:
// code 3 [1 0]
