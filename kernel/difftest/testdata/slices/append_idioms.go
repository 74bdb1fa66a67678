// The usual idioms of append: nothing in them hangs on capacities.
package main

import "fmt"

type tree struct {
	left, right *tree
	n           int
}

func (t *tree) walk(out []int) []int {
	if t == nil {
		return out
	}
	out = t.left.walk(out)
	out = append(out, t.n)
	return t.right.walk(out)
}

type queue struct{ items []int }

func (q *queue) push(x int) { q.items = append(q.items, x) }

func (q *queue) pop() int {
	x := q.items[0]
	q.items = q.items[1:]
	return x
}

func subsets(xs []string, picked []string, each func([]string)) {
	if len(xs) == 0 {
		each(picked)
		return
	}
	subsets(xs[1:], picked, each)
	subsets(xs[1:], append(picked, xs[0]), each)
}

func permute(n int, used []bool, path []int, all *[][]int) {
	if len(path) == n {
		*all = append(*all, append([]int(nil), path...))
		return
	}
	for i := range n {
		if used[i] {
			continue
		}
		used[i] = true
		path = append(path, i)
		permute(n, used, path, all)
		path = path[:len(path)-1]
		used[i] = false
	}
}

func paths(grid [][]int, r, c int, path []int, visit func(path []int)) {
	if r == len(grid)-1 && c == len(grid)-1 {
		visit(append(path, grid[r][c]))
		return
	}
	if r+1 < len(grid) {
		paths(grid, r+1, c, append(path, grid[r][c]), visit)
	}
	if c+1 < len(grid) {
		paths(grid, r, c+1, append(path, grid[r][c]), visit)
	}
}

func merge(a, b []int) (out []int) {
	for len(a) > 0 && len(b) > 0 {
		if a[0] < b[0] {
			out, a = append(out, a[0]), a[1:]
		} else {
			out, b = append(out, b[0]), b[1:]
		}
	}
	return append(append(out, a...), b...)
}

func main() {
	t := &tree{&tree{nil, nil, 1}, &tree{nil, nil, 3}, 2}
	fmt.Println(len(t.walk(nil)), t.walk([]int{0})[3])
	var q queue
	for i := range 4 {
		q.push(i)
		q.push(10 + i)
		q.pop()
	}
	fmt.Println(len(q.items), q.items[0])
	subsets([]string{"a", "b", "c"}, nil, func(s []string) { fmt.Print(len(s), " ") })
	fmt.Println()
	var all [][]int
	permute(3, make([]bool, 3), nil, &all)
	fmt.Println(all)
	paths([][]int{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, 0, 0, nil, func(path []int) {
		sum := 0
		for _, x := range path {
			sum += x
		}
		fmt.Print(sum, " ")
	})
	fmt.Println()
	m := merge([]int{1, 4, 6}, []int{2, 3, 9, 10})
	fmt.Println(len(m), m[2], m[6])
	var s []int
	for i := range 5 {
		s = append(s, i*i)
	}
	s = append(s[:1], s[2:]...)
	s = append(s[:2], append([]int{100}, s[2:]...)...)
	s = append([]int{-1}, s...)
	n := len(s) - 1
	last := s[n]
	s = s[:n]
	kept := s[:0]
	for _, x := range s {
		if x%2 == 0 {
			kept = append(kept, x)
		}
	}
	fmt.Println(last, len(kept), kept[0], kept[1])
	var b []byte
	for _, r := range "word" {
		b = append(b, byte(r-'a'+'A'))
	}
	fmt.Println(string(b), string(append([]byte("x"), b...)))
	stack := []int{}
	for i := range 7 {
		if i%3 == 2 {
			stack = stack[:len(stack)-1]
			continue
		}
		stack = append(stack, i)
	}
	fmt.Println(len(stack), stack[len(stack)-1])
	best, cur := []int(nil), []int(nil)
	for _, x := range []int{1, 2, 0, 3, 4, 5, 1} {
		if len(cur) > 0 && x < cur[len(cur)-1] {
			cur = nil
		}
		cur = append(cur, x)
		if len(cur) > len(best) {
			best = cur
		}
	}
	fmt.Println(len(best), best[0])
}

// Output:
// 3 3
// 4 2
// 0 1 1 2 1 2 2 3␣
// [[0 1 2] [0 2 1] [1 0 2] [1 2 0] [2 0 1] [2 1 0]]
// 29 27 25 25 23 21␣
// 7 3 10
// 16 3 0 4
// WORD xWORD
// 3 6
// 4 0
