// The texts of everything that may fail.
package main

import "fmt"

func main() {
	s := []int{0, 1, 2, 3, 4, 5, 6, 7}
	a := [8]int{0, 1, 2, 3, 4, 5, 6, 7}
	p := &a
	str := "héllo, wörld"
	fmt.Println(s[2:5], s[:3], s[5:], s[:], s[2:2], len(s[2:5:6]), cap(s[2:5:6]), p[1:3], a[:2], p[:], str[1:3] == "é", str[:0] == "", str[3:])
	x := s[2:4]
	x = x[:cap(x)]
	fmt.Println(x, len(x), cap(x))
	b := a[2:4]
	b[0] = 99
	p[3] = 98
	fmt.Println(a, b)
	try := func(name string, f func()) {
		defer func() {
			r := recover()
			fmt.Printf("%s: %v\n", name, r)
			if e, ok := r.(error); ok {
				_, re := r.(interface{ RuntimeError() })
				fmt.Println(e.Error() == fmt.Sprint(r), re)
			}
		}()
		f()
	}
	i, j, k := 5, 3, 9
	neg := -1
	var u8 uint8 = 200
	var i64 int64 = -5
	var u64 uint64 = 1 << 63
	try("1", func() { _ = s[i:j] })
	try("2", func() { _ = s[:k] })
	try("3", func() { _ = s[k:] })
	try("4", func() { _ = s[neg:] })
	try("5", func() { _ = s[:neg] })
	try("6", func() { _ = s[k] })
	try("7", func() { _ = s[neg] })
	try("8", func() { _ = s[u8] })
	try("9", func() { _ = s[i64] })
	try("10", func() { _ = s[u64] })
	try("11", func() { _ = a[k] })
	try("12", func() { _ = p[k:] })
	try("13", func() { _ = str[k+20] })
	try("14", func() { _ = str[i:j] })
	try("15", func() { _ = str[k+5:] })
	try("16", func() { _ = s[1:2:k] })
	try("17", func() { _ = s[1:6:j] })
	try("19", func() { _ = s[i:i:j] })
	try("20", func() { _ = a[i:j] })
	try("21", func() { p = nil; _ = p[1] })
	try("22", func() { p = nil; _ = p[:] })
	try("23", func() { var m map[string][]int; _ = m["a"][0] })
	try("24", func() { var m map[string]int; m["a"] = 1 })
	try("25", func() { s[k] = 1 })
	try("26", func() { s[2], s[k] = 7, 8 })
	try("27", func() { s[k], s[2] = 7, 8 })
	fmt.Println(s)
	try("28", func() { _ = s[neg:neg:neg] })
	try("29", func() { var e []int; _ = e[0] })
	try("30", func() { _ = str[u64:] })
	try("31", func() { _ = s[:u8] })
	try("32", func() { _ = s[i64:2] })
	try("33", func() { _ = (*[4]int)(s[:3]) })
	try("34", func() { var pp **int; **pp = 1 })
	try("35", func() { var f func(); f() })
	try("36", func() { z := 0; _ = 1 / z })
	try("37", func() { z := 0; _ = 1 % z })
	try("38", func() { _ = make([]int, neg) })
	try("39", func() { _ = make([]int, 1, j-5) })
	try("40", func() { _ = make([]int, 5, j) })
	try("41", func() { _ = make(chan int, neg) })
	try("42", func() { _ = make(map[int]int, neg) })
	try("43", func() { var c chan int; close(c) })
	try("44", func() { c := make(chan int); close(c); close(c) })
	try("45", func() { c := make(chan int, 1); close(c); c <- 1 })
	try("46", func() { _ = 1 << neg })
	try("47", func() { var e error; _ = e.Error() })
	try("48", func() { var e any = "s"; _ = e.(int) })
	try("49", func() { var e any; _ = e.(int) })
	try("50", func() { var e any = 1; _ = e.(error) })
	try("51", func() { panic(fmt.Errorf("e%d", 1)) })
	try("52", func() { panic(nil) })
	try("53", func() { var e error; panic(e) })
}

// Output:
// [2 3 4] [0 1 2] [5 6 7] [0 1 2 3 4 5 6 7] [] 3 4 [1 2] [0 1] [0 1 2 3 4 5 6 7] true true llo, wörld
// [2 3 4 5 6 7] 6 6
// [0 1 99 98 4 5 6 7] [99 98]
// 1: runtime error: slice bounds out of range [5:3]
// true true
// 2: runtime error: slice bounds out of range [:9] with capacity 8
// true true
// 3: runtime error: slice bounds out of range [9:8]
// true true
// 4: runtime error: slice bounds out of range [-1:]
// true true
// 5: runtime error: slice bounds out of range [:-1]
// true true
// 6: runtime error: index out of range [9] with length 8
// true true
// 7: runtime error: index out of range [-1]
// true true
// 8: runtime error: index out of range [200] with length 8
// true true
// 9: runtime error: index out of range [-5]
// true true
// 10: runtime error: index out of range [9223372036854775808] with length 8
// true true
// 11: runtime error: index out of range [9] with length 8
// true true
// 12: runtime error: slice bounds out of range [9:8]
// true true
// 13: runtime error: index out of range [29] with length 14
// true true
// 14: runtime error: slice bounds out of range [5:3]
// true true
// 15: <nil>
// 16: runtime error: slice bounds out of range [::9] with capacity 8
// true true
// 17: runtime error: slice bounds out of range [:6:3]
// true true
// 19: runtime error: slice bounds out of range [:5:3]
// true true
// 20: runtime error: slice bounds out of range [5:3]
// true true
// 21: runtime error: invalid memory address or nil pointer dereference
// true true
// 22: runtime error: invalid memory address or nil pointer dereference
// true true
// 23: runtime error: index out of range [0] with length 0
// true true
// 24: assignment to entry in nil map
// true true
// 25: runtime error: index out of range [9] with length 8
// true true
// 26: runtime error: index out of range [9] with length 8
// true true
// 27: runtime error: index out of range [9] with length 8
// true true
// [0 1 7 3 4 5 6 7]
// 28: runtime error: slice bounds out of range [::-1]
// true true
// 29: runtime error: index out of range [0] with length 0
// true true
// 30: runtime error: slice bounds out of range [9223372036854775808:14]
// true true
// 31: runtime error: slice bounds out of range [:200] with capacity 8
// true true
// 32: runtime error: slice bounds out of range [-5:]
// true true
// 33: runtime error: cannot convert slice with length 3 to array or pointer to array with length 4
// true true
// 34: runtime error: invalid memory address or nil pointer dereference
// true true
// 35: runtime error: invalid memory address or nil pointer dereference
// true true
// 36: runtime error: integer divide by zero
// true true
// 37: runtime error: integer divide by zero
// true true
// 38: runtime error: makeslice: len out of range
// true true
// 39: runtime error: makeslice: cap out of range
// true true
// 40: runtime error: makeslice: cap out of range
// true true
// 41: makechan: size out of range
// true true
// 42: <nil>
// 43: close of nil channel
// true true
// 44: close of closed channel
// true true
// 45: send on closed channel
// true true
// 46: runtime error: negative shift amount
// true true
// 47: runtime error: invalid memory address or nil pointer dereference
// true true
// 48: interface conversion: interface {} is string, not int
// true true
// 49: interface conversion: interface {} is nil, not int
// true true
// 50: interface conversion: int is not error: missing method Error
// true true
// 51: e1
// true false
// 52: panic called with nil argument
// true true
// 53: panic called with nil argument
// true true
