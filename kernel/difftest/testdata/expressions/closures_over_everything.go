// Closures over parameters, results, receivers, ranges, switches and package variables.
package main

import "fmt"

var pkg = 1

type acc struct{ n int }

func (a acc) byValue() func() int    { return func() int { a.n++; return a.n } }
func (a *acc) byPointer() func() int { return func() int { a.n++; return a.n } }

func make3(p int) (fs [3]func() int, r int) {
	for i := range fs {
		fs[i] = func() int { p += i; r++; pkg += p; return p*100 + r }
	}
	return fs, 10
}

func main() {
	a := acc{5}
	v, p := a.byValue(), a.byPointer()
	fmt.Println(v(), v(), p(), p(), a.n)
	fs, r := make3(1)
	fmt.Println(fs[0](), fs[1](), fs[2](), fs[1](), r, pkg)
	var gs []func() string
	for k, x := range map[string][]int{"k": {1, 2}} {
		for i, y := range x {
			switch z := y * 10; {
			case z > 5:
				gs = append(gs, func() string { y++; z--; return fmt.Sprint(k, i, y, z, len(x)) })
			}
		}
	}
	for _, g := range gs {
		fmt.Print(g(), g(), " ")
	}
	fmt.Println()
	var self func(int) int
	self = func(n int) int {
		if n == 0 {
			return 0
		}
		old := self
		defer func() { self = old }()
		self = func(int) int { return 1000 }
		return n + old(n-1)
	}
	fmt.Println(self(3))
}

// Output:
// 6 7 6 7 7
// 111 212 413 514 10 13
// k0 2 9 2k0 3 8 2 k1 3 19 2k1 4 18 2␣
// 1005
