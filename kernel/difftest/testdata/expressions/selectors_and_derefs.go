// Long chains of selectors, calls, indices and dereferences.
package main

import "fmt"

type tree struct {
	kids map[string]*tree
	vals []int
	get  func(string) *tree
}

func (t *tree) child(k string) *tree {
	if t.kids == nil {
		t.kids = map[string]*tree{}
	}
	if t.kids[k] == nil {
		t.kids[k] = &tree{vals: []int{len(k)}}
	}
	return t.kids[k]
}

func (t tree) sum() (s int) {
	for _, v := range t.vals {
		s += v
	}
	return
}

func main() {
	root := &tree{}
	root.child("a").child("bb").child("ccc").vals[0]++
	root.child("a").child("bb").get = func(k string) *tree { return root.kids["a"].child(k) }
	root.kids["a"].kids["bb"].get("zz").vals = append(root.child("a").child("bb").get("zz").vals, 10, 20)
	(*(*root).kids["a"]).vals[0] *= 7
	p := &root.kids["a"].kids["zz"].vals[1]
	*p += 5
	fmt.Println(root.child("a").child("bb").get("zz").sum(), root.kids["a"].vals, root.kids["a"].kids["bb"].kids["ccc"].sum(), (&tree{vals: []int{1, 2}}).sum())
	fmt.Println(len(root.child("q").kids), [][]int{{1, 2}, {3}}[0][1], map[string]func() int{"f": root.kids["a"].sum}["f"](), "héllo"[1:3] == "é")
}

// Output:
// 37 [7] 4 3
// 0 2 7 true
