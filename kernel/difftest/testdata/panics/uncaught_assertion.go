// An uncaught failed type assertion.
package main

import "fmt"

type T struct{}

func main() {
	var v any = T{}
	fmt.Println(v.(fmt.Stringer))
}

// Exit: 2
// Error: panic: interface conversion: main.T is not fmt.Stringer: missing method String
