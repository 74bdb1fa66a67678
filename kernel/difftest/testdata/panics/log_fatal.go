// log.Fatal writes to standard error and exits with 1.
package main

import (
	"fmt"
	"log"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("prog: ")
	log.Println("warning")
	fmt.Println("out")
	log.Fatalf("fatal %d", 5)
}

// Exit: 1
// Error: prog: warning
// Error: prog: fatal 5
// Output:
// out
