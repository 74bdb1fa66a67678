// A method and a field of an embedded struct at different depths.
package main

import "fmt"

type base struct{ Name string }

func (b base) Size() int { return len(b.Name) }

type mid struct {
	base
	Size int
}

type top struct{ mid }

func main() {
	t := top{mid{base{"abc"}, 7}}
	fmt.Println(t.Size, t.base.Size(), t.Name)
}

// Output:
// 7 3 abc
