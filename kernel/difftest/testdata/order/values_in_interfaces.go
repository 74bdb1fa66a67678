// What is copied into an interface where it is written, and what is read later.
package main

import "fmt"

type pair struct{ a, b int }

type name string

func main() {
	x, b, s, p := 1, true, "s", pair{1, 2}
	m := map[string]pair{"k": {3, 4}}
	c := complex(1, 2)
	set := func() int {
		x, b, s, p, c = x+1, !b, s+"t", pair{p.b, p.a + 10}, c*2
		m["k"] = pair{m["k"].b, len(fmt.Sprint(fmt.Sprint(x), fmt.Sprint(b)))}
		return x
	}
	fmt.Println(x, x+1, set(), x)
	fmt.Println(b, !b, set(), b)
	fmt.Println(s, s+"!", name(s), set(), s)
	fmt.Println(p, pair{p.a, p.b}, p.a, set(), p)
	fmt.Println(m["k"], m["k"].a, set(), m["k"])
	fmt.Println(uint8(x), int16(x), float32(x), [1]int{x}, [2]int{x, x}, c, set(), c)
	var i, j any = x + 10, set()
	fmt.Println(i, j, i == any(set()+8), &pair{x, set()}, *(&p))
}

// Output:
// 2 3 2 2
// true true 3 true
// sttt sttt! sttt 4 sttt
// {21 22} {12 21} 21 5 {21 22}
// {6 5} 5 6 {5 6}
// 6 7 7 [7] [6 6] (64+128i) 7 (64+128i)
// 18 8 false &{10 10} {42 51}
