// A go statement with a field that holds no function.
package main

import (
	"fmt"
)

type T struct{ f func() }

func main() { defer fmt.Println("d"); defer func() { fmt.Println(recover()) }(); var t T; go t.f() }

// Exit: 2
// Error: fatal error: go of nil func value
