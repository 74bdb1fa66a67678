// Embedding an instantiated generic type.
package main

import "fmt"

type List[T any] struct{ items []T }

func (l *List[T]) Add(x T)   { l.items = append(l.items, x) }
func (l List[T]) At(i int) T { return l.items[i] }
func (l List[T]) Len() int   { return len(l.items) }

type Words struct {
	List[string]
	lang string
}

func main() {
	w := Words{lang: "en"}
	w.Add("a")
	w.Add("b")
	fmt.Println(w.Len(), w.At(1), w.List.items, w.lang)
}

// Output:
// 2 b [a b] en
