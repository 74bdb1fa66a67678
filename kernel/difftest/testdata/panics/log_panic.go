// log.Panic panics with its text.
package main

import (
	"fmt"
	"log"
)

func main() {
	log.SetFlags(0)
	defer func() { fmt.Println("recovered:", recover()) }()
	log.Panicf("bad %s", "thing")
}

// Error: bad thing
// Output:
// recovered: bad thing
