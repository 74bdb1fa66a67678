// os.Exit ends at once with its code, without deferred calls.
package main

import (
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("never")
	fmt.Println("leaving")
	func() {
		defer fmt.Println("never")
		os.Exit(3)
	}()
}

// Exit: 3
// Output:
// leaving
