// What is recovered: run-time errors, errors, Stringers and other values.
package main

import (
	"fmt"
	"runtime"
	"strings"
)

type err string

func (e err) RuntimeError() {}
func (e err) Error() string { return string(e) }

func catch(f func()) (s string) {
	defer func() {
		switch r := recover().(type) {
		case runtime.Error:
			s = "runtime: " + r.Error()
		case error:
			s = "error: " + r.Error()
		case fmt.Stringer:
			s = "stringer: " + r.String()
		case nil:
			s = "none"
		default:
			s = fmt.Sprintf("%T %v", r, r)
		}
	}()
	f()
	return "ok"
}

type matrix [2][2]int

func (m *matrix) at(i, j int) *int { return &m[i][j] }

func main() {
	var m *matrix
	var mm map[string]map[string]int
	var s [][]int
	var f func(int) func() int
	var i interface{ String() string }
	var c chan int
	n := -1
	fmt.Println(catch(func() { m.at(0, 0) }))
	fmt.Println(catch(func() { m = new(matrix); *m.at(1, 1) = 5; *m.at(n, 2) = 1 }))
	fmt.Println(catch(func() { *m.at(1, 2) = 1 }))
	fmt.Println(catch(func() { mm["a"]["b"]++ }))
	fmt.Println(catch(func() { _ = mm["a"]["b"] }))
	fmt.Println(catch(func() { s[0][0] = 1 }))
	fmt.Println(catch(func() { s = append(s, nil); s[0][0]++ }))
	fmt.Println(catch(func() { f(1)() }))
	fmt.Println(catch(func() { _ = i.String() }))
	fmt.Println(catch(func() { panic(err("mine")) }))
	fmt.Println(catch(func() { panic(fmt.Errorf("w: %w", err("x"))) }))
	fmt.Println(catch(func() { panic(&strings.Builder{}) }))
	fmt.Println(catch(func() { panic(3.5) }))
	fmt.Println(catch(func() { close(c) }))
	fmt.Println(catch(func() { _ = make([]int, n) }))
	fmt.Println(catch(func() { _ = strings.Repeat("x", n) }))
	fmt.Println(catch(func() { _ = "abc"[n+1 : n+1+n+1] }))
	fmt.Println(catch(func() { _ = "abc"[2 : n+2] }))
	fmt.Println(catch(func() { var a [3]int; _ = a[n+4:] }))
	fmt.Println(catch(func() { x := []int{1, 2, 3}; _ = x[1:2:n] }))
	fmt.Println(catch(func() { _ = [4]int(make([]int, 3)) }))
	fmt.Println(catch(func() { var p *[]int; (*p)[0] = 1 }))
	fmt.Println(catch(func() { var p **matrix; (*p).at(0, 0) }))
	fmt.Println(catch(func() { d := 0; _ = 7 % d }))
	fmt.Println(catch(func() { var d int8; d--; d = -128 / d; fmt.Print(d, " ") }))
	fmt.Println(catch(func() { var a any = m; _ = a.(fmt.Stringer) }))
	fmt.Println(catch(func() { var a any = *m; _ = a.([2][2]int) }))
	fmt.Println(catch(func() { panic(nil) }))
	fmt.Println(catch(func() {}))
}

// Output:
// runtime: runtime error: invalid memory address or nil pointer dereference
// runtime: runtime error: index out of range [-1]
// runtime: runtime error: index out of range [2] with length 2
// runtime: assignment to entry in nil map
// none
// runtime: runtime error: index out of range [0] with length 0
// runtime: runtime error: index out of range [0] with length 0
// runtime: runtime error: invalid memory address or nil pointer dereference
// runtime: runtime error: invalid memory address or nil pointer dereference
// runtime: mine
// error: w: x
// stringer:␣
// float64 3.5
// runtime: close of nil channel
// runtime: runtime error: makeslice: len out of range
// string strings: negative Repeat count
// none
// runtime: runtime error: slice bounds out of range [2:1]
// none
// runtime: runtime error: slice bounds out of range [::-1]
// runtime: runtime error: cannot convert slice with length 3 to array or pointer to array with length 4
// runtime: runtime error: invalid memory address or nil pointer dereference
// runtime: runtime error: invalid memory address or nil pointer dereference
// runtime: runtime error: integer divide by zero
// -128 none
// runtime: interface conversion: *main.matrix is not fmt.Stringer: missing method String
// runtime: interface conversion: interface {} is main.matrix, not [2][2]int
// runtime: panic called with nil argument
// none
