// An LRU cache with a doubly linked list.
package main

import "fmt"

type entry struct {
	key, val   string
	prev, next *entry
}
type LRU struct {
	max  int
	m    map[string]*entry
	head entry
}

func New(n int) *LRU {
	l := &LRU{max: n, m: map[string]*entry{}}
	l.head.prev, l.head.next = &l.head, &l.head
	return l
}
func (l *LRU) unlink(e *entry) { e.prev.next, e.next.prev = e.next, e.prev }
func (l *LRU) front(e *entry) {
	e.prev, e.next = &l.head, l.head.next
	e.prev.next, e.next.prev = e, e
}
func (l *LRU) Get(k string) (string, bool) {
	e, ok := l.m[k]
	if !ok {
		return "", false
	}
	l.unlink(e)
	l.front(e)
	return e.val, true
}
func (l *LRU) Put(k, v string) {
	if e, ok := l.m[k]; ok {
		e.val = v
		l.unlink(e)
		l.front(e)
		return
	}
	if len(l.m) == l.max {
		last := l.head.prev
		l.unlink(last)
		delete(l.m, last.key)
	}
	e := &entry{key: k, val: v}
	l.m[k] = e
	l.front(e)
}

func main() {
	l := New(2)
	l.Put("a", "1")
	l.Put("b", "2")
	l.Get("a")
	l.Put("c", "3")
	for _, k := range []string{"a", "b", "c"} {
		fmt.Print(k, " ")
		fmt.Println(l.Get(k))
	}
}

// Output:
// a 1 true
// b  false
// c 3 true
