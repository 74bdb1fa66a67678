// Values of every kind through any and back.
package main

import "fmt"

func main() {
	vals := []any{1, int8(2), uint16(3), 1.5, float32(2.5), "s", 'r', true, nil, []int{1}, [2]int{1, 2}, map[string]int{"a": 1}, struct{ A int }{1}, 2i, byte(7)}
	for _, v := range vals {
		fmt.Printf("%T=%v ", v, v)
	}
	fmt.Println()
	n := 0
	for _, v := range vals {
		if x, ok := v.(int); ok {
			n += x
		}
		if x, ok := v.(byte); ok {
			n += int(x) * 10
		}
	}
	fmt.Println(n, vals[9].([]int)[0], vals[11].(map[string]int)["a"])
}

// Output:
// int=1 int8=2 uint16=3 float64=1.5 float32=2.5 string=s int32=114 bool=true <nil>=<nil> []int=[1] [2]int=[1 2] map[string]int=map[a:1] struct { A int }={1} complex128=(0+2i) uint8=7␣
// 71 1 1
