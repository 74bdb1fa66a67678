// A shift by a negative count in the key of an element that is set among others.
package main

import "fmt"

func mark(k int) int { fmt.Print("m", k, " "); return k }

func main() {
	y := 1
	ip := &y
	ms := []map[int]int{{}}
	var e any = 6
	neg, x, d := -1, 1, 0
	str := "abc"
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[0][(len(make([]int, e.(int)%50))<<neg)] = int(str[neg]), ms[0][(x%d)]
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[0][2<<neg] = int(float64(int((str + "d")[neg]))), ms[0][(x%d)]
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[mark(0)&1][2<<neg] = int(float64(int((str)[neg]))), ms[mark(0)][(x%d)]
	}()
	func() {
		neg, x, d := -1, 1, 0
		defer func() { fmt.Println(recover()) }()
		*ip, ms[mark(0)&1][2<<neg] = int(float64(int((str)[neg]))), ms[mark(0)][(x%d)]
	}()
	func() {
		neg, x, d := -1, 1, 0
		defer func() { fmt.Println(recover(), x, d) }()
		d = 0
		x = 2
		*ip, ms[mark(0)&1][(2<<neg)] = int(float64(int((str)[neg]))), ms[mark(0)][(x%d)]
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[mark(0)&1][2<<neg] = int(str[neg]), ms[mark(0)&1][(x%d)]
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[0][2<<neg] = int(str[neg]), ms[0][(x%d)]
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[0][2<<neg] = int(str[neg]), 4
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		*ip, ms[0][2<<neg] = 1, x/d
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		ms[0][2<<neg] = x / d
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		ms[0][2<<neg] += x / d
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		ms[0][2<<neg] /= int(str[neg])
	}()
}

// Output:
// runtime error: integer divide by zero
// runtime error: integer divide by zero
// m0 m0 runtime error: integer divide by zero
// m0 m0 runtime error: integer divide by zero
// m0 m0 runtime error: integer divide by zero 2 0
// m0 m0 runtime error: integer divide by zero
// runtime error: integer divide by zero
// runtime error: index out of range [-1]
// runtime error: negative shift amount
// runtime error: integer divide by zero
// runtime error: integer divide by zero
// runtime error: negative shift amount
