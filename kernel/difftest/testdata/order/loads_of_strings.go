// Strings, lengths and interfaces beside calls that change them.
package main

import "fmt"

func main() {
	s := "a"
	app := func() string { s += "b"; return s }
	fmt.Println(s+app(), s == app(), s+"-"+app()+"-"+s)
	xs := []int{1, 2, 3}
	grow := func() int { xs = append(xs, 9); return len(xs) }
	n := len(xs) + grow()*10
	fmt.Println(n, len(xs)+grow()*10)
	m := map[string]int{"k": 1}
	set := func() int { m["k"] += 10; return 0 }
	v := m["k"] + set()
	fmt.Println(v, m["k"]+set(), m["k"])
	var e any = 1
	ch := func() int { e = "changed"; return 0 }
	fmt.Println(e, ch(), e)
}

// Output:
// abbbab true abbb-abbb-abbb
// 43 54
// 11 21 21
// changed 0 changed
