// Entries of a map literal are set one by one.
package main

import "fmt"

func main() {
	x := 1
	add := func(n int) int { x += n; return x }
	fmt.Println(map[int]int{x: add(1), add(10): x, x + 100: x})
	m := map[string][]int{"a": []int{x, add(1)}, "b": []int{add(1), x}}
	fmt.Println(m["a"], m["b"], x, len(map[int]bool{x: true, add(5): false}))
	fmt.Println(x, map[string]int{"k": x + add(1)}, x)
}

// Output:
// map[2:2 12:12 112:12]
// [13 13] [14 14] 19 2
// 20 map[k:40] 20
