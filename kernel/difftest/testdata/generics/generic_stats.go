// Numeric helpers over several element types, as analyses use them.
package main

import "fmt"

type Real interface {
	~int | ~int32 | ~float32 | ~float64
}

func Mean[T Real](xs []T) float64 {
	if len(xs) == 0 {
		return 0
	}
	s := 0.0
	for _, x := range xs {
		s += float64(x)
	}
	return s / float64(len(xs))
}

func MinMax[T Real](xs []T) (lo, hi T) {
	lo, hi = xs[0], xs[0]
	for _, x := range xs[1:] {
		lo, hi = min(lo, x), max(hi, x)
	}
	return
}

func GroupBy[K comparable, T any](xs []T, key func(T) K) map[K][]T {
	out := map[K][]T{}
	for _, x := range xs {
		out[key(x)] = append(out[key(x)], x)
	}
	return out
}

type rec struct {
	sys string
	em  float64
}

func main() {
	fmt.Println(Mean([]int{1, 2, 4}), Mean([]float32{0.5, 1}), Mean[float64](nil))
	fmt.Println(MinMax([]int32{3, -1, 2}))
	g := GroupBy([]rec{{"a", 1}, {"b", 0}, {"a", 0}}, func(r rec) string { return r.sys })
	fmt.Println(len(g), len(g["a"]), g["b"], g)
}

// Output:
// 2.3333333333333335 0.75 0
// -1 3
// 2 2 [{b 0}] map[a:[{a 1} {a 0}] b:[{b 0}]]
