// Which operand of a deferred call fails first hangs on how large a type parameter's type is.
package main

import "fmt"

type node[T any] struct {
	v    T
	next *node[T]
}

func (n node[T]) get(int) T { return n.v }

var list = []int{1}

func try[T any](n *node[T], at int) {
	defer func() { fmt.Println(recover()) }()
	defer n.get(list[at])
}

func main() {
	try[int](nil, 5)
	try[[20]int](nil, 5)
}

// Output:
// runtime error: invalid memory address or nil pointer dereference
// runtime error: index out of range [5] with length 1
