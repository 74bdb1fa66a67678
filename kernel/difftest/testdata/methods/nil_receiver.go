// Methods of nil pointers may be called.
package main

import "fmt"

type list struct {
	v    int
	next *list
}

func (l *list) Len() int {
	if l == nil {
		return 0
	}
	return 1 + l.next.Len()
}

func (l *list) Push(v int) *list { return &list{v, l} }

func main() {
	var l *list
	fmt.Println(l.Len(), l.Push(1).Push(2).Len())
	f := l.Len
	fmt.Println(f(), (*list)(nil).Len())
}

// Output:
// 0 2
// 0 0
