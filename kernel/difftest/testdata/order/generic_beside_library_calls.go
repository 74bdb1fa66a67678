// In a generic function, what is read early for some types only stands beside calls of the
// library that change nothing: the statements run.
package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
)

type number interface{ ~int | ~int64 | ~float64 | ~string }

type pair[A, B any] struct {
	First  A
	Second B
}

type large struct {
	name string
	data [40]int
}

func show(args ...any) { fmt.Println(args...) }

func entries[T number](by map[string]T, x T) {
	by["p"] = by["p"] + x
	show(by["p"], cmp.Compare(x, by["p"]), by)
	show(map[T]int{x: 1}[x], slices.Index([]T{x, x}, x), pair[T, int]{x, 1} == pair[T, int]{x, 1}, [2]T{x, x} == [2]T{x, x})
}

func words[T ~string](x T) func() T {
	read := func() T { return x }
	show(x, x < x, x+T("q"), strings.ToUpper(string(x)), strings.Join([]string{string(x)}, ","))
	return read
}

func kept[T any](list []T, by map[int]T, s string) (out [2]T) {
	local := struct {
		v T
		n int
	}{list[0], 1}
	show(local.v, local, strings.Count(s, "a"), math.Sqrt(float64(len(s))))
	out = [2]T{by[1], list[1]}
	show(by[1], list[0], strings.Fields(s), out[0])
	return out
}

// changes stands beside what it changes: elements of one type are read as for every other.
func changes[T any](list []T, x T) {
	set := func() T { list[0] = x; return x }
	first := list[0]
	show(first, set(), list[0])
}

func main() {
	entries(map[string]int{"p": 1}, 2)
	entries(map[string]float64{}, math.Inf(-1))
	entries(map[string]string{"p": "x"}, "y")
	fmt.Println(words("cab")())
	type name string
	fmt.Println(words(name("name"))())
	kept([]int{1, 2}, map[int]int{1: 5}, "a b a")
	kept([]large{{name: "l"}, {name: "m"}}, map[int]large{1: {name: "n"}}, "a b")
	kept([]any{nil, 2}, map[int]any{}, "")
	kept([]struct{}{{}, {}}, nil, "a")
	changes([]int{1, 2}, 9)
	changes([]large{{name: "a"}}, large{name: "z"})
	changes([]string{"a"}, "z")
}

// Output:
// 3 -1 map[p:3]
// 1 0 true true
// -Inf 0 map[p:-Inf]
// 1 0 true true
// xy 1 map[p:xy]
// 1 0 true true
// cab false cabq CAB cab
// cab
// name false nameq NAME name
// name
// 1 {1 1} 2 2.23606797749979
// 5 1 [a b a] 5
// {l [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} {{l [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} 1} 1 1.7320508075688772
// {n [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} {l [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} [a b] {n [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]}
// <nil> {<nil> 1} 0 0
// <nil> <nil> [] <nil>
// {} {{} 1} 1 1
// {} {} [a] {}
// 1 9 9
// {a [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} {z [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]} {z [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]}
// a z z
