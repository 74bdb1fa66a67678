// Operands that are variables may change; through calls they are fixed.
package main

import "fmt"

func main() {
	i := 0
	next := func() int { i++; return i }
	a := []int{next(), next(), next()}
	fmt.Println(a, next()+next()*10, next()-next())
	x := 1
	set := func() int { x = 5; return 1 }
	y := set() + x
	fmt.Println(y)
}

// Output:
// [1 2 3] 54 -1
// 6
