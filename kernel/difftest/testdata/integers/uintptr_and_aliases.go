// byte is uint8, rune is int32.
package main

import "fmt"

func takesU8(u uint8) string  { return fmt.Sprintf("%T", u) }
func takesI32(i int32) string { return fmt.Sprintf("%T", i) }

func main() {
	var b byte = 'x'
	var r rune = 'y'
	fmt.Println(takesU8(b), takesI32(r))
	var bs []uint8 = []byte("ab")
	var a any = b
	_, ok := a.(uint8)
	_, ok2 := any(r).(int32)
	_, ok3 := any(r).(int)
	fmt.Printf("%T %v %v %v %v\n", bs, ok, ok2, ok3, bs)
}

// Output:
// uint8 int32
// []uint8 true true false [97 98]
