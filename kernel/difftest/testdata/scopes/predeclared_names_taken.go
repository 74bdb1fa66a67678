// Every predeclared name means something else.
package main

import "fmt"

type int string
type str2 []byte
type bool = float64

const true = 1 == 2
const false bool = 3.5

var nil = "nil value"

func len(x any) (r uint8)                 { r = 42; return }
func append(a, b interface{}) interface{} { return fmt.Sprint(a, b) }
func panic(xs ...any)                     { fmt.Println("panic!", xs) }
func recover() uint                       { return 9 }
func print(a ...any)                      { fmt.Println(a...) }
func make(x uint) uint                    { return x + 1 }
func new(x uint) *uint                    { return &x }
func cap() uint                           { return 1 }
func copy(a, b uint) uint                 { return a*10 + b }
func delete(a uint)                       { fmt.Println("delete", a) }
func close() uint                         { return 77 }
func min(a uint) uint                     { return a }
func max(a uint) uint                     { return a * 2 }
func clear(a uint)                        { fmt.Println("clear", a) }
func complex(a, b uint) uint              { return a + b }
func real(a uint) uint                    { return a + 1 }
func imag(a uint) uint                    { return a + 2 }

type error struct{ code uint }
type any = interface{}
type byte = uint8
type rune float32

const iota = 100

const (
	a = iota
	b
	c = iota + 1
)

func main() {
	var i int = "hello"
	s := str2("bytes")
	fmt.Printf("%T %v %T %s %v\n", i, i, s, s, nil)
	fmt.Println(true, false, len(3), append(1, 2), recover(), cap(), copy(3, 4), close(), min(3), max(3), complex(1, 2), real(1), imag(1))
	panic(1, "a")
	print("p", 3)
	delete(4)
	clear(8)
	fmt.Println(*new(4), make(5), error{4}, a, b, c)
	fmt.Printf("%T %T %T\n", error{4}, rune(3.5), byte(3))
	var r rune = 3.25
	fmt.Println(r)
	fmt.Println(s[0], i[0], i[1:3])
	for i, x := range i {
		fmt.Print(i, x, " ")
		fmt.Printf("%T\n", x)
	}
	var e error
	e.code = 4
	fmt.Printf("%+v\n", e)
}

// Output:
// main.int hello main.str2 bytes nil value
// false 3.5 42 1 2 9 1 34 77 3 6 3 2 3
// panic! [1 a]
// p 3
// delete 4
// clear 8
// 4 6 {4} 100 100 101
// main.error main.rune uint8
// 3.25
// 98 104 el
// 0 104 int32
// 1 101 int32
// 2 108 int32
// 3 108 int32
// 4 111 int32
// {code:4}
