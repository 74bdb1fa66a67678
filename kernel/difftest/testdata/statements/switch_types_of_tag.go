// Switching on strings, floats, structs, pointers, interfaces and booleans.
package main

import "fmt"

type pt struct{ x, y int }

func main() {
	p := &pt{1, 2}
	switch *p {
	case pt{2, 1}:
		fmt.Println("21")
	case pt{1, 2}:
		fmt.Println("12")
	}
	switch p {
	case nil:
		fmt.Println("nil")
	case p:
		fmt.Println("same")
	}
	var v any = 2
	switch v {
	case "2":
		fmt.Println("string")
	case 2.0:
		fmt.Println("float")
	case 2:
		fmt.Println("int")
	}
	switch true {
	case false:
		fmt.Println("false")
	default:
		fmt.Println("true")
	}
	var e error
	switch e {
	case nil:
		fmt.Println("no error")
	}
	switch f := 0.5; f {
	case 1 / 2.:
		fmt.Println("half")
	}
}

// Output:
// 12
// same
// int
// true
// no error
// half
