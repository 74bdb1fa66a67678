// A bit set over uint64 words with methods and iteration.
package main

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

type BitSet struct{ words []uint64 }

func (b *BitSet) Add(i int) *BitSet {
	for len(b.words) <= i/64 {
		b.words = append(b.words, 0)
	}
	b.words[i/64] |= 1 << (i % 64)
	return b
}
func (b BitSet) Has(i int) bool { return i/64 < len(b.words) && b.words[i/64]&(1<<uint(i%64)) != 0 }
func (b BitSet) Each(f func(int)) {
	for w, x := range b.words {
		for x != 0 {
			t := bits.TrailingZeros64(x)
			f(w*64 + t)
			x &^= 1 << t
		}
	}
}
func (b BitSet) String() string {
	var parts []string
	b.Each(func(i int) { parts = append(parts, strconv.Itoa(i)) })
	return "{" + strings.Join(parts, " ") + "}"
}

func main() {
	var b BitSet
	b.Add(3).Add(64).Add(130).Add(63)
	fmt.Println(b, b.Has(64), b.Has(65), b.Has(1000), len(b.words), []BitSet{b})
}

// Output:
// {3 63 64 130} true false false 3 [{3 63 64 130}]
