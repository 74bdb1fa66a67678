// container/list and container/ring.
package main

import (
	"container/list"
	"container/ring"
	"fmt"
)

func main() {
	l := list.New()
	e := l.PushBack(1)
	l.PushFront("zero")
	l.InsertAfter(1.5, e)
	for x := l.Front(); x != nil; x = x.Next() {
		fmt.Print(x.Value, " ")
	}
	l.Remove(e)
	r := ring.New(3)
	for i := range 3 {
		r.Value = i
		r = r.Next()
	}
	sum := 0
	r.Do(func(v any) { sum += v.(int) })
	fmt.Println(l.Len(), sum)
}

// Output:
// zero 1 1.5 2 3
