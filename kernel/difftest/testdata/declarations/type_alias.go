// An alias is the same type.
package main

import "fmt"

type Celsius = float64
type Names = []string
type Op = func(int) int

type point struct{ x int }
type P = point

func (p P) Get() int { return p.x }

func main() {
	var c Celsius = 3
	var f float64 = c
	n := Names{"a", "b"}
	var s []string = n
	var o Op = func(i int) int { return i + 1 }
	var a any = P{3}
	_, ok := a.(point)
	fmt.Println(f, s, o(1), ok, P{7}.Get())
	fmt.Printf("%T %T\n", c, P{})
}

// Output:
// 3 [a b] 2 true 7
// float64 main.point
