// Without a second variable, an array that is ranged over is not evaluated unless something in it is called or received.
package main

import "fmt"

type A struct {
	x int
	b [4]int
	p *[3]int
	q *A
	s [][2]int
}

func try(s string, f func()) {
	defer func() { fmt.Println(s, recover()) }()
	f()
	fmt.Println(s, "reached")
}

var cnt int

func get() *A  { cnt++; return nil }
func idx() int { cnt++; return 1 }
func main() {
	var np *A
	var i any
	try("1", func() {
		for i := range np.b {
			fmt.Print(i)
		}
	})
	try("2", func() {
		for range np.b {
			fmt.Print(".")
		}
	})
	try("3", func() {
		for i := range np.p {
			fmt.Print(i)
		}
	})
	try("4", func() {
		for i := range np.q.b {
			fmt.Print(i)
		}
	})
	try("5", func() {
		for i := range *np.q.p {
			fmt.Print(i)
		}
	})
	try("6", func() {
		for i := range &np.b {
			fmt.Print(i)
		}
	})
	try("7", func() {
		for i, _ := range np.b {
			fmt.Print(i)
		}
	})
	try("8", func() {
		for i := range get().b {
			fmt.Print(i)
		}
	})
	try("9", func() {
		for i := range get().p {
			fmt.Print(i)
		}
	})
	try("10", func() {
		for i := range np.s[7] {
			fmt.Print(i)
		}
	})
	try("11", func() {
		var z A
		for i := range z.s[7] {
			fmt.Print(i)
		}
	})
	try("12", func() {
		var z A
		for i := range z.s[idx()] {
			fmt.Print(i)
		}
	})
	try("13", func() {
		for i = range np.b {
			fmt.Print(i)
		}
	})
	try("14", func() {
		var m map[string]*A
		for i = range m["a"].b {
			fmt.Print(i)
		}
	})
	try("15", func() {
		var a any
		for i = range a.([2]int) {
			fmt.Print(i)
		}
	})
	try("16", func() {
		var c = make(chan [2]int, 1)
		c <- [2]int{}
		for i = range <-c {
			fmt.Print(i)
		}
		fmt.Println(len(c))
	})
	try("17", func() {
		for i, v := range np.b {
			fmt.Print(i, v)
		}
	})
	try("18", func() {
		var c = make(chan *[2]int, 1)
		c <- nil
		for i = range *<-c {
			fmt.Print(i)
		}
		fmt.Println(len(c))
	})
	try("19", func() {
		for i = range [...]string{fmt.Sprint("called"), "b"} {
			fmt.Print(i)
		}
	})
	try("20", func() {
		for i = range [2]int(np.s[0]) {
			fmt.Print(i)
		}
	})
	try("21", func() {
		for i = range [2]int([]int{}) {
			fmt.Print(i)
		}
	})
	try("22", func() {
		for i = range (func() [2]int { panic("x") })() {
			fmt.Print(i)
		}
	})
	try("23", func() {
		for i = range [2]func(){func() { panic("x") }, nil} {
			fmt.Print(i)
		}
	})
	try("24", func() {
		z := 0
		for i = range [2]int{1 / z, 2} {
			fmt.Print(i)
		}
	})
	try("25", func() {
		z := 0
		for i = range (*[2]int)(nil) {
			fmt.Print(i, z)
		}
	})
	try("26", func() {
		for i = range [2]int{len(np.s), 2} {
			fmt.Print(i)
		}
	})
	fmt.Println(cnt)
}

// Output:
// 01231 reached
// 1 <nil>
// ....2 reached
// 2 <nil>
// 0123 reached
// 3 <nil>
// 01234 reached
// 4 <nil>
// 0125 reached
// 5 <nil>
// 01236 reached
// 6 <nil>
// 7 runtime error: invalid memory address or nil pointer dereference
// 8 runtime error: invalid memory address or nil pointer dereference
// 9 runtime error: invalid memory address or nil pointer dereference
// 0110 reached
// 10 <nil>
// 0111 reached
// 11 <nil>
// 12 runtime error: index out of range [1] with length 0
// 012313 reached
// 13 <nil>
// 012314 reached
// 14 <nil>
// 0115 reached
// 15 <nil>
// 010
// 16 reached
// 16 <nil>
// 17 runtime error: invalid memory address or nil pointer dereference
// 18 runtime error: invalid memory address or nil pointer dereference
// 0119 reached
// 19 <nil>
// 0120 reached
// 20 <nil>
// 0121 reached
// 21 <nil>
// 22 x
// 0123 reached
// 23 <nil>
// 0124 reached
// 24 <nil>
// 0 01 025 reached
// 25 <nil>
// 26 runtime error: invalid memory address or nil pointer dereference
// 3
