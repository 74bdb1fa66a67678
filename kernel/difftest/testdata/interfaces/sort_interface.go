// A script type as sort.Interface and heap.Interface.
package main

import (
	"container/heap"
	"fmt"
	"sort"
)

type byLen []string

func (b byLen) Len() int           { return len(b) }
func (b byLen) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLen) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

type pq []int

func (p pq) Len() int           { return len(p) }
func (p pq) Less(i, j int) bool { return p[i] > p[j] }
func (p pq) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }
func (p *pq) Push(x any)        { *p = append(*p, x.(int)) }
func (p *pq) Pop() any {
	old := *p
	x := old[len(old)-1]
	*p = old[:len(old)-1]
	return x
}

func main() {
	s := byLen{"ccc", "a", "bb", "dddd"}
	sort.Sort(sort.Reverse(s))
	fmt.Println(s, sort.IsSorted(s))
	sort.Stable(s)
	fmt.Println(s)
	h := &pq{3, 1, 4}
	heap.Init(h)
	heap.Push(h, 5)
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h), " ")
	}
	fmt.Println()
}

// Output:
// [dddd ccc bb a] false
// [a bb ccc dddd]
// 5 4 3 1␣
