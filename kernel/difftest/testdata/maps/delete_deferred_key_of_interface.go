// A deferred delete whose key may not be hashable.
package main

import "fmt"

func g(m map[any]int, k any) {
	defer func() { fmt.Println(recover()) }()
	defer delete(m, k)
	m[1] = 2
	fmt.Println(len(m))
}
func main() {
	g(map[any]int{"a": 1}, "a")
	g(map[any]int{"a": 1}, []int{1})
}

// Output:
// 2
// <nil>
// 2
// runtime error: hash of unhashable type []int
