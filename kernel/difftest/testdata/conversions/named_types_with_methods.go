// Conversions between named types, with methods on each kind of type.
package main

import "fmt"

type I interface{ m() }
type J interface {
	I
	n() int
}
type S1 struct{ a int }
type S2 struct{ a int }
type Fn func(int) int
type Sl []int
type Mp map[string]int
type Ch chan int
type Arr [3]int
type P *int

func (S1) m()       {}
func (*S2) m()      {}
func (*S2) n() int  { return 2 }
func (f Fn) m()     { fmt.Println("Fn.m", f(2)) }
func (f Fn) n() int { return f(3) }
func (s Sl) m()     { s[0]++ }
func (m Mp) m()     { m["x"]++ }
func (c Ch) m()     { c <- 1 }
func (a Arr) m()    { a[0]++ }
func (a *Arr) n() int {
	a[0]++
	return a[0]
}

func main() {
	s1 := S1(S2{4})
	s2 := struct{ a int }(s1)
	s1 = s2
	var s3 S2 = s2
	fmt.Println(s1, s2, s3, struct{ a int }{4} == s1)
	var is []I = []I{s1, &s3, Fn(func(i int) int { return i * i }), Sl{1}, Mp{}, make(Ch, 3), Arr{1}, &Arr{2}}
	for _, i := range is {
		i.m()
		_, ok := i.(J)
		_, ok2 := i.(interface{ n() int })
		fmt.Printf("%T %t %t\n", i, ok, ok2)
		switch x := i.(type) {
		case Fn:
			fmt.Println(x(5), x.n())
		case Sl, Mp:
			fmt.Println(x)
		case Ch:
			fmt.Println(<-x)
		case *Arr:
			fmt.Println(*x, x.n(), x[0], len(x))
			x.m()
		case J:
			fmt.Println("J", x.n())
		default:
			fmt.Println("other", x)
		}
	}
	f := func(i int) int { return i + 1 }
	var fn Fn = f
	f = fn
	fmt.Println(fn.n(), Fn.n(f), Fn(f).n())
	var ro <-chan int = make(Ch, 1)
	fmt.Printf("%T\n", ro)
	var x = 3
	var p P = &x
	var q *int = p
	*q = 9
	fmt.Println(*p, x, p == q, *(*int)(p))
	tag := struct {
		A int `json:"a"`
	}{5}
	un := struct{ A int }(tag)
	type TT struct {
		A int `x:"y"`
	}
	fmt.Println(un, TT(tag), TT(un))
	ptr := (*struct{ A int })(&tag)
	ptr.A = 8
	fmt.Println(tag)
	pt := (*TT)(&tag)
	pt.A++
	fmt.Println(tag, *pt)
	arr := [3]int(Sl{1, 2, 3, 4})
	ap := (*[2]int)(Sl{1, 2, 3})
	ap[0] = 7
	fmt.Println(arr, Arr(arr), *ap, [0]int(Sl(nil)), (*[0]int)(Sl(nil)) == nil, (*[0]int)(Sl{}) == nil)
	func() {
		defer func() { fmt.Println(recover()) }()
		_ = [3]int(Sl{1})
	}()
	type str string
	type bs []byte
	type rs []rune
	type myb byte
	s := str("héé")
	fmt.Printf("%+q\n", fmt.Sprintln(bs(s), rs(s), []byte(s), string(bs("x")), str(rs{65, 0x10ffff + 1, -1}), string(rune(0xd800)), []myb(s)))
	fmt.Println(string([]myb{65, 66}), str(rune(65)))
	fl := -1.9
	fmt.Println(int(fl), int8(int(fl)), uint8(int(300+fl)), float32(16777217), int64(float32(16777217)), uint32(1<<32-1), int32(-1)>>1, uint32(1<<31)>>31)
	var i8 int8 = -128
	fmt.Println(-i8, i8/-1, i8*i8, uint16(i8), uint16(uint8(i8)), int32(uint8(i8)), i8%-1)
}

// Output:
// {4} {4} {4} true
// main.S1 false false
// other {4}
// *main.S2 true true
// J 2
// Fn.m 4
// main.Fn true true
// 25 9
// main.Sl false false
// [2]
// main.Mp false false
// map[x:1]
// main.Ch false false
// 1
// main.Arr false false
// other [1 0 0]
// *main.Arr true true
// [3 0 0] 3 3 3
// 4 4 4
// <-chan int
// 9 9 true 9
// {5} {5} {5}
// {8}
// {9} {9}
// [1 2 3] [1 2 3] [7 2] [] true false
// runtime error: cannot convert slice with length 1 to array or pointer to array with length 3
// "[104 195 169 195 169] [104 233 233] [104 195 169 195 169] x A\ufffd\ufffd \ufffd [104 195 169 195 169]\n"
// AB A
// -1 -1 42 1.6777216e+07 16777216 4294967295 -1 1
// -128 -128 0 65408 128 128 0
