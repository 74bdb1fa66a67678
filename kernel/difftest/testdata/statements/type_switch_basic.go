// A type switch over basic, composite and nil types.
package main

import "fmt"

func kind(v any) string {
	switch v := v.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("integer %v", v)
	case float64:
		return fmt.Sprintf("float %g", v*2)
	case string:
		return "string " + v
	case []int:
		return fmt.Sprint("ints ", len(v))
	case map[string]int:
		return fmt.Sprint("map ", v["a"])
	case func() int:
		return fmt.Sprint("func ", v())
	case *int:
		return fmt.Sprint("ptr ", *v)
	case [2]bool:
		return fmt.Sprint("array ", v[1])
	case struct{ A int }:
		return fmt.Sprint("struct ", v.A)
	case chan int:
		return "chan"
	default:
		return fmt.Sprintf("other %T", v)
	}
}

func main() {
	n := 4
	for _, v := range []any{nil, 1, int64(2), 1.5, "s", []int{1}, map[string]int{"a": 3}, func() int { return 9 }, &n, [2]bool{false, true}, struct{ A int }{8}, make(chan int), int8(1), []string{}} {
		fmt.Println(kind(v))
	}
}

// Output:
// nil
// integer 1
// integer 2
// float 3
// string s
// ints 1
// map 3
// func 9
// ptr 4
// array true
// struct 8
// chan
// other int8
// other []string
