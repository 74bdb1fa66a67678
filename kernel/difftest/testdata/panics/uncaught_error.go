// An uncaught panic with an error.
package main

import (
	"fmt"
	"io"
)

func main() {
	defer fmt.Println("deferred")
	panic(fmt.Errorf("read %s: %w", "x", io.EOF))
}

// Exit: 2
// Error: panic: read x: EOF
// Output:
// deferred
