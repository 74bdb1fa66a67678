// The Error of a value that is panicked with is called by nobody before it is asked for.
package main

import (
	"errors"
	"fmt"
	"os"
	"sort"
	"text/template"
)

type E struct{ n *int }

func (e E) Error() string { *e.n++; return fmt.Sprint("E called ", *e.n) }

type P struct{ calls int }

func (p *P) Error() string { p.calls++; return "P" }

func deep(n int, v any) {
	if n == 0 {
		panic(v)
	}
	defer func() {}()
	deep(n-1, v)
}

func try(v any) (r any) {
	defer func() { r = recover() }()
	deep(4, v)
	return
}

func main() {
	n := 0
	r := try(E{&n})
	fmt.Println(n)
	fmt.Println(r)
	p := &P{}
	q := try(p)
	fmt.Println(p.calls, q == any(p), q)
	j := errors.Join(E{&n}, p)
	k := try(j)
	fmt.Println(n, p.calls, k == any(j))
	w := try(fmt.Errorf("w: %w", p))
	fmt.Println(n, p.calls, errors.Is(w.(error), p))
	t := template.Must(template.New("x").Funcs(template.FuncMap{"f": func() string { defer func() {}(); panic(p) }}).Parse("{{f}}\n"))
	fmt.Println(t.Execute(os.Stdout, nil))
	fmt.Println(try("s"), try(nil), try(struct{ a, b int }{1, 2}))
	func() {
		defer func() { fmt.Println(recover() == any(p), p.calls) }()
		sort.Slice([]int{3, 2, 1}, func(i, j int) bool { panic(p) })
	}()
	func() {
		defer func() {
			r := recover()
			defer func() { fmt.Println(recover() == r) }()
			panic(r)
		}()
		panic(E{&n})
	}()
	var err error = E{&n}
	panic(err)
}

// Exit: 2
// Error: panic: E called 2
// Output:
// 0
// E called 1
// 0 true P
// 1 1 true
// 1 2 true
// template: x:1:2: executing "x" at <f>: error calling f: P
// s panic called with nil argument {1 2}
// true 3
// true
