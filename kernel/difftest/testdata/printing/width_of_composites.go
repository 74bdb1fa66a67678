// Widths and precisions apply to elements.
package main

import "fmt"

func main() {
	fmt.Printf("%6.2f|%-4d|%3s|%x\n", []float64{1, 2.345}, [2]int{1, 22}, []string{"a", "b"}, "hi")
	fmt.Printf("%5v|%05d|%6.1f\n", map[string]int{"a": 1}, []int{-1, 2}, struct{ A, B float64 }{1, 2})
	fmt.Printf("%q %v %x\n", [][]string{{"a"}, {}}, [][]int{{1}, nil}, [][]byte{{1, 2}, {255}})
}

// Output:
// [  1.00   2.35]|[1    22  ]|[  a   b]|6869
// map[    a:    1]|[-0001 00002]|{   1.0    2.0}
// [["a"] []] [[1] []] [0102 ff]
