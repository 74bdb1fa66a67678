// Panics with values of named basic types.
package main

type S string
type B bool
type I int8
type C complex64

func f(n int) {
	defer func() {
		if n < 4 {
			f(n + 1)
		}
	}()
	switch n {
	case 0:
		panic(S("s\n\"q\""))
	case 1:
		panic(B(true))
	case 2:
		panic(I(-3))
	case 3:
		panic(C(1 + 2i))
	default:
		panic(uint8(3))
	}
}
func main() { f(0) }

// Exit: 2
// Error: panic: main.S("s
// Error: 	"q"")
// Error: 	panic: main.B(true)
// Error: 	panic: main.I(-3)
// Error: 	panic: main.C(1+2i)
// Error: 	panic: 3
