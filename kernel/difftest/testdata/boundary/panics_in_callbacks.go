// A panic in a callback passes through compiled code to the script's recover.
package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
)

type stop struct{ at int }

func try(name string, f func()) {
	defer func() {
		r := recover()
		s, ok := r.(stop)
		fmt.Println(name, r, ok, s.at)
	}()
	f()
}

func main() {
	xs := []int{3, 1, 2}
	try("sort", func() {
		sort.Slice(xs, func(i, j int) bool { panic(stop{1}) })
	})
	try("slices", func() {
		slices.SortFunc(xs, func(a, b int) int { panic(stop{a + b - a - b + 2}) })
	})
	try("map", func() {
		strings.Map(func(r rune) rune {
			if r == 'c' {
				panic(stop{3})
			}
			return r
		}, "abc")
	})
	try("once", func() {
		var o sync.Once
		o.Do(func() { panic(stop{4}) })
	})
	try("index", func() {
		strings.IndexFunc("ab", func(r rune) bool { return xs[int(r)] > 0 })
	})
	try("none", func() {})
	fmt.Println(xs)
}

// Output:
// sort {1} true 1
// slices {2} true 2
// map {3} true 3
// once {4} true 4
// index runtime error: index out of range [97] with length 3 false 0
// none <nil> false 0
// [3 1 2]
