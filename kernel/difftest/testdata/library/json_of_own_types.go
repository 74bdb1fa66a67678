// JSON of own types, and the texts of what cannot be encoded and decoded.
package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
)

type G[T any] struct {
	V    T     `json:"v"`
	Next *G[T] `json:",omitempty"`
}
type Emb struct {
	G[int]
	*In
	Named In `json:"named"`
	x     int
}
type In struct{ A, b int }
type Col int

func (c Col) MarshalText() ([]byte, error) {
	if c < 0 {
		return nil, fmt.Errorf("neg %d", int(c))
	}
	return []byte([]string{"red", "green"}[c]), nil
}
func (c *Col) UnmarshalText(b []byte) error {
	switch string(b) {
	case "red":
		*c = 0
	case "green":
		*c = 1
	default:
		return fmt.Errorf("bad color %q", b)
	}
	return nil
}

type Sh interface{ Area() float64 }
type Sq struct{ S float64 }

func (s Sq) Area() float64 { return s.S * s.S }
func (s Sq) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]any{"sq": s.S})
}

type Cyc struct{ C *Cyc }
type Bad struct{ C chan int }
type BadM map[Sq]int
type Opt struct {
	A *int           `json:"a,omitempty"`
	B []string       `json:"b,omitempty"`
	C map[string]int `json:"c"`
	D any            `json:"d,omitempty"`
	E float64        `json:"e,string"`
	F bool           `json:"f,omitzero"`
	G [2]Col         `json:"g"`
	H map[Col]int    `json:"h,omitempty"`
	I struct{}       `json:"i"`
	J Sh             `json:"j"`
	K func()         `json:"-"`
	L string         `json:"<l>"`
}

func p(v any, err error) {
	if b, ok := v.([]byte); ok {
		v = string(b)
	}
	fmt.Printf("%v | %v | %T\n", v, err, err)
}

func main() {
	p(json.Marshal(G[string]{"a", &G[string]{V: "b"}}))
	p(json.Marshal(Emb{G: G[int]{V: 3}, Named: In{1, 2}}))
	p(json.Marshal(Emb{In: &In{5, 6}}))
	n := 4
	p(json.Marshal(Opt{A: &n, D: Sq{2}, E: 1.5, F: true, G: [2]Col{1, 0}, H: map[Col]int{1: 5, 0: 6}, J: Sq{3}, L: "<&>\u2028"}))
	p(json.Marshal(Opt{}))
	p(json.Marshal([]any{Col(-1)}))
	p(json.Marshal(Bad{}))
	p(json.Marshal(BadM{{1}: 1}))
	p(json.Marshal(math.NaN()))
	p(json.Marshal([]any{math.Inf(1)}))
	p(json.Marshal(func() {}))
	p(json.Marshal(map[any]int{1: 1}))
	c := &Cyc{}
	c.C = c
	_, err := json.Marshal(c)
	fmt.Println(err != nil)
	p(json.Marshal(map[int]Col{2: 1, 1: 0, 10: 1}))
	p(json.Marshal([]G[Col]{{V: 1}}))
	var o Opt
	for _, s := range []string{
		`{"a": 5, "b": ["x"], "c": {"k": 1}, "d": [1, "a", null, {"z": 1.5}], "e": "2.5", "f": true, "g": ["green"], "h": {"red": 1}}`,
		`{"g": ["blue"]}`, `{"g": [1]}`, `{"j": {"sq": 1}}`, `{"e": 2.5}`, `{"c": []}`, `{"b": "x"}`, `{"a": "x"}`, `{"a": 1.5}`, `{"a": 99999999999999999999}`, `{"A": 7, "B": null}`, `{"h": {"pink": 1}}`, `{`, `[]`, `{"a": 1,}`, `nul`, `{"i": {"x": 1}} x`, `"\ud800"`,
	} {
		o = Opt{}
		err := json.Unmarshal([]byte(s), &o)
		a := -1
		if o.A != nil {
			a = *o.A
		}
		fmt.Printf("%v %T | %v %v %v %v %v %v %v\n", err, err, a, o.B, o.C, o.D, o.E, o.G, o.H)
	}
	var g G[[]Emb]
	fmt.Println(json.Unmarshal([]byte(`{"v": [{"v": "x"}]}`), &g))
	fmt.Println(json.Unmarshal([]byte(`{"v": [{"v": 3, "A": 4, "named": {"A": "q"}}]}`), &g))
	fmt.Println(g.V[0].V, g.V[0].In.A)
	fmt.Println(json.Unmarshal([]byte(`{}`), g), json.Unmarshal([]byte(`{}`), nil), json.Unmarshal([]byte(`{}`), (*Opt)(nil)))
	d := json.NewDecoder(strings.NewReader(`{"V":1} {"V":2} {"x":3} [`))
	d.DisallowUnknownFields()
	for {
		var x G[int]
		if err := d.Decode(&x); err != nil {
			fmt.Println(err)
			break
		}
		fmt.Println(x)
	}
	e := json.NewEncoder(os.Stdout)
	e.SetIndent(">", "\t")
	e.SetEscapeHTML(false)
	e.Encode(struct {
		X, y int
		Z    []Sh `json:"<z>"`
	}{1, 2, []Sh{Sq{1}, nil}})
	var anyv any
	json.Unmarshal([]byte(`{"a":[1,{"b":null}],"c":1e3}`), &anyv)
	fmt.Printf("%v %T\n", anyv, anyv.(map[string]any)["c"])
	var sh Sh
	fmt.Println(json.Unmarshal([]byte(`1`), &sh))
	var ip **int
	fmt.Println(json.Unmarshal([]byte(`8`), &ip), **ip)
	var arr [2]int
	fmt.Println(json.Unmarshal([]byte(`[1,2,3]`), &arr), arr)
	var bs []byte
	fmt.Println(json.Unmarshal([]byte(`"aGk="`), &bs), string(bs), json.Unmarshal([]byte(`"!"`), &bs))
}

// Output:
// {"v":"a","Next":{"v":"b"}} | <nil> | <nil>
// {"v":3,"named":{"A":1}} | <nil> | <nil>
// {"v":0,"A":5,"named":{"A":0}} | <nil> | <nil>
// {"a":4,"c":null,"d":{"sq":2},"e":"1.5","f":true,"g":["green","red"],"h":{"green":5,"red":6},"i":{},"j":{"sq":3},"\u003cl\u003e":"\u003c\u0026\u003e\u2028"} | <nil> | <nil>
// {"c":null,"e":"0","g":["red","red"],"i":{},"j":null,"\u003cl\u003e":""} | <nil> | <nil>
//  | json: error calling MarshalText for type main.Col: neg -1 | *json.MarshalerError
//  | json: unsupported type: chan int | *json.UnsupportedTypeError
//  | json: unsupported type: main.BadM | *json.UnsupportedTypeError
//  | json: unsupported value: NaN | *json.UnsupportedValueError
//  | json: unsupported value: +Inf | *json.UnsupportedValueError
//  | json: unsupported type: func() | *json.UnsupportedTypeError
//  | json: unsupported type: map[interface {}]int | *json.UnsupportedTypeError
// true
// {"1":"red","10":"green","2":"green"} | <nil> | <nil>
// [{"v":"green"}] | <nil> | <nil>
// <nil> <nil> | 5 [x] map[k:1] [1 a <nil> map[z:1.5]] 2.5 [1 0] map[0:1]
// bad color "blue" *errors.errorString | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal number into Go struct field Opt.g of type main.Col *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal object into Go struct field Opt.j of type main.Sh *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// json: invalid use of ,string struct tag, trying to unmarshal unquoted value into float64 *errors.errorString | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal array into Go struct field Opt.c of type map[string]int *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal string into Go struct field Opt.b of type []string *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal string into Go struct field Opt.a of type int *json.UnmarshalTypeError | 0 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal number 1.5 into Go struct field Opt.a of type int *json.UnmarshalTypeError | 0 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal number 99999999999999999999 into Go struct field Opt.a of type int *json.UnmarshalTypeError | 0 [] map[] <nil> 0 [0 0] map[]
// <nil> <nil> | 7 [] map[] <nil> 0 [0 0] map[]
// bad color "pink" *errors.errorString | -1 [] map[] <nil> 0 [0 0] map[]
// unexpected end of JSON input *json.SyntaxError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal array into Go value of type main.Opt *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// invalid character '}' looking for beginning of object key string *json.SyntaxError | -1 [] map[] <nil> 0 [0 0] map[]
// invalid character ' ' in literal null (expecting 'l') *json.SyntaxError | -1 [] map[] <nil> 0 [0 0] map[]
// invalid character 'x' after top-level value *json.SyntaxError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal string into Go value of type main.Opt *json.UnmarshalTypeError | -1 [] map[] <nil> 0 [0 0] map[]
// json: cannot unmarshal string into Go struct field Emb.v.G.v of type int
// json: cannot unmarshal string into Go struct field In.v.named.A of type int
// 3 4
// json: Unmarshal(non-pointer main.G[[]main.Emb]) json: Unmarshal(nil) json: Unmarshal(nil *main.Opt)
// {1 <nil>}
// {2 <nil>}
// json: unknown field "x"
// {
// >	"X": 1,
// >	"<z>": [
// >		{
// >			"sq": 1
// >		},
// >		null
// >	]
// >}
// map[a:[1 map[b:<nil>]] c:1000] float64
// json: cannot unmarshal number into Go value of type main.Sh
// <nil> 8
// <nil> [1 2]
// <nil> hi illegal base64 data at input byte 0
