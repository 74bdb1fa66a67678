// Comma-ok forms evaluate their operand once.
package main

import "fmt"

func main() {
	calls := 0
	m := func() map[string]int { calls++; return map[string]int{"a": 1} }
	k := func() string { calls += 10; return "a" }
	v, ok := m()[k()]
	fmt.Println(v, ok, calls)
	a := func() any { calls += 100; return "s" }
	s, ok := a().(string)
	n, ok2 := a().(int)
	fmt.Println(s, ok, n, ok2, calls)
}

// Output:
// 1 true 11
// s true 0 false 211
