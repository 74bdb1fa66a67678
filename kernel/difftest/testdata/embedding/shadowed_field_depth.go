// A shallower field wins over a deeper method.
package main

import "fmt"

type Inner struct{}

func (Inner) Value() string { return "inner method" }

type Mid struct{ Inner }
type Outer struct {
	Mid
	Value func() string
}

func main() {
	o := Outer{Value: func() string { return "outer field" }}
	fmt.Println(o.Value(), o.Mid.Value(), o.Inner.Value())
}

// Output:
// outer field inner method inner method
