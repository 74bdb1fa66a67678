// Empty structs, empty arrays and slices of them.
package main

import "fmt"

type void struct{}

func (void) Hi() string { return "hi" }

func main() {
	s := make([]void, 3)
	s = append(s, void{})
	m := map[void]int{{}: 1}
	m[void{}]++
	var a [0]int
	ch := make(chan struct{}, 2)
	ch <- struct{}{}
	fmt.Println(len(s), s, m, a, len(a), s[0].Hi(), <-ch, [2]struct{}{} == [2]struct{}{})
}

// Output:
// 4 [{} {} {} {}] map[{}:2] [] 0 hi {} true
