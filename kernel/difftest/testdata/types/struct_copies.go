// Assignment, parameters, results, elements and channels copy structs deeply.
package main

import "fmt"

type in struct{ a [2]int }
type T struct {
	n  int
	in in
	p  *in
	m  map[string]int
}

func change(t T) T { t.n, t.in.a[0], t.p.a[0], t.m["k"] = 1, 1, 1, 1; return t }

func main() {
	t := T{p: &in{}, m: map[string]int{}}
	u := change(t)
	fmt.Println(t.n, t.in, *t.p, t.m, u.n, u.in)
	ts := []T{t, t}
	ts[0].in.a[1] = 7
	x := ts[0]
	x.in.a[1] = 8
	ch := make(chan T, 1)
	ch <- x
	x.in.a[1] = 9
	y := <-ch
	m := map[string]T{"x": x}
	x.n = 100
	z := struct{ t T }{x}
	x.n = 200
	arr := [2]T{x}
	x.n = 300
	f := func() int { return x.n }
	x.n = 400
	fmt.Println(ts[0].in, ts[1].in, y.in, m["x"].n, z.t.n, arr[0].n, f())
	p := &x
	w := *p
	p.n = 500
	fmt.Println(w.n, x.n)
}

// Output:
// 0 {[0 0]} {[1 0]} map[k:1] 1 {[1 0]}
// {[0 7]} {[0 0]} {[0 8]} 0 100 200 400
// 400 500
