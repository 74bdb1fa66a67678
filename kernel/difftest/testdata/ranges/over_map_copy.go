// Ranging over a map gives copies of the values.
package main

import "fmt"

type v struct{ n int }

func main() {
	m := map[string]v{"a": {1}}
	for k, x := range m {
		x.n = 100
		fmt.Println(k, x, m[k])
		m[k] = x
	}
	fmt.Println(m)
	for k := range m {
		m[k] = v{m[k].n + 1}
	}
	sum := 0
	for range m {
		sum++
	}
	fmt.Println(m, sum)
}

// Output:
// a {100} {1}
// map[a:{100}]
// map[a:{101}] 1
