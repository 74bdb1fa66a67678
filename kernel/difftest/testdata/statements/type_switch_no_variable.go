// A type switch without a variable, with init, break and fall to default.
package main

import "fmt"

func main() {
	var v any = "x"
	switch v.(type) {
	case int:
		fmt.Println("int")
	case string:
		fmt.Println("string")
	}
	switch n := 3; w := v.(type) {
	case string:
		if n == 3 {
			fmt.Println("leaving", w)
			break
		}
		fmt.Println("never")
	default:
		fmt.Println("never")
	}
	switch x := v.(type) {
	default:
		fmt.Printf("%T %v\n", x, x)
	case bool:
	}
}

// Output:
// string
// leaving x
// string x
