// Tags are ignored in conversions but part of identity.
package main

import (
	"fmt"
	"reflect"
)

type Row struct {
	Name string `csv:"name"`
	N    int    `csv:"n"`
}
type Plain struct {
	Name string
	N    int
}

func main() {
	r := Row{"a", 1}
	p := Plain(r)
	ps := (*Plain)(&r)
	ps.N = 5
	fmt.Println(p, r, any(p) == any(r))
	fmt.Println(reflect.TypeOf(r).Field(0).Tag.Get("csv"), reflect.TypeOf(p).NumField())
}

// Output:
// {a 1} {a 5} false
// name 2
