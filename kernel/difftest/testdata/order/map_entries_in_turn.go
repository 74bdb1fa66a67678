// The entries of a map literal are made one after the other.
package main

import "fmt"

//go:noinline
func mark(k int) int { fmt.Print("m", k, " "); return k }

func get(k int) any { fmt.Print("g", k, " "); return k }

type point struct{ x, y int }

func main() {
	trace := ""
	f := func(k int) int { trace += fmt.Sprint("f", k, " "); return k }
	fmt.Println(map[string]any{"a": get(1), "b": get(2), "c": mark(3)})
	fmt.Println(map[string]int{"a": f(1), "b": mark(2), "c": f(3)}, trace)
	fmt.Println(map[int]any{mark(1): mark(2), mark(3): point{mark(4), mark(5)}})
	fmt.Println(map[string]any{"a": 1, "b": mark(1), "c": f(2)}, trace)
}

// Output:
// g1 g2 m3 map[a:1 b:2 c:3]
// m2 map[a:1 b:2 c:3] f1 f3␣
// m1 m2 m3 m4 m5 map[1:2 3:{4 5}]
// m1 map[a:1 b:1 c:2] f1 f3 f2␣
