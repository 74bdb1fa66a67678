// Closures and recursion inside generic functions.
package main

import "fmt"

func Counter[T comparable]() (func(T), func() map[T]int) {
	m := map[T]int{}
	return func(x T) { m[x]++ }, func() map[T]int { return m }
}

func Memo[K comparable, V any](f func(K) V) func(K) V {
	m := map[K]V{}
	return func(k K) V {
		v, ok := m[k]
		if !ok {
			v = f(k)
			m[k] = v
		}
		return v
	}
}

func Each[T any](xs []T) (fs []func() T) {
	for _, x := range xs {
		fs = append(fs, func() T { return x })
	}
	return
}

func main() {
	add, get := Counter[string]()
	add("a")
	add("b")
	add("a")
	fmt.Println(get())
	n := 0
	f := Memo(func(k int) string { n++; return fmt.Sprint("v", k) })
	fmt.Println(f(1), f(1), f(2), n)
	for _, g := range Each([]float64{1, 2.5}) {
		fmt.Print(g(), " ")
	}
	fmt.Println()
}

// Output:
// map[a:2 b:1]
// v1 v1 v2 2
// 1 2.5␣
