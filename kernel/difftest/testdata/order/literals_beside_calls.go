// Variables in composite literals are read before or after the calls beside them, as compiled.
package main

import "fmt"

type S0 struct{ A, b int }

var g0 = 79

func f1() int { g0 = 0; return 0 }

func main() {
	fmt.Println(S0{10, g0}, f1())
	g0 = 5
	var a any = S0{10, g0}
	fmt.Println(a)
	g0 = 7
	fmt.Println([2]int{g0, g0}, f1())
	g0 = 8
	fmt.Println([]int{g0, g0}, f1())
	g0 = 9
	fmt.Println(&S0{g0, g0}, f1())
	g0 = 9
	s := []S0{{g0, 1}, {f1(), g0}}
	fmt.Println(s)
}

// Output:
// {10 79} 0
// {10 5}
// [7 7] 0
// [0 0] 0
// &{9 9} 0
// [{0 1} {0 0}]
