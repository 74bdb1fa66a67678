// What is called, and the value whose method is, come before the operands if finding them makes
// a call itself; else only when the call is made.
package main

import "fmt"

type small struct{ a int }

func (p small) get(n int) int { return p.a + n }

type getter interface{ get(int) int }

type holder struct {
	getter
	f func(int) int
}

func mark(k int) int { fmt.Print("m", k, " "); return k }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	fs := []func(int) int{func(n int) int { return n + 1 }, nil}
	gs := []getter{small{3}, nil}
	hs := []holder{{}, {gs[0], fs[0]}}
	two, neg, d := 2, -1, 0
	var ng getter
	var nf func(int) int
	s := []int{4, 5}
	ch := make(chan int, 2)
	ch <- 7
	x := 0
	try("call", func() { x = fs[mark(2)](mark(1)) })
	try("plain", func() { x = fs[two](mark(1)) })
	try("method", func() { x = gs[mark(2)].get(mark(1)) })
	try("plain method", func() { x = gs[two].get(mark(1)) })
	try("nil method", func() { x = gs[mark(1)].get(mark(1)) })
	try("nil call", func() { x = fs[mark(1)](mark(1)) })
	try("len", func() { x = fs[len(s)](mark(1)) })
	try("receive", func() { x = fs[<-ch](mark(1)) })
	try("field", func() { x = hs[mark(2)].f(mark(1)) })
	try("embedded", func() { x = hs[mark(2)].get(mark(1)) })
	try("embedded nil", func() { x = hs[mark(0)].get(mark(1)) })
	try("embedded plain", func() { x = hs[two].get(mark(1)) })
	try("defer", func() { defer fs[mark(2)](mark(1)) })
	try("defer plain", func() { defer fs[two](mark(1)) })
	try("defer method", func() { defer gs[mark(2)].get(mark(1)) })
	try("defer nil method", func() { defer gs[mark(1)].get(mark(1)) })
	try("defer operand", func() { defer fs[mark(0)](mark(1) / d) })
	try("defer two", func() { defer fmt.Println(s[two], mark(1)) })
	try("defer conversion", func() { defer fmt.Println([2]int(s[:1]), s[two]) })
	try("go", func() { go fs[mark(2)](mark(1)) })
	try("shift", func() { x = ng.get(1 << neg) })
	try("shift of a nil function", func() { x = nf(1 << neg) })
	try("shift and division", func() { x = ng.get(1<<neg + 1/d) })
	try("shift beside", func() { x = s[two] + ng.get(1<<neg) })
	try("embedded shift", func() { x = hs[0].get(1 << neg) })
	try("defer shift", func() { defer ng.get(1 << neg) })
	try("good", func() { fmt.Print(fs[mark(0)](mark(1)), gs[mark(0)].get(mark(4)), hs[mark(1)].get(mark(5)), " ") })
	fmt.Println(x)
}

// Output:
// m2 call runtime error: index out of range [2] with length 2
// m1 plain runtime error: index out of range [2] with length 2
// m2 method runtime error: index out of range [2] with length 2
// m1 plain method runtime error: index out of range [2] with length 2
// m1 m1 nil method runtime error: invalid memory address or nil pointer dereference
// m1 m1 nil call runtime error: invalid memory address or nil pointer dereference
// len runtime error: index out of range [2] with length 2
// receive runtime error: index out of range [7] with length 2
// m2 field runtime error: index out of range [2] with length 2
// m2 embedded runtime error: index out of range [2] with length 2
// m0 m1 embedded nil runtime error: invalid memory address or nil pointer dereference
// m1 embedded plain runtime error: index out of range [2] with length 2
// m2 defer runtime error: index out of range [2] with length 2
// m1 defer plain runtime error: index out of range [2] with length 2
// m2 defer method runtime error: index out of range [2] with length 2
// m1 m1 defer nil method runtime error: invalid memory address or nil pointer dereference
// m0 m1 defer operand runtime error: integer divide by zero
// m1 defer two runtime error: index out of range [2] with length 2
// defer conversion runtime error: cannot convert slice with length 1 to array or pointer to array with length 2
// m2 go runtime error: index out of range [2] with length 2
// shift runtime error: invalid memory address or nil pointer dereference
// shift of a nil function runtime error: negative shift amount
// shift and division runtime error: negative shift amount
// shift beside runtime error: invalid memory address or nil pointer dereference
// embedded shift runtime error: invalid memory address or nil pointer dereference
// defer shift runtime error: negative shift amount
// m0 m1 m0 m4 m1 m5 2 7 8 good <nil>
// 0
