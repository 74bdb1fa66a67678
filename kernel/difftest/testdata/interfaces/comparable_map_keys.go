// Interfaces and structs with interfaces as map keys.
package main

import "fmt"

type key struct {
	kind string
	id   any
}

type Animal interface{ Sound() string }
type Dog struct{ n int }
type Cat struct{ n int }

func (Dog) Sound() string { return "woof" }
func (Cat) Sound() string { return "meow" }

func main() {
	m := map[key]int{{"a", 1}: 10, {"a", "1"}: 20}
	m[key{"a", 1}]++
	fmt.Println(m[key{"a", 1}], m[key{"a", "1"}], m[key{"a", 1.0}])
	c := map[Animal]int{}
	c[Dog{1}]++
	c[Dog{1}]++
	c[Cat{1}]++
	c[Dog{2}]++
	fmt.Println(len(c), c[Dog{1}], c[Cat{1}], c[Cat{9}])
}

// Output:
// 11 20 0
// 3 2 1 0
