// Untyped constants shifted by variables take their type from the context.
package main

import "fmt"

func main() {
	var s uint = 33
	var i = 1 << s
	var j int32 = 1 << s
	var k = uint64(1 << s)
	var w int64 = 1.0 << 33
	var u = uint64(1)<<s != 0
	var v = len(make([]int8, 1.0<<(s-31)))
	var xx = uint8(1)<<s == 0
	var arr [10]int
	arr[1<<(s-33)] = 5
	fmt.Println(i, j, k, w, u, v, xx, arr, 1<<s == 2<<(s-1))
	var b = make([]byte, 4)
	b[3] = 1 << (s - 31)
	fmt.Println(b, uint32(1)<<s>>s, uint8(s)<<4>>4, int8(-128)>>s)
}

// Output:
// 8589934592 0 8589934592 8589934592 true 4 true [0 5 0 0 0 0 0 0 0 0] true
// [0 0 0 4] 0 1 -1
