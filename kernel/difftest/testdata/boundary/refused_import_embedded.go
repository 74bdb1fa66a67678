// Types, methods and names of a package that is refused: the import is all that is wrong.
package main

import (
	"fmt"
	. "net/netip"
)

type host struct {
	Addr
	name string
}

type version interface{ Is4() bool }

func main() {
	a, err := ParseAddr("192.0.2.1")
	if err != nil {
		panic(err)
	}
	h := host{a, "one"}
	var v version = h
	fmt.Println(h.Is4(), v.Is4(), h.name, h.Next())
}

// Output:
// true true one 192.0.2.2
