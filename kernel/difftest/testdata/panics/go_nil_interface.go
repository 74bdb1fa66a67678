// A go statement with a method of a nil interface fails as any call.
package main

import (
	"fmt"
)

type I interface{ M() }

func main() { defer fmt.Println("d"); defer func() { fmt.Println(recover()) }(); var i I; go i.M() }

// Output:
// runtime error: invalid memory address or nil pointer dereference
// d
