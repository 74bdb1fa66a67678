// new, zero values and pointers to every kind.
package main

import "fmt"

type T struct {
	a int
	b []T
}

func main() {
	i, s, st, arr, m, f, p := new(int), new(string), new(T), new([2]int), new(map[string]int), new(func()), new(*int)
	*i++
	*s += "x"
	st.b = append(st.b, T{a: 1})
	arr[1] = 5
	fmt.Println(*i, *s, *st, *arr, *m == nil, *f == nil, *p == nil)
	*m = map[string]int{"a": 1}
	(*m)["b"] = 2
	*p = i
	**p = 40
	fmt.Println(*m, *i, len(*m))
	x := &[]int{1, 2}
	(*x)[0] = 9
	*x = append(*x, 3)
	y := &struct{ k string }{"v"}
	y.k += "!"
	fmt.Println(*x, *y)
}

// Output:
// 1 x {0 [{1 []}]} [0 5] true true true
// map[a:1 b:2] 40 2
// [9 2 3] {v!}
