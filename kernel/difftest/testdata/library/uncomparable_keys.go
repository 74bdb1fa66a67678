// Keys that cannot be compared, given to context.WithValue and sync.Map.
package main

import (
	"context"
	"fmt"
	"sync"
)

type list []int

type pair struct{ a, b any }

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("%s: %T %v\n", name, r, r)
		}
	}()
	f()
}

func main() {
	var m sync.Map
	for _, k := range []any{list{1}, pair{1, list{}}, pair{1, 2}, []int{}, map[pair]list{}} {
		try("context", func() {
			c := context.WithValue(context.Background(), k, 1)
			fmt.Println(c.Value(pair{1, 2}), c.Value(k))
		})
		try("store", func() { m.Store(k, 1) })
		try("load", func() { fmt.Println(m.Load(k)) })
		try("delete", func() { m.Delete(k) })
	}
	m.Store(pair{1, 2}, list{3})
	fmt.Println(m.Load(pair{1, 2}))
}

// Output:
// context: string key is not comparable
// store: runtime.errorString runtime error: hash of unhashable type main.list
// load: runtime.errorString runtime error: hash of unhashable type main.list
// delete: runtime.errorString runtime error: hash of unhashable type main.list
// context: runtime.errorString runtime error: comparing uncomparable type main.list
// store: runtime.errorString runtime error: hash of unhashable type main.list
// load: runtime.errorString runtime error: hash of unhashable type main.list
// delete: runtime.errorString runtime error: hash of unhashable type main.list
// 1 1
// 1 true
// context: string key is not comparable
// store: runtime.errorString runtime error: hash of unhashable type []int
// load: runtime.errorString runtime error: hash of unhashable type []int
// delete: runtime.errorString runtime error: hash of unhashable type []int
// context: string key is not comparable
// store: runtime.errorString runtime error: hash of unhashable type map[main.pair]main.list
// load: runtime.errorString runtime error: hash of unhashable type map[main.pair]main.list
// delete: runtime.errorString runtime error: hash of unhashable type map[main.pair]main.list
// [3] true
