// Script values through compiled containers keep their type and methods.
package main

import (
	"container/list"
	"context"
	"fmt"
	"sync"
	"sync/atomic"
)

type id int

func (i id) String() string { return fmt.Sprintf("#%d", int(i)) }

type rec struct {
	id
	name string
}

func main() {
	l := list.New()
	l.PushBack(id(1))
	l.PushBack(rec{2, "two"})
	l.PushBack(&rec{3, "three"})
	for e := l.Front(); e != nil; e = e.Next() {
		switch v := e.Value.(type) {
		case id:
			fmt.Println("id", v, int(v))
		case rec:
			fmt.Println("rec", v, v.name)
		case *rec:
			fmt.Println("ptr", v, v.name)
		}
		fmt.Println(e.Value)
	}
	var m sync.Map
	m.Store(id(7), rec{7, "seven"})
	v, ok := m.Load(id(7))
	_, wrong := m.Load(7)
	fmt.Println(v.(rec).name, ok, wrong)
	ctx := context.WithValue(context.Background(), id(1), "value")
	fmt.Println(ctx.Value(id(1)), ctx.Value(1), ctx.Value(id(2)))
	var a atomic.Value
	a.Store(rec{9, "nine"})
	fmt.Println(a.Load().(rec).name)
	p := sync.Pool{New: func() any { return &rec{4, "pool"} }}
	fmt.Println(p.Get().(*rec).name)
}

// Output:
// id #1 1
// #1
// rec #2 two
// #2
// ptr #3 three
// #3
// seven true false
// value <nil> <nil>
// nine
// pool
