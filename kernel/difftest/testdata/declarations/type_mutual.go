// Two types that name each other, declared in any order.
package main

import "fmt"

func main() {
	a := &A{name: "a"}
	b := &B{owner: a, items: []A{{name: "x"}}}
	a.bs = append(a.bs, b)
	fmt.Println(a.bs[0].owner.name, a.bs[0].items[0].name, a.Count())
}

type A struct {
	name string
	bs   []*B
}

func (a *A) Count() int { return len(a.bs) }

type B struct {
	owner *A
	items []A
}

// Output:
// a x 1
