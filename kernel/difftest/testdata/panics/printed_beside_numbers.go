// fmt.Sprint puts no space beside run-time errors that are strings underneath.
package main

import "fmt"

func shown(f func()) {
	defer func() {
		err := recover()
		fmt.Println(fmt.Sprint(err, 3), fmt.Sprint(3, err, err), fmt.Sprint(err, "x", err))
		fmt.Print(1, err, 2, "\n")
	}()
	f()
}

func main() {
	n := 3
	var s []int
	var m map[string]int
	var p *int
	var a any = "text"
	var c chan int
	shown(func() { n = n << (n - 4) })
	shown(func() { n = n / (n - 3) })
	shown(func() { n = s[n] })
	shown(func() { s = s[n:] })
	shown(func() { m["a"] = n })
	shown(func() { *p = n })
	shown(func() { n = a.(int) })
	shown(func() { close(c) })
	shown(func() { s = make([]int, n-9) })
	shown(func() { fmt.Println(a == any(s), any(s) == any(s)) })
	shown(func() { fmt.Println(map[any]int{}[any(s)]) })
	shown(func() { _ = [2]int(s) })
}

// Output:
// runtime error: negative shift amount3 3runtime error: negative shift amountruntime error: negative shift amount runtime error: negative shift amountxruntime error: negative shift amount
// 1runtime error: negative shift amount2
// runtime error: integer divide by zero3 3runtime error: integer divide by zeroruntime error: integer divide by zero runtime error: integer divide by zeroxruntime error: integer divide by zero
// 1runtime error: integer divide by zero2
// runtime error: index out of range [3] with length 0 3 3 runtime error: index out of range [3] with length 0 runtime error: index out of range [3] with length 0 runtime error: index out of range [3] with length 0xruntime error: index out of range [3] with length 0
// 1 runtime error: index out of range [3] with length 0 2
// runtime error: slice bounds out of range [3:0] 3 3 runtime error: slice bounds out of range [3:0] runtime error: slice bounds out of range [3:0] runtime error: slice bounds out of range [3:0]xruntime error: slice bounds out of range [3:0]
// 1 runtime error: slice bounds out of range [3:0] 2
// assignment to entry in nil map3 3assignment to entry in nil mapassignment to entry in nil map assignment to entry in nil mapxassignment to entry in nil map
// 1assignment to entry in nil map2
// runtime error: invalid memory address or nil pointer dereference3 3runtime error: invalid memory address or nil pointer dereferenceruntime error: invalid memory address or nil pointer dereference runtime error: invalid memory address or nil pointer dereferencexruntime error: invalid memory address or nil pointer dereference
// 1runtime error: invalid memory address or nil pointer dereference2
// interface conversion: interface {} is string, not int 3 3 interface conversion: interface {} is string, not int interface conversion: interface {} is string, not int interface conversion: interface {} is string, not intxinterface conversion: interface {} is string, not int
// 1 interface conversion: interface {} is string, not int 2
// close of nil channel3 3close of nil channelclose of nil channel close of nil channelxclose of nil channel
// 1close of nil channel2
// runtime error: makeslice: len out of range3 3runtime error: makeslice: len out of rangeruntime error: makeslice: len out of range runtime error: makeslice: len out of rangexruntime error: makeslice: len out of range
// 1runtime error: makeslice: len out of range2
// runtime error: comparing uncomparable type []int3 3runtime error: comparing uncomparable type []intruntime error: comparing uncomparable type []int runtime error: comparing uncomparable type []intxruntime error: comparing uncomparable type []int
// 1runtime error: comparing uncomparable type []int2
// hash of unhashable type: []int 3 3 hash of unhashable type: []int hash of unhashable type: []int hash of unhashable type: []intxhash of unhashable type: []int
// 1 hash of unhashable type: []int 2
// runtime error: cannot convert slice with length 0 to array or pointer to array with length 2 3 3 runtime error: cannot convert slice with length 0 to array or pointer to array with length 2 runtime error: cannot convert slice with length 0 to array or pointer to array with length 2 runtime error: cannot convert slice with length 0 to array or pointer to array with length 2xruntime error: cannot convert slice with length 0 to array or pointer to array with length 2
// 1 runtime error: cannot convert slice with length 0 to array or pointer to array with length 2 2
