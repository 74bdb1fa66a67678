// A script's names are those that a lowered program uses.
package main

import "fmt"

type n struct{ rt int }

func (n n) M() n { n.rt++; return n }

type rt interface{ M() n }

var main_ = 1

func n1() int { return 1 }

var (
	r0, r1, r2 = 5, "r1", 2.5
	v1         = n{4}
	t1         = &v1
	F1         = func(n int) int { return n * 2 }
)

type T_1 = n
type L1 []n

func Lambda1(L1 L1) int { return len(L1) }
func init()             { fmt.Println("init", r0, r1, r2, v1, *t1, F1(3)) }
func init()             { fmt.Println("init2") }
func f_1(goto1, label int) (b0, b1 int) {
	b0 = goto1
	b1 = label
	return b1, b0
}
func main() {
	n := n{7}
	var rt rt = n
	fmt.Println(n.rt, rt.M().rt, main_, n1(), Lambda1(L1{n, n}))
	fmt.Println(f_1(1, 2))
b0:
	for b0 := 0; b0 < 3; b0++ {
	b1:
		for b1 := 0; ; b1++ {
			if b1 == 2 {
				continue b0
			}
			if b0 == 2 {
				break b0
			}
			if b1 == 7 {
				goto b1
			}
			fmt.Println(b0, b1)
		}
	}
	fmt.Printf("%T %T %T %v\n", n, rt, t1, T_1{3})
	_ = main_
	{
		main := func() string { return "inner main" }
		fmt.Println(main())
		init := 5
		fmt.Println(init)
		fmt := "fmt"
		_ = fmt
		println := func(s string) { r1 = s }
		println("x")
	}
	fmt.Println(r1)
}

// Output:
// init 5 r1 2.5 {4} {4} 6
// init2
// 7 8 1 1 2
// 2 1
// 0 0
// 0 1
// 1 0
// 1 1
// main.n main.n *main.n {3}
// inner main
// 5
// x
