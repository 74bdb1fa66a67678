// A pipe that nobody reads.
package main

import (
	"fmt"
	"io"
)

func main() { r, w := io.Pipe(); fmt.Println("p"); w.Write([]byte("x")); r.Close() }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// p
