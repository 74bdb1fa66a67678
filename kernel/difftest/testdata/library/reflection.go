// reflect on script values: kinds, fields, tags, DeepEqual.
package main

import (
	"fmt"
	"reflect"
)

type T struct {
	A int    `k:"v"`
	B string `k:"w"`
	c bool
}

func (t T) Hello() string { return "hi" }

func main() {
	t := reflect.TypeOf(T{})
	for i := range t.NumField() {
		f := t.Field(i)
		fmt.Print(f.Name, " ", f.Type, " ", f.Tag.Get("k"), " ", f.IsExported(), "; ")
	}
	fmt.Println(t.Name(), t.Kind(), t.NumMethod())
	fmt.Println(reflect.DeepEqual(map[string][]int{"a": {1}}, map[string][]int{"a": {1}}), reflect.DeepEqual(T{1, "a", true}, T{1, "a", false}))
	v := reflect.ValueOf(&T{A: 5}).Elem()
	v.Field(0).SetInt(9)
	fmt.Println(v.Field(0).Int(), reflect.ValueOf([]int{1, 2}).Len(), reflect.TypeOf(3.5), reflect.Zero(reflect.TypeOf("")).Interface() == "")
}

// Output:
// A int v true; B string w true; c bool  false; T struct 1
// true false
// 9 2 float64 true
