// panic(nil) gives a PanicNilError.
package main

import "fmt"

func main() {
	defer func() {
		r := recover()
		fmt.Printf("%T %v\n", r, r)
	}()
	panic(nil)
}

// Output:
// *runtime.PanicNilError panic called with nil argument
