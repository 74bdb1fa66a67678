// Huffman coding with an interface for tree nodes.
package main

import (
	"fmt"
	"maps"
	"slices"
	"sort"
)

type node interface{ weight() int }
type leaf struct {
	r rune
	w int
}
type inner struct {
	w    int
	l, r node
}

func (l leaf) weight() int  { return l.w }
func (i inner) weight() int { return i.w }

func codes(n node, prefix string, out map[rune]string) {
	switch n := n.(type) {
	case leaf:
		out[n.r] = prefix
	case inner:
		codes(n.l, prefix+"0", out)
		codes(n.r, prefix+"1", out)
	}
}

func main() {
	freq := map[rune]int{}
	for _, r := range "abracadabra" {
		freq[r]++
	}
	var nodes []node
	for _, r := range slices.Sorted(maps.Keys(freq)) {
		nodes = append(nodes, leaf{r, freq[r]})
	}
	for len(nodes) > 1 {
		sort.SliceStable(nodes, func(i, j int) bool { return nodes[i].weight() < nodes[j].weight() })
		a, b := nodes[0], nodes[1]
		nodes = append(nodes[2:], inner{a.weight() + b.weight(), a, b})
	}
	out := map[rune]string{}
	codes(nodes[0], "", out)
	bits := 0
	for r, n := range freq {
		bits += n * len(out[r])
	}
	for _, r := range slices.Sorted(maps.Keys(out)) {
		fmt.Print(string(r), "=", out[r], " ")
	}
	fmt.Println(bits)
}

// Output:
// a=0 b=110 c=100 d=101 r=111 23
