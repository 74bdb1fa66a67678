// Sets as map[T]bool and map[T]struct{}.
package main

import "fmt"

func main() {
	a := map[string]bool{"x": true, "y": true}
	b := map[string]struct{}{"y": {}, "z": {}}
	both, either := 0, map[string]bool{}
	for k := range a {
		either[k] = true
		if _, ok := b[k]; ok {
			both++
		}
	}
	for k := range b {
		either[k] = true
	}
	fmt.Println(both, len(either), a["q"], either)
	if a["x"] && !a["z"] {
		fmt.Println("only x")
	}
}

// Output:
// 1 3 false map[x:true y:true z:true]
// only x
