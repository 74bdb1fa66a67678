// JSON that does not fit types of the script: what is decoded, and every error's words.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

type Item struct {
	N   int `json:"n"`
	S   []string
	Sub struct {
		X float32
		Y *int
	}
	M map[string]Item2
	A any
	E Err
}
type Item2 struct {
	K uint8
	I interface{ Foo() }
}
type Err string
type Names []string
type Inner struct {
	Inner string
	Z     int
}
type Outer struct {
	Inner
	*Item2
	Z int
}
type ptrs struct {
	A **int
	B *[]int
	C *map[string]*int
	D [2]int
	E [3]Inner
	F func()
}

func try(data string, v any) {
	err := json.Unmarshal([]byte(data), v)
	fmt.Printf("%+v | %v | %T\n", deref(v), err, err)
	var te *json.UnmarshalTypeError
	if errors.As(err, &te) {
		fmt.Println("  ", te.Value, te.Offset, te.Struct, te.Field)
	}
	d := json.NewDecoder(strings.NewReader(data))
	d.DisallowUnknownFields()
	d.UseNumber()
	err = d.Decode(v)
	fmt.Printf("%+v | %v\n", deref(v), err)
}

func deref(v any) any {
	switch v := v.(type) {
	case *Item:
		w := *v
		w.Sub.Y = nil
		return w
	case *Names:
		return *v
	case *[]Item:
		return len(*v)
	case *map[string]Item2:
		return *v
	case *Outer:
		return fmt.Sprint(v.Inner, v.Z, v.Item2 != nil)
	case *Err:
		return *v
	case *any:
		return *v
	case *ptrs:
		s := fmt.Sprint(v.D, v.E)
		if v.A != nil {
			s += fmt.Sprint(**v.A)
		}
		if v.B != nil {
			s += fmt.Sprint(*v.B)
		}
		if v.C != nil {
			s += fmt.Sprint(len(*v.C))
		}
		return s
	}
	return "?"
}

func main() {
	for _, data := range []string{
		`{"n": 1, "S": ["a"], "Sub": {"X": 1.5, "Y": 3}, "M": {"k": {"K": 7}}, "A": [1, {"b": null}], "E": "x"}`,
		`{"n": "1"}`, `{"n": 1.5}`, `{"S": [1]}`, `{"Sub": {"X": "a"}}`, `{"Sub": {"X": 1e60}}`, `{"M": {"k": {"K": 300}}}`,
		`{"M": {"k": {"I": 1}}}`, `{"E": 1}`, `{"M": []}`, `[]`, `"x"`, `null`, `{"unknown": 1}`, `{"N": 1}`, `{`, `{"n": }`, ``, `{"n":1} x`,
		`{"Sub": {"Y": {}}}`, `{"n": 99999999999999999999}`, `{"A": 12345678901234567890}`,
	} {
		var it Item
		try(data, &it)
	}
	for _, data := range []string{`["a", 1]`, `{}`, `["x","y"]`, `null`, `[`} {
		var n Names
		try(data, &n)
		var m map[string]Item2
		try(data, &m)
		var its []Item
		try(data, &its)
		var e Err
		try(data, &e)
		var a any
		try(data, &a)
	}
	for _, data := range []string{`{"Inner": "a", "Z": 2, "K": 3}`, `{"Inner": {"Z": 1}}`, `{"z": 1, "k": 2, "inner": "q"}`} {
		var o Outer
		try(data, &o)
	}
	for _, data := range []string{`{"A": 1, "B": [1,2], "C": {"x": null}, "D": [1,2,3], "E": [{"Z": 1}]}`, `{"A": null, "D": [1]}`, `{"F": 1}`, `{"E": [1]}`} {
		var p ptrs
		try(data, &p)
	}
	try(`1`, nil)
	try(`1`, 3)
	try(`1`, Item{})
	var none *Names
	fmt.Println(json.Unmarshal([]byte(`1`), none), json.Unmarshal([]byte(`1`), (*Item)(nil)))
}

// Output:
// {N:1 S:[a] Sub:{X:1.5 Y:<nil>} M:map[k:{K:7 I:<nil>}] A:[1 map[b:<nil>]] E:x} | <nil> | <nil>
// {N:1 S:[a] Sub:{X:1.5 Y:<nil>} M:map[k:{K:7 I:<nil>}] A:[1 map[b:<nil>]] E:x} | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go struct field Item.n of type int | *json.UnmarshalTypeError
//    string 9 Item n
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go struct field Item.n of type int
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 1.5 into Go struct field Item.n of type int | *json.UnmarshalTypeError
//    number 1.5 9 Item n
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 1.5 into Go struct field Item.n of type int
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item.S of type string | *json.UnmarshalTypeError
//    number 8 Item S
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item.S of type string
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go struct field .Sub.X of type float32 | *json.UnmarshalTypeError
//    string 17  Sub.X
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go struct field .Sub.X of type float32
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 1e60 into Go struct field .Sub.X of type float32 | *json.UnmarshalTypeError
//    number 1e60 18  Sub.X
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 1e60 into Go struct field .Sub.X of type float32
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[k:{K:0 I:<nil>}] A:<nil> E:} | json: cannot unmarshal number 300 into Go struct field Item2.M.K of type uint8 | *json.UnmarshalTypeError
//    number 300 21 Item2 M.K
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[k:{K:0 I:<nil>}] A:<nil> E:} | json: cannot unmarshal number 300 into Go struct field Item2.M.K of type uint8
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[k:{K:0 I:<nil>}] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item2.M.I of type interface { Foo() } | *json.UnmarshalTypeError
//    number 19 Item2 M.I
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[k:{K:0 I:<nil>}] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item2.M.I of type interface { Foo() }
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item.E of type main.Err | *json.UnmarshalTypeError
//    number 7 Item E
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number into Go struct field Item.E of type main.Err
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal array into Go struct field Item.M of type map[string]main.Item2 | *json.UnmarshalTypeError
//    array 7 Item M
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal array into Go struct field Item.M of type map[string]main.Item2
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal array into Go value of type main.Item | *json.UnmarshalTypeError
//    array 1 ␣
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal array into Go value of type main.Item
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go value of type main.Item | *json.UnmarshalTypeError
//    string 3 ␣
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal string into Go value of type main.Item
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil> | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil> | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: unknown field "unknown"
// {N:1 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil> | <nil>
// {N:1 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | unexpected end of JSON input | *json.SyntaxError
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | unexpected EOF
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | invalid character '}' looking for beginning of value | *json.SyntaxError
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | invalid character '}' looking for beginning of value
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | unexpected end of JSON input | *json.SyntaxError
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | EOF
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | invalid character 'x' after top-level value | *json.SyntaxError
// {N:1 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal object into Go struct field .Sub.Y of type int | *json.UnmarshalTypeError
//    object 15  Sub.Y
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal object into Go struct field .Sub.Y of type int
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 99999999999999999999 into Go struct field Item.n of type int | *json.UnmarshalTypeError
//    number 99999999999999999999 26 Item n
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:<nil> E:} | json: cannot unmarshal number 99999999999999999999 into Go struct field Item.n of type int
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:1.2345678901234567e+19 E:} | <nil> | <nil>
// {N:0 S:[] Sub:{X:0 Y:<nil>} M:map[] A:12345678901234567890 E:} | <nil>
// [a ] | json: cannot unmarshal number into Go value of type string | *json.UnmarshalTypeError
//    number 7 ␣
// [a ] | json: cannot unmarshal number into Go value of type string
// map[] | json: cannot unmarshal array into Go value of type map[string]main.Item2 | *json.UnmarshalTypeError
//    array 1 ␣
// map[] | json: cannot unmarshal array into Go value of type map[string]main.Item2
// 2 | json: cannot unmarshal string into Go value of type main.Item | *json.UnmarshalTypeError
//    string 4 ␣
// 2 | json: cannot unmarshal string into Go value of type main.Item
//  | json: cannot unmarshal array into Go value of type main.Err | *json.UnmarshalTypeError
//    array 1 ␣
//  | json: cannot unmarshal array into Go value of type main.Err
// [a 1] | <nil> | <nil>
// [a 1] | <nil>
// [] | json: cannot unmarshal object into Go value of type main.Names | *json.UnmarshalTypeError
//    object 1 ␣
// [] | json: cannot unmarshal object into Go value of type main.Names
// map[] | <nil> | <nil>
// map[] | <nil>
// 0 | json: cannot unmarshal object into Go value of type []main.Item | *json.UnmarshalTypeError
//    object 1 ␣
// 0 | json: cannot unmarshal object into Go value of type []main.Item
//  | json: cannot unmarshal object into Go value of type main.Err | *json.UnmarshalTypeError
//    object 1 ␣
//  | json: cannot unmarshal object into Go value of type main.Err
// map[] | <nil> | <nil>
// map[] | <nil>
// [x y] | <nil> | <nil>
// [x y] | <nil>
// map[] | json: cannot unmarshal array into Go value of type map[string]main.Item2 | *json.UnmarshalTypeError
//    array 1 ␣
// map[] | json: cannot unmarshal array into Go value of type map[string]main.Item2
// 2 | json: cannot unmarshal string into Go value of type main.Item | *json.UnmarshalTypeError
//    string 4 ␣
// 2 | json: cannot unmarshal string into Go value of type main.Item
//  | json: cannot unmarshal array into Go value of type main.Err | *json.UnmarshalTypeError
//    array 1 ␣
//  | json: cannot unmarshal array into Go value of type main.Err
// [x y] | <nil> | <nil>
// [x y] | <nil>
// [] | <nil> | <nil>
// [] | <nil>
// map[] | <nil> | <nil>
// map[] | <nil>
// 0 | <nil> | <nil>
// 0 | <nil>
//  | <nil> | <nil>
//  | <nil>
// <nil> | <nil> | <nil>
// <nil> | <nil>
// [] | unexpected end of JSON input | *json.SyntaxError
// [] | unexpected EOF
// map[] | unexpected end of JSON input | *json.SyntaxError
// map[] | unexpected EOF
// 0 | unexpected end of JSON input | *json.SyntaxError
// 0 | unexpected EOF
//  | unexpected end of JSON input | *json.SyntaxError
//  | unexpected EOF
// <nil> | unexpected end of JSON input | *json.SyntaxError
// <nil> | unexpected EOF
// {a 0} 2 true | <nil> | <nil>
// {a 0} 2 true | <nil>
// { 0} 0 false | json: cannot unmarshal object into Go struct field Outer.Inner.Inner of type string | *json.UnmarshalTypeError
//    object 11 Outer Inner.Inner
// { 0} 0 false | json: cannot unmarshal object into Go struct field Outer.Inner.Inner of type string
// {q 0} 1 true | <nil> | <nil>
// {q 0} 1 true | <nil>
// [1 2] [{ 1} { 0} { 0}]1[1 2]1 | <nil> | <nil>
// [1 2] [{ 1} { 0} { 0}]1[1 2]1 | <nil>
// [1 0] [{ 0} { 0} { 0}] | <nil> | <nil>
// [1 0] [{ 0} { 0} { 0}] | <nil>
// [0 0] [{ 0} { 0} { 0}] | json: cannot unmarshal number into Go struct field ptrs.F of type func() | *json.UnmarshalTypeError
//    number 7 ptrs F
// [0 0] [{ 0} { 0} { 0}] | json: cannot unmarshal number into Go struct field ptrs.F of type func()
// [0 0] [{ 0} { 0} { 0}] | json: cannot unmarshal number into Go struct field ptrs.E of type main.Inner | *json.UnmarshalTypeError
//    number 8 ptrs E
// [0 0] [{ 0} { 0} { 0}] | json: cannot unmarshal number into Go struct field ptrs.E of type main.Inner
// ? | json: Unmarshal(nil) | *json.InvalidUnmarshalError
// ? | json: Unmarshal(nil)
// ? | json: Unmarshal(non-pointer int) | *json.InvalidUnmarshalError
// ? | json: Unmarshal(non-pointer int)
// ? | json: Unmarshal(non-pointer main.Item) | *json.InvalidUnmarshalError
// ? | json: Unmarshal(non-pointer main.Item)
// json: Unmarshal(nil *main.Names) json: Unmarshal(nil *main.Item)
