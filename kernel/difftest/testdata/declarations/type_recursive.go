// Recursive types through pointers, slices, maps and functions.
package main

import "fmt"

type tree struct {
	left, right *tree
	v           int
}

type nested []nested
type graph map[string]graph
type state func(int) (state, bool)

func (t *tree) insert(v int) *tree {
	if t == nil {
		return &tree{v: v}
	}
	if v < t.v {
		t.left = t.left.insert(v)
	} else {
		t.right = t.right.insert(v)
	}
	return t
}

func (t *tree) walk(f func(int)) {
	if t != nil {
		t.left.walk(f)
		f(t.v)
		t.right.walk(f)
	}
}

func count(n state, i int) int {
	for steps := 0; ; steps++ {
		next, more := n(i)
		if !more {
			return steps
		}
		n, i = next, i-1
	}
}

func down(i int) (state, bool) { return down, i > 0 }

func main() {
	var t *tree
	for _, v := range []int{5, 2, 8, 1} {
		t = t.insert(v)
	}
	t.walk(func(v int) { fmt.Print(v, ",") })
	fmt.Println()
	n := nested{nested{}, nested{nested{}}}
	fmt.Println(len(n), len(n[1]), n)
	g := graph{"a": {"b": nil}}
	fmt.Println(len(g["a"]), g)
	fmt.Println(count(down, 4))
}

// Output:
// 1,2,5,8,
// 2 1 [[] [[]]]
// 1 map[a:map[b:map[]]]
// 4
