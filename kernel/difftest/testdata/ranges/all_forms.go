// Ranges over integers, arrays, slices, strings, maps and channels.
package main

import "fmt"

func main() {
	// ranges of all forms
	for i := range 3 {
		i *= 2
		fmt.Print(i, " ")
	}
	for i := range uint8(3) {
		fmt.Printf("%T%d ", i, i)
	}
	type my int16
	for i := range my(2) {
		fmt.Printf("%T%d ", i, i)
	}
	const c = 2
	for i := range c {
		fmt.Printf("%T%d ", i, i)
	}
	for i := range 'b' - 'a' {
		fmt.Printf("%T%d ", i, i)
	}
	var n8 int8 = -3
	for range n8 {
		fmt.Print("never")
	}
	var j int32
	for j = range 4 {
	}
	fmt.Println(j)
	arr := [3]int{1, 2, 3}
	for i, v := range arr {
		arr[2] = 10
		arr[(i+1)%3]++
		fmt.Print(v, " ")
	}
	for i, v := range &arr {
		arr[(i+1)%3] *= 2
		fmt.Print(v, " ")
	}
	sl := arr[:]
	for i, v := range sl {
		sl = append(sl, v)
		sl[(i+1)%3]++
		arr[2] = 7
		fmt.Print(v, " ")
	}
	fmt.Println(arr, sl)
	for i := range sl {
		sl = sl[:1]
		fmt.Print(i)
	}
	fmt.Println()
	for i, r := range "a\xffé\xe2\x82z\U0001F600" {
		fmt.Print(i, ":", r, " ")
	}
	for i := range "é€" {
		fmt.Print(i, " ")
	}
	for i, b := range []byte("é") {
		fmt.Print(i, b, " ")
	}
	fmt.Println()
	m := map[int]int{1: 1, 2: 2, 3: 3}
	for k := range m {
		delete(m, k)
	}
	fmt.Println(len(m))
	m = map[int]int{1: 1, 2: 2, 3: 3}
	cnt := 0
	for k := range m {
		for kk := range m {
			if kk != k {
				delete(m, kk)
			}
		}
		cnt++
	}
	fmt.Println(cnt, len(m))
	var nm map[string]int
	for range nm {
		fmt.Print("no")
	}
	var np *[4]string
	for i := range np {
		fmt.Print(i)
	}
	for range len(np) {
		fmt.Print(".")
	}
	func() {
		defer func() { fmt.Println(recover()) }()
		for i, v := range np {
			fmt.Print(i, v)
		}
	}()
	type st struct {
		i int
		s string
	}
	var s st
	for s.i, s.s = range []string{"x", "y"} {
		fmt.Print(s)
	}
	idx := []int{0, 0}
	for idx[0], idx[1] = range []int{7, 8, 9} {
	}
	mm := map[string]int{}
	for mm["k"], mm["v"] = range arr {
	}
	fmt.Println(idx, mm)
	var p = new(int)
	for *p = range 5 {
		if *p == 3 {
			break
		}
	}
	fmt.Println(*p)
	f := func() []int { fmt.Print("once "); return []int{1, 2} }
	for _, v := range f() {
		fmt.Print(v)
	}
	for range f() {
	}
	for i := range len(f()) {
		fmt.Print(i)
	}
	fmt.Println()
	ch := make(chan chan int, 1)
	ch <- make(chan int, 1)
	close(ch)
	for c := range ch {
		c <- 1
		close(c)
		for v := range c {
			fmt.Println(v)
		}
	}
	var aa [2][3]int
	for i, row := range aa {
		for j := range row {
			row[j] = 5
			aa[i][j] = i*10 + j
		}
	}
	fmt.Println(aa)
	for i, s := range []struct{ a []int }{{[]int{1}}, {nil}} {
		for range s.a {
			_ = i
		}
	}
}

// Output:
// 0 2 4 uint80 uint81 uint82 main.my0 main.my1 int0 int1 int320 3
// 1 2 3 2 6 20 4 6 7 [4 6 7] [5 7 21 4 6 7]
// 012345
// 0:97 1:65533 2:233 4:65533 5:65533 6:122 7:128512 0 2 0 195 1 169␣
// 0
// 1 1
// 0123....runtime error: invalid memory address or nil pointer dereference
// {0 x}{1 y}[2 9] map[k:2 v:7]
// 3
// once 12once once 01
// 1
// [[0 1 2] [10 11 12]]
