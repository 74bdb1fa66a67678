// reflect.DeepEqual over script values, and copies of them.
package main

import (
	"fmt"
	"reflect"
)

type node struct {
	v    int
	kids []*node
	m    map[string]node
}

func clone(n *node) *node {
	c := &node{v: n.v}
	for _, k := range n.kids {
		c.kids = append(c.kids, clone(k))
	}
	for k, v := range n.m {
		if c.m == nil {
			c.m = map[string]node{}
		}
		c.m[k] = *clone(&v)
	}
	return c
}

func main() {
	n := &node{1, []*node{{v: 2}, {v: 3, kids: []*node{{v: 4}}}}, map[string]node{"a": {v: 5}}}
	c := clone(n)
	fmt.Println(reflect.DeepEqual(n, c), reflect.DeepEqual(*n, *c))
	c.kids[1].kids[0].v = 9
	fmt.Println(reflect.DeepEqual(n, c), n.kids[1].kids[0].v)
	fmt.Println(reflect.DeepEqual([]any{1, node{}}, []any{1, node{}}), reflect.DeepEqual(node{kids: []*node{}}, node{}))
}

// Output:
// true true
// false 4
// true false
