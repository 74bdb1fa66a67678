// Constants returned through float results.
package main

import "fmt"

func ratio() float64               { return 3 / 2 }
func named() (f float32, c string) { f = 5 / 4; c = "x"; return }
func many() (float64, any)         { return 1 / 4, 1 / 4. }

func main() {
	f, c := named()
	x, y := many()
	fmt.Println(ratio(), f, c, x, y)
	g := func() float64 { return 11 / 3 }
	fmt.Println(g() + 1/2)
}

// Output:
// 1 1 x 0 0.25
// 3
