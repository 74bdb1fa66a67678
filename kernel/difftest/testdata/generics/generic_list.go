// A linked list and a tree with type parameters.
package main

import (
	"cmp"
	"fmt"
	"strings"
)

type Node[T any] struct {
	val  T
	next *Node[T]
}
type List[T any] struct {
	head, tail *Node[T]
	n          int
}

func (l *List[T]) Add(v T) *List[T] {
	node := &Node[T]{val: v}
	if l.tail == nil {
		l.head, l.tail = node, node
	} else {
		l.tail.next = node
		l.tail = node
	}
	l.n++
	return l
}
func (l *List[T]) Each(f func(int, T)) {
	i := 0
	for n := l.head; n != nil; n = n.next {
		f(i, n.val)
		i++
	}
}

type Tree[K cmp.Ordered, V any] struct {
	k           K
	v           V
	left, right *Tree[K, V]
}

func (t *Tree[K, V]) Put(k K, v V) *Tree[K, V] {
	switch {
	case t == nil:
		return &Tree[K, V]{k: k, v: v}
	case k < t.k:
		t.left = t.left.Put(k, v)
	case k > t.k:
		t.right = t.right.Put(k, v)
	default:
		t.v = v
	}
	return t
}
func (t *Tree[K, V]) Walk(f func(K, V)) {
	if t != nil {
		t.left.Walk(f)
		f(t.k, t.v)
		t.right.Walk(f)
	}
}

func main() {
	new(List[string]).Add("a").Add("b").Each(func(i int, s string) { fmt.Print(i, s, " ") })
	var t *Tree[string, int]
	for i, w := range strings.Fields("the cat the dog a cat") {
		t = t.Put(w, i)
	}
	t.Walk(func(k string, v int) { fmt.Print(k, v, " ") })
	fmt.Println()
}

// Output:
// 0a 1b a4 cat5 dog3 the2␣
