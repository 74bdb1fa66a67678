// Tags are read by reflection and kept apart.
package main

import (
	"fmt"
	"reflect"
)

type T struct {
	A int    `json:"a" unit:"s"`
	B string "plain"
	C bool
}

func main() {
	t := reflect.TypeOf(T{})
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		unit, ok := f.Tag.Lookup("unit")
		fmt.Println(f.Name, f.Tag, unit, ok)
	}
}

// Output:
// A json:"a" unit:"s" s true
// B plain  false
// C   false
