// Printing pointers inside structs shows addresses, so print through.
package main

import "fmt"

type node struct {
	v    int
	next *node
}

func (n *node) String() string {
	if n == nil {
		return "nil"
	}
	return fmt.Sprintf("%d->%v", n.v, n.next)
}

func main() {
	l := &node{1, &node{2, nil}}
	fmt.Println(l, *l == node{1, l.next})
	fmt.Printf("%v %s\n", l.next, []*node{l, nil})
}

// Output:
// 1->2->nil true
// 2->nil [1->2->nil nil]
