// Scanning into fields, elements and named types.
package main

import (
	"bufio"
	"fmt"
	"strings"
)

type count int
type point struct {
	x, y float64
	n    count
	name string
}

func main() {
	var p point
	fmt.Println(fmt.Sscan("1.5 -2 7 abc", &p.x, &p.y, &p.n, &p.name))
	fmt.Println(p)
	xs := make([]int, 3)
	fmt.Println(fmt.Sscanf("3-4-5", "%d-%d-%d", &xs[0], &xs[1], &xs[2]))
	fmt.Println(xs)
	var m struct{ a, b uint8 }
	_, err := fmt.Sscan("255 256", &m.a, &m.b)
	fmt.Println(m, err)
	sc := bufio.NewScanner(strings.NewReader("k=1\nbad\nz=3"))
	got := map[string]count{}
	for sc.Scan() {
		var k string
		var v count
		if _, err := fmt.Sscanf(strings.Replace(sc.Text(), "=", " ", 1), "%s %d", &k, &v); err != nil {
			fmt.Println(err)
			continue
		}
		got[k] = v
	}
	fmt.Println(got)
}

// Output:
// 4 <nil>
// {1.5 -2 7 abc}
// 3 <nil>
// [3 4 5]
// {255 0} unsigned integer overflow on token 256
// EOF
// map[k:1 z:3]
