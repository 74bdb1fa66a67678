// Every form of assignment.
package main

import "fmt"

type S struct {
	a [3]int
	m map[string]int
	p *S
	f func() *S
}

func idx(s string, i int) int { fmt.Print(s, " "); return i }

func main() {
	a, b := 1, 2
	a, b = b, a
	fmt.Println(a, b)
	xs := []int{1, 2, 3}
	i := 0
	i, xs[i] = 1, 9
	fmt.Println(i, xs)
	xs[0], xs[0] = 1, 2
	fmt.Println(xs)
	xs[1], xs[2] = xs[2], xs[1]
	fmt.Println(xs)
	i = 2
	x := []int{1, 2, 3}
	i, x[i] = 1, 2
	fmt.Println(i, x)
	i = 0
	x[i], i = 2, 1
	fmt.Println(i, x)
	x[0], x[0] = 1, 2
	x[1], x[2] = 4, 5
	type Point struct{ x, y int }
	var p *Point = &Point{}
	q := p
	p, p.x = nil, 6
	fmt.Println(p, q)
	s := S{m: map[string]int{}}
	s.f = func() *S { fmt.Print("f "); return &s }
	s.f().a[idx("i", 1)], s.f().m[fmt.Sprint(idx("k", 2))] = idx("v1", 10), idx("v2", 20)
	fmt.Println(s.a, s.m)
	s.f().a[idx("i", 1)] += idx("v", 5)
	s.f().m["2"]++
	s.f().a[2]--
	s.f().a[idx("x", 0)] <<= idx("y", 1)
	fmt.Println(s.a, s.m)
	s.p = &s
	s.p.p.p.a[1], s.a = 77, [3]int{1, 1, 1}
	fmt.Println(s.a)
	s.a, s.p.a[0] = [3]int{4, 5, 6}, 99
	fmt.Println(s.a)
	var arr [3]int
	arr2 := arr
	arr, arr2 = [3]int{1}, arr
	fmt.Println(arr, arr2)
	arr[0], arr = 5, arr2
	fmt.Println(arr)
	m := map[string][]int{"a": {1}}
	m["a"], m["b"] = append(m["a"], 2), m["a"]
	fmt.Println(m)
	m["a"][0], m["a"] = 50, nil
	fmt.Println(m)
	v, ok := m["zz"]
	v2, ok := m["b"]
	fmt.Println(v, ok, v2)
	var e any = 5
	n, ok := e.(int)
	st, ok2 := e.(string)
	fmt.Println(n, ok, st, ok2)
	m2 := map[int]bool{}
	m2[1], ok = e.(bool)
	fmt.Println(m2, ok)
	ch := make(chan int, 2)
	ch <- 4
	x[2], m2[7] = <-ch
	close(ch)
	x[1], m2[8] = <-ch
	fmt.Println(x, m2)
	var pp **int
	y := 3
	py := &y
	pp = &py
	**pp, py = 8, new(int)
	fmt.Println(y, **pp)
	_, y = fmt.Sprint("a"), 6
	(y) = 7
	(*(&y))++
	*&y *= 2
	fmt.Println(y)
	u8 := uint8(250)
	u8 += 10
	u8 <<= 2
	u8 |= 1
	u8 ^= 0xff
	u8 &^= 3
	u8 %= 7
	fmt.Println(u8)
	str := "a"
	str += "b" + str
	fl := 7.5
	fl /= 2
	fl -= .25
	c := 1 + 2i
	c *= c
	c /= 2
	fmt.Println(str, fl, c)
	var iface any
	iface, y = y, iface.(int)+1
	fmt.Println(iface, y)
}

// Exit: 2
// Error: panic: interface conversion: interface {} is nil, not int
// Output:
// 2 1
// 1 [9 2 3]
// [2 2 3]
// [2 3 2]
// 1 [1 2 2]
// 1 [2 2 2]
// <nil> &{6 0}
// f i f k v1 v2 [0 10 0] map[2:20]
// f i v f f f x y [0 15 -1] map[2:21]
// [1 1 1]
// [99 5 6]
// [1 0 0] [0 0 0]
// [0 0 0]
// map[a:[1 2] b:[1]]
// map[a:[] b:[1]]
// [] true [1]
// 5 true  false
// map[1:false] false
// [2 0 4] map[1:false 7:true 8:false]
// 8 0
// 16
// 5
// aba 3.5 (-1.5+2i)
