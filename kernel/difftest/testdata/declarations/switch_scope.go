// Each clause of a switch is its own scope.
package main

import "fmt"

func main() {
	switch x := 2; {
	case x > 1:
		x := "inner"
		y := 1
		fmt.Println(x, y)
		fallthrough
	case x > 100:
		y := "other"
		fmt.Println(x, y)
	}
	var v any = 3.5
	switch v := v.(type) {
	case int:
		fmt.Println("int", v)
	case float64:
		v *= 2
		fmt.Println("float", v)
	}
	fmt.Println(v)
}

// Output:
// inner 1
// 2 other
// float 7
// 3.5
