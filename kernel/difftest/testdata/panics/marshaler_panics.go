// Package json recovers what it does not know, and panics with it again.
package main

import (
	"encoding/json"
	"fmt"
)

type T int

func (t T) MarshalJSON() ([]byte, error) { panic("in Marshal") }
func main()                              { defer fmt.Println("d"); json.Marshal(T(1)) }

// Exit: 2
// Error: panic: in Marshal [recovered, repanicked]
// Output:
// d
