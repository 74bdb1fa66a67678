// Untyped constants convert to named and interface types.
package main

import "fmt"

type Num float32
type Str string
type Flag bool

func main() {
	n := Num(1) / 3
	s := Str("a") + "b"
	f := Flag(1 > 0) && true
	var x any = Num(2)
	fmt.Printf("%v %T %v %T %v %T %T\n", n, n, s, s, f, f, x)
	const c Num = 1 / 2.0
	var y float64 = 1 << 10
	fmt.Println(c, y, Num(7/2), Str(rune(0x41)), Str('x'))
}

// Output:
// 0.33333334 main.Num ab main.Str true main.Flag main.Num
// 0.5 1024 3 A x
