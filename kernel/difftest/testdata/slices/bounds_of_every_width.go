// Slice bounds that are out of range, for unsigned and signed bounds of every width.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

//go:noinline
func bounds[L, H, M int | int8 | int64 | uint | uint8 | uint16 | uint64 | uintptr](low L, high H, limit M) {
	s := make([]int, 3, 5)
	a := new([5]int)
	t := "abc"
	fmt.Println(low, high, limit)
	try(func() { fmt.Println(s[low]) })
	try(func() { fmt.Println(a[high]) })
	try(func() { fmt.Println(t[low]) })
	try(func() { fmt.Println(s[low:]) })
	try(func() { fmt.Println(s[:high]) })
	try(func() { fmt.Println(s[low:high]) })
	try(func() { fmt.Println(t[low:]) })
	try(func() { fmt.Println(t[:high]) })
	try(func() { fmt.Println(t[low:high]) })
	try(func() { fmt.Println(a[low:]) })
	try(func() { fmt.Println(a[:high]) })
	try(func() { fmt.Println(a[low:high]) })
	try(func() { fmt.Println(s[:high:limit]) })
	try(func() { fmt.Println(s[low:high:limit]) })
	try(func() { fmt.Println(a[:high:limit]) })
	try(func() { fmt.Println(a[low:high:limit]) })
}

func main() {
	const big, half, most = 1 << 63, 1<<63 - 1, 1<<64 - 1
	bounds[uint64, uint64, uint64](0, 1, most)
	bounds[uint64, uint64, uint64](0, most, 4)
	bounds[uint64, uint64, uint64](big, 2, 4)
	bounds[uint64, uint64, uint64](big, most, 4)
	bounds[uint64, uint64, uint64](big, most, most-1)
	bounds[uint64, uint64, uint64](4, 3, 2)
	bounds[uint64, uint64, uint64](3, 2, 5)
	bounds[uint64, uint64, uint64](half, half, half)
	bounds[uint, uintptr, uint](big, big, 9)
	bounds[uint, uintptr, uint](9, 4, 5)
	bounds[uint8, uint16, uint8](200, 4, 5)
	bounds[uint8, uint16, uint8](200, 300, 5)
	bounds[uint8, uint16, uint8](2, 3, 250)
	bounds[int, uint64, int](-1, 2, 4)
	bounds[int, uint64, int](-1, most, 4)
	bounds[int, uint64, int64](-1, most, -1)
	bounds[int8, int64, uint64](-5, 3, most)
	bounds[int8, int64, uint64](-5, -3, 4)
	bounds[int8, int64, uint64](-5, 3, 4)
	bounds[uint64, int64, int8](most, -3, -4)
	bounds[uint64, int64, int8](most, 3, 4)
	bounds[uint64, int64, int8](most, 4, 3)
}

// Output:
// 0 1 18446744073709551615
// 0
// <nil>
// 0
// <nil>
// 97
// <nil>
// [0 0 0]
// <nil>
// [0]
// <nil>
// [0]
// <nil>
// abc
// <nil>
// a
// <nil>
// a
// <nil>
// [0 0 0 0 0]
// <nil>
// [0]
// <nil>
// [0]
// <nil>
// runtime error: slice bounds out of range [::18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551615] with length 5
// runtime error: slice bounds out of range [::18446744073709551615] with length 5
// 0 18446744073709551615 4
// 0
// <nil>
// runtime error: index out of range [18446744073709551615] with length 5
// 97
// <nil>
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// abc
// <nil>
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// [0 0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// 9223372036854775808 2 4
// runtime error: index out of range [9223372036854775808] with length 3
// 0
// <nil>
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: slice bounds out of range [9223372036854775808:3]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [9223372036854775808:2]
// runtime error: slice bounds out of range [9223372036854775808:3]
// ab
// <nil>
// runtime error: slice bounds out of range [9223372036854775808:2]
// runtime error: slice bounds out of range [9223372036854775808:5]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [9223372036854775808:2]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [9223372036854775808:2:]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [9223372036854775808:2:]
// 9223372036854775808 18446744073709551615 4
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: index out of range [18446744073709551615] with length 5
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [9223372036854775808:5]
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// 9223372036854775808 18446744073709551615 18446744073709551614
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: index out of range [18446744073709551615] with length 5
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [9223372036854775808:5]
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [::18446744073709551614] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551614] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551614] with length 5
// runtime error: slice bounds out of range [::18446744073709551614] with length 5
// 4 3 2
// runtime error: index out of range [4] with length 3
// 0
// <nil>
// runtime error: index out of range [4] with length 3
// runtime error: slice bounds out of range [4:3]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [4:3]
// runtime error: slice bounds out of range [4:3]
// abc
// <nil>
// runtime error: slice bounds out of range [4:3]
// [0]
// <nil>
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [4:3]
// runtime error: slice bounds out of range [:3:2]
// runtime error: slice bounds out of range [:3:2]
// runtime error: slice bounds out of range [:3:2]
// runtime error: slice bounds out of range [:3:2]
// 3 2 5
// runtime error: index out of range [3] with length 3
// 0
// <nil>
// runtime error: index out of range [3] with length 3
// []
// <nil>
// [0 0]
// <nil>
// runtime error: slice bounds out of range [3:2]
//
// <nil>
// ab
// <nil>
// runtime error: slice bounds out of range [3:2]
// [0 0]
// <nil>
// [0 0]
// <nil>
// runtime error: slice bounds out of range [3:2]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [3:2:]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [3:2:]
// 9223372036854775807 9223372036854775807 9223372036854775807
// runtime error: index out of range [9223372036854775807] with length 3
// runtime error: index out of range [9223372036854775807] with length 5
// runtime error: index out of range [9223372036854775807] with length 3
// runtime error: slice bounds out of range [9223372036854775807:3]
// runtime error: slice bounds out of range [:9223372036854775807] with capacity 5
// runtime error: slice bounds out of range [:9223372036854775807] with capacity 5
// runtime error: slice bounds out of range [9223372036854775807:3]
// runtime error: slice bounds out of range [:9223372036854775807] with length 3
// runtime error: slice bounds out of range [:9223372036854775807] with length 3
// runtime error: slice bounds out of range [9223372036854775807:5]
// runtime error: slice bounds out of range [:9223372036854775807] with length 5
// runtime error: slice bounds out of range [:9223372036854775807] with length 5
// runtime error: slice bounds out of range [::9223372036854775807] with capacity 5
// runtime error: slice bounds out of range [::9223372036854775807] with capacity 5
// runtime error: slice bounds out of range [::9223372036854775807] with length 5
// runtime error: slice bounds out of range [::9223372036854775807] with length 5
// 9223372036854775808 9223372036854775808 9
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: index out of range [9223372036854775808] with length 5
// runtime error: index out of range [9223372036854775808] with length 3
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:9223372036854775808] with capacity 5
// runtime error: slice bounds out of range [:9223372036854775808] with capacity 5
// runtime error: slice bounds out of range [9223372036854775808:3]
// runtime error: slice bounds out of range [:9223372036854775808] with length 3
// runtime error: slice bounds out of range [:9223372036854775808] with length 3
// runtime error: slice bounds out of range [9223372036854775808:5]
// runtime error: slice bounds out of range [:9223372036854775808] with length 5
// runtime error: slice bounds out of range [:9223372036854775808] with length 5
// runtime error: slice bounds out of range [::9] with capacity 5
// runtime error: slice bounds out of range [::9] with capacity 5
// runtime error: slice bounds out of range [::9] with length 5
// runtime error: slice bounds out of range [::9] with length 5
// 9 4 5
// runtime error: index out of range [9] with length 3
// 0
// <nil>
// runtime error: index out of range [9] with length 3
// runtime error: slice bounds out of range [9:3]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [9:4]
// runtime error: slice bounds out of range [9:3]
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [9:5]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [9:4]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [9:4:]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [9:4:]
// 200 4 5
// runtime error: index out of range [200] with length 3
// 0
// <nil>
// runtime error: index out of range [200] with length 3
// runtime error: slice bounds out of range [200:3]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [200:4]
// runtime error: slice bounds out of range [200:3]
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [200:5]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [200:4]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [200:4:]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [200:4:]
// 200 300 5
// runtime error: index out of range [200] with length 3
// runtime error: index out of range [300] with length 5
// runtime error: index out of range [200] with length 3
// runtime error: slice bounds out of range [200:3]
// runtime error: slice bounds out of range [:300] with capacity 5
// runtime error: slice bounds out of range [:300] with capacity 5
// runtime error: slice bounds out of range [200:3]
// runtime error: slice bounds out of range [:300] with length 3
// runtime error: slice bounds out of range [:300] with length 3
// runtime error: slice bounds out of range [200:5]
// runtime error: slice bounds out of range [:300] with length 5
// runtime error: slice bounds out of range [:300] with length 5
// runtime error: slice bounds out of range [:300:5]
// runtime error: slice bounds out of range [:300:5]
// runtime error: slice bounds out of range [:300:5]
// runtime error: slice bounds out of range [:300:5]
// 2 3 250
// 0
// <nil>
// 0
// <nil>
// 99
// <nil>
// [0]
// <nil>
// [0 0 0]
// <nil>
// [0]
// <nil>
// c
// <nil>
// abc
// <nil>
// c
// <nil>
// [0 0 0]
// <nil>
// [0 0 0]
// <nil>
// [0]
// <nil>
// runtime error: slice bounds out of range [::250] with capacity 5
// runtime error: slice bounds out of range [::250] with capacity 5
// runtime error: slice bounds out of range [::250] with length 5
// runtime error: slice bounds out of range [::250] with length 5
// -1 2 4
// runtime error: index out of range [-1]
// 0
// <nil>
// runtime error: index out of range [-1]
// runtime error: slice bounds out of range [-1:]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [-1:]
// ab
// <nil>
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [-1:]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [-1:]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [-1::]
// [0 0]
// <nil>
// runtime error: slice bounds out of range [-1::]
// -1 18446744073709551615 4
// runtime error: index out of range [-1]
// runtime error: index out of range [18446744073709551615] with length 5
// runtime error: index out of range [-1]
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// runtime error: slice bounds out of range [:18446744073709551615:4]
// -1 18446744073709551615 -1
// runtime error: index out of range [-1]
// runtime error: index out of range [18446744073709551615] with length 5
// runtime error: index out of range [-1]
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [:18446744073709551615] with length 3
// runtime error: slice bounds out of range [-1:]
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [:18446744073709551615] with length 5
// runtime error: slice bounds out of range [::-1]
// runtime error: slice bounds out of range [::-1]
// runtime error: slice bounds out of range [::-1]
// runtime error: slice bounds out of range [::-1]
// -5 3 18446744073709551615
// runtime error: index out of range [-5]
// 0
// <nil>
// runtime error: index out of range [-5]
// runtime error: slice bounds out of range [-5:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [-5:]
// abc
// <nil>
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [-5:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [::18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551615] with capacity 5
// runtime error: slice bounds out of range [::18446744073709551615] with length 5
// runtime error: slice bounds out of range [::18446744073709551615] with length 5
// -5 -3 4
// runtime error: index out of range [-5]
// runtime error: index out of range [-3]
// runtime error: index out of range [-5]
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3:]
// runtime error: slice bounds out of range [:-3:]
// runtime error: slice bounds out of range [:-3:]
// runtime error: slice bounds out of range [:-3:]
// -5 3 4
// runtime error: index out of range [-5]
// 0
// <nil>
// runtime error: index out of range [-5]
// runtime error: slice bounds out of range [-5:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [-5:]
// abc
// <nil>
// runtime error: slice bounds out of range [-5:]
// runtime error: slice bounds out of range [-5:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5::]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [-5::]
// 18446744073709551615 -3 -4
// runtime error: index out of range [18446744073709551615] with length 3
// runtime error: index out of range [-3]
// runtime error: index out of range [18446744073709551615] with length 3
// runtime error: slice bounds out of range [18446744073709551615:3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [18446744073709551615:3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [18446744073709551615:5]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [:-3]
// runtime error: slice bounds out of range [::-4]
// runtime error: slice bounds out of range [::-4]
// runtime error: slice bounds out of range [::-4]
// runtime error: slice bounds out of range [::-4]
// 18446744073709551615 3 4
// runtime error: index out of range [18446744073709551615] with length 3
// 0
// <nil>
// runtime error: index out of range [18446744073709551615] with length 3
// runtime error: slice bounds out of range [18446744073709551615:3]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:3]
// runtime error: slice bounds out of range [18446744073709551615:3]
// abc
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:3]
// runtime error: slice bounds out of range [18446744073709551615:5]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:3]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:3:]
// [0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:3:]
// 18446744073709551615 4 3
// runtime error: index out of range [18446744073709551615] with length 3
// 0
// <nil>
// runtime error: index out of range [18446744073709551615] with length 3
// runtime error: slice bounds out of range [18446744073709551615:3]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:4]
// runtime error: slice bounds out of range [18446744073709551615:3]
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [:4] with length 3
// runtime error: slice bounds out of range [18446744073709551615:5]
// [0 0 0 0]
// <nil>
// runtime error: slice bounds out of range [18446744073709551615:4]
// runtime error: slice bounds out of range [:4:3]
// runtime error: slice bounds out of range [:4:3]
// runtime error: slice bounds out of range [:4:3]
// runtime error: slice bounds out of range [:4:3]
