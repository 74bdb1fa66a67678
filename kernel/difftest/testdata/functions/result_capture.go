// A deferred closure reads and sets results after a panic.
package main

import "fmt"

func safe(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("caught: %v", r)
		}
	}()
	f()
	return nil
}

func main() {
	fmt.Println(safe(func() {}))
	fmt.Println(safe(func() { panic("oops") }))
	fmt.Println(safe(func() { var s []int; _ = s[3] }))
}

// Output:
// <nil>
// caught: oops
// caught: runtime error: index out of range [3] with length 0
