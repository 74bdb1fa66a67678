// Keys of many kinds.
package main

import (
	"fmt"
	"io"
)

type K struct {
	a string
	b int
}
type Color int

func main() {
	p := &K{"p", 1}
	a := map[K]int{{"x", 1}: 1}
	a[K{"x", 1}]++
	b := map[*K]string{p: "ptr"}
	c := map[bool]int{true: 1}
	d := map[rune]int{'é': 2}
	e := map[Color]string{2: "two"}
	f := map[float32]int{0.5: 5}
	g := map[[2]string]int{{"a", "b"}: 3}
	ch := make(chan int)
	h := map[chan int]int{ch: 4}
	i := map[any]int{K{"x", 1}: 6, "s": 7, 1.5: 8}
	j := map[error]int{io.EOF: 9}
	fmt.Println(a[K{"x", 1}], b[p], b[&K{"p", 1}] == "", c[true], c[false], d['é'], e[Color(2)], f[0.5], g[[2]string{"a", "b"}], h[ch], i[K{"x", 1}], i["s"], i[1.5], j[io.EOF])
}

// Output:
// 2 ptr true 1 0 2 two 5 3 4 6 7 8 9
