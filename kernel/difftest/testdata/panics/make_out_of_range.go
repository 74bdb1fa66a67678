// The texts of make with lengths and capacities out of range.
package main

import (
	"fmt"
	"runtime"
)

func try(f func()) {
	defer func() {
		r := recover()
		_, ok := r.(runtime.Error)
		fmt.Println(r, ok)
	}()
	f()
}

func main() {
	n, m, two := -1, int64(-5), 2
	try(func() { _ = make([]int, n) })
	try(func() { _ = make([]int, two, 1) })
	try(func() { _ = make([]string, 0, m) })
	try(func() { _ = make([]int, 1<<62) })
	try(func() { _ = make(chan int, n) })
	try(func() { fmt.Println(len(make(map[int]int, n))) })
	var big uint64 = 1<<64 - 1
	s := []int{1, 2, 3}
	try(func() { fmt.Println(s[big]) })
	try(func() { fmt.Println(s[:big]) })
}

// Output:
// runtime error: makeslice: len out of range true
// runtime error: makeslice: cap out of range true
// runtime error: makeslice: cap out of range true
// runtime error: makeslice: len out of range true
// makechan: size out of range true
// 0
// <nil> false
// runtime error: index out of range [18446744073709551615] with length 3 true
// runtime error: slice bounds out of range [:18446744073709551615] with capacity 3 true
