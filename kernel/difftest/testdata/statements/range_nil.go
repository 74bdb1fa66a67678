// Ranging over nil values.
package main

import "fmt"

func main() {
	var s []int
	var m map[string]int
	var p *[3]int
	n := 0
	for range s {
		n++
	}
	for range m {
		n++
	}
	for i := range p {
		n += i
	}
	for range "" {
		n++
	}
	for range 0 {
		n++
	}
	for range -3 {
		n++
	}
	fmt.Println(n)
}

// Output:
// 3
