// Generic structs of several parameters, nested and in maps.
package main

import (
	"cmp"
	"fmt"
	"sort"
	"strconv"
)

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func MakePair[K comparable, V any](k K, v V) Pair[K, V] { return Pair[K, V]{k, v} }
func (p Pair[K, V]) Swap(f func(V) K, g func(K) V) Pair[K, V] {
	return Pair[K, V]{f(p.Val), g(p.Key)}
}

func Entries[K cmp.Ordered, V any](m map[K]V) []Pair[K, V] {
	out := make([]Pair[K, V], 0, len(m))
	for k, v := range m {
		out = append(out, Pair[K, V]{k, v})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Key < out[j].Key })
	return out
}

func main() {
	p := MakePair("a", 1)
	fmt.Println(p, p.Key, MakePair(1, MakePair("x", 2.5)).Val.Val)
	fmt.Println(Entries(map[string]int{"b": 2, "a": 1}))
	fmt.Println(p.Swap(strconv.Itoa, func(s string) int { return len(s) }))
	m := map[Pair[int, int]]string{{1, 2}: "x"}
	fmt.Println(m[MakePair(1, 2)])
}

// Output:
// {a 1} a 2.5
// [{a 1} {b 2}]
// {1 1}
// x
