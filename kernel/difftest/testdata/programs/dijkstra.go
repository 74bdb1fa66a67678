// Shortest paths with a heap of script structs.
package main

import (
	"container/heap"
	"fmt"
)

type edge struct {
	to string
	w  int
}
type item struct {
	node string
	dist int
}
type queue []item

func (q queue) Len() int { return len(q) }
func (q queue) Less(i, j int) bool {
	return q[i].dist < q[j].dist || q[i].dist == q[j].dist && q[i].node < q[j].node
}
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(item)) }
func (q *queue) Pop() (x any) {
	x, *q = (*q)[len(*q)-1], (*q)[:len(*q)-1]
	return
}

func main() {
	g := map[string][]edge{"a": {{"b", 7}, {"c", 3}}, "c": {{"b", 1}, {"d", 8}}, "b": {{"d", 2}}}
	dist := map[string]int{"a": 0}
	q := &queue{{"a", 0}}
	var order []string
	for q.Len() > 0 {
		it := heap.Pop(q).(item)
		if it.dist > dist[it.node] {
			continue
		}
		order = append(order, it.node)
		for _, e := range g[it.node] {
			d, seen := dist[e.to]
			if nd := it.dist + e.w; !seen || nd < d {
				dist[e.to] = nd
				heap.Push(q, item{e.to, nd})
			}
		}
	}
	fmt.Println(dist, order)
}

// Output:
// map[a:0 b:4 c:3 d:6] [a c b d]
