// JSON decoded by methods of the script's types, in lists, maps, pointers, embedded and generic.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
)

type Level int

func (l *Level) UnmarshalJSON(b []byte) error {
	fmt.Printf("  level %s\n", b)
	if string(b) == `"bad"` {
		return errors.New("bad level")
	}
	*l += Level(len(b))
	return nil
}

type Code struct{ a, b string }

func (c *Code) UnmarshalText(b []byte) error {
	fmt.Printf("  code %s\n", b)
	var ok bool
	if c.a, c.b, ok = strings.Cut(string(b), "-"); !ok {
		return fmt.Errorf("no dash in %q", b)
	}
	return nil
}
func (c Code) MarshalText() ([]byte, error) { return []byte(c.a + "-" + c.b), nil }

type Date time.Time

func (d *Date) UnmarshalJSON(b []byte) error {
	t, err := time.Parse(`"2006-01-02"`, string(b))
	*d = Date(t)
	return err
}
func (d Date) MarshalJSON() ([]byte, error) { return []byte(time.Time(d).Format(`"2006-01-02"`)), nil }

type Shape interface{ Area() float64 }
type Sq struct{ S float64 }
type Ci struct{ R float64 }

func (s Sq) Area() float64  { return s.S * s.S }
func (c *Ci) Area() float64 { return 3 * c.R * c.R }

type Shapes []Shape

func (s *Shapes) UnmarshalJSON(b []byte) error {
	var raw []struct {
		Kind string
		Data json.RawMessage
	}
	if err := json.Unmarshal(b, &raw); err != nil {
		return err
	}
	for _, r := range raw {
		switch r.Kind {
		case "sq":
			var x Sq
			if err := json.Unmarshal(r.Data, &x); err != nil {
				return err
			}
			*s = append(*s, x)
		case "ci":
			x := new(Ci)
			if err := json.Unmarshal(r.Data, x); err != nil {
				return err
			}
			*s = append(*s, x)
		default:
			return fmt.Errorf("kind %q", r.Kind)
		}
	}
	return nil
}

type inner struct {
	In int
	Lv Level
}
type All struct {
	L  Level
	P  *Level
	S  []Level
	M  map[string]Level
	C  Code
	MC map[Code]int
	D  Date
	inner
	Any any
	T   time.Time
	B   *big.Int
	Sh  Shapes
	N   json.Number
	Q   int     `json:",string"`
	QF  float64 `json:"qf,string"`
	QS  string  `json:"qs,string"`
	QB  *bool   `json:",string"`
	MI  map[int8]string
	Arr [2]Code
	Sha Shape
}
type hidden struct{ X int }
type WithPtr struct {
	*hidden
	Y int
}
type Opt[T any] struct {
	Val T
	Set bool
}

func (o *Opt[T]) UnmarshalJSON(b []byte) error {
	o.Set = true
	return json.Unmarshal(b, &o.Val)
}

type Tree struct {
	V    Level
	L, R *Tree
	Kids map[string]*Tree `json:",omitempty"`
}
type alias Tree2
type Tree2 struct {
	A int
	B string
}

func (t *Tree2) UnmarshalJSON(b []byte) error {
	a := alias(*t)
	err := json.Unmarshal(b, &a)
	*t = Tree2(a)
	t.B += "!"
	return err
}

func try(data string) {
	var a All
	a.L = 100
	err := json.Unmarshal([]byte(data), &a)
	fmt.Println(data, "=>", a.L, a.P != nil, a.S, a.M, a.C, a.MC, time.Time(a.D).Format("02.01."), a.In, a.Lv, a.Any, a.B, len(a.Sh), a.N, a.Q, a.QF, a.QS, a.QB != nil, a.MI, a.Arr, a.Sha, "|", err)
	b, err2 := json.Marshal(a)
	fmt.Println(string(b), err2)
}

func main() {
	for _, d := range []string{
		`{"L": 1, "P": "xy", "S": [1, "two", [3], {"a": 4}], "M": {"k": null, "j": {}}}`,
		`{"L": null, "P": null, "S": [null], "M": null, "C": null, "D": null}`,
		`{"C": "a-b", "MC": {"x-y": 1, "z-": 2}, "Arr": ["q-r"]}`,
		`{"C": "ab", "In": 5}`, `{"C": 5, "In": 5}`, `{"C": [1], "In": 5}`, `{"C": {}, "In": 5}`, `{"MC": {"nodash": 1}, "In": 5}`,
		`{"S": [1, "bad", 2], "In": 5}`, `{"In": 5, "S": "x", "L": "bad", "Lv": 7}`,
		`{"D": "2024-02-03", "Lv": true}`, `{"D": "2024", "Lv": true}`,
		`{"Any": [1, {"a": "b"}], "T": "2024-01-01T00:00:00Z", "B": 123456789012345678901}`, `{"T": 1, "In": 3}`, `{"B": "x", "In": 3}`,
		`{"Sh": [{"kind": "sq", "data": {"S": 2}}, {"Kind": "ci", "Data": {"R": 1}}]}`, `{"Sh": [{"kind": "no"}]}`, `{"Sh": 3}`,
		`{"N": 12e3, "Q": "5", "qf": "1.5", "qs": "\"in\"", "QB": "true"}`, `{"N": "x"}`, `{"N": "7"}`, `{"N": true}`,
		`{"Q": 5, "In": 1}`, `{"Q": "x", "In": 1}`, `{"Q": "", "In": 1}`, `{"Q": null, "qs": "in", "In": 1}`, `{"Q": "null", "QB": "nope"}`, `{"QB": "null", "qf": "true", "In": 2}`, `{"Q": "1.5"}`, `{"QB": [1], "qs": "\"a"}`,
		`{"MI": {"1": "a", "-128": "b"}}`, `{"MI": {"x": "a", "200": "b", "5": "c"}}`, `{"Sha": {"S": 1}, "In": 2}`, `{"Sha": null}`, `{"Sha": 1}`, `{"Sha": "a"}`, `{"Sha": [true]}`, `{"Sha": true}`,
	} {
		try(d)
	}
	var w WithPtr
	fmt.Println(json.Unmarshal([]byte(`{"X": 1, "Y": 2}`), &w), w.Y, w.hidden)
	var o struct {
		A Opt[int]
		B Opt[[]string]
		C *Opt[Level]
		D Opt[map[string]Opt[bool]]
	}
	fmt.Println(json.Unmarshal([]byte(`{"A": 1, "B": ["x"], "C": 5, "D": {"t": true}}`), &o), o.A, o.B, *o.C, o.D)
	fmt.Println(json.Unmarshal([]byte(`{"A": "1", "B": ["x"]}`), &o), o.A, o.B)
	var t Tree
	fmt.Println(json.Unmarshal([]byte(`{"V": 1, "L": {"V": 22, "R": {"v": 333}}, "Kids": {"a": {"V": 1}, "b": null}}`), &t), t.V, t.L.V, t.L.R.V, t.Kids["a"].V, t.Kids["b"])
	b, err := json.Marshal(t)
	fmt.Println(string(b), err)
	var t2 []Tree2
	fmt.Println(json.Unmarshal([]byte(`[{"A": 1, "B": "x"}, {"A": "no"}]`), &t2), t2)
	x, y := 0, Sq{}
	var s string
	fmt.Println(json.Unmarshal([]byte(`[1, {"S": 3}, "z", 4]`), &[]any{&x, &y, &s}), x, y, s)
	var anyBox any = &y
	fmt.Println(json.Unmarshal([]byte(`{"S": 9}`), &anyBox), y, anyBox == any(&y))
	anyBox = y
	fmt.Println(json.Unmarshal([]byte(`{"S": 10}`), &anyBox), y, anyBox)
	var sh Shape = &Ci{1}
	fmt.Println(json.Unmarshal([]byte(`{"R": 5}`), &sh), sh.Area(), json.Unmarshal([]byte(`null`), &sh), sh)
	m := map[string]any{"p": &y, "l": Level(1)}
	fmt.Println(json.Unmarshal([]byte(`{"p": {"S": 1}, "q": [2]}`), &m), m["p"] == any(&y), m["q"], len(m))
	reuse := []Sq{{1}, {2}, {3}}
	reuse = reuse[:1]
	fmt.Println(json.Unmarshal([]byte(`[{}, {}, {"S": 7}, {}]`), &reuse), reuse)
	d := json.NewDecoder(strings.NewReader(`{"L":1} {"L":"bad"} {"L": 3, "zz": 1} [`))
	d.DisallowUnknownFields()
	for range 5 {
		var a struct{ L Level }
		err := d.Decode(&a)
		fmt.Println(a, err, d.InputOffset())
	}
	dd := json.NewDecoder(strings.NewReader(`[{"V":1},{"V":"22"}]`))
	fmt.Println(dd.Token())
	for dd.More() {
		var t Tree
		fmt.Println(dd.Decode(&t), t.V)
	}
	fmt.Println(dd.Token())
	var lv Level
	fmt.Println(json.Unmarshal([]byte(`"four"`), &lv), lv, json.Unmarshal([]byte(` [1, 2 ] `), &lv), lv)
	var c Code
	fmt.Println(json.Unmarshal([]byte(`"é-\u00e9"`), &c), c)
	var ut *json.UnmarshalTypeError
	err = json.Unmarshal([]byte(`{"L": 1, "MC": [1]}`), &All{})
	fmt.Println(errors.As(err, &ut), ut.Offset, ut.Field, ut.Struct, ut.Value)
	type Rec struct {
		N    int
		Self *Rec `json:"self"`
		List []Rec
	}
	r := &Rec{N: 1}
	r.Self = r
	_, err = json.Marshal(r)
	fmt.Println(err)
	var r2 Rec
	fmt.Println(json.Unmarshal([]byte(`{"self": {"self": {"n": 3, "list": [{"N": "x"}]}}}`), &r2), r2.Self.Self.N)
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		json.Unmarshal([]byte(`1`), new(Panics))
	}()
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		json.Marshal(Panics{})
	}()
}

type Panics struct{}

func (*Panics) UnmarshalJSON([]byte) error  { panic("in unmarshal") }
func (Panics) MarshalJSON() ([]byte, error) { panic("in marshal") }

// Output:
//   level 1
//   level "xy"
//   level 1
//   level "two"
//   level [3]
//   level {"a": 4}
//   level null
//   level {}
// {"L": 1, "P": "xy", "S": [1, "two", [3], {"a": 4}], "M": {"k": null, "j": {}}} => 101 true [1 5 3 8] map[j:2 k:4] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":101,"P":4,"S":[1,5,3,8],"M":{"j":2,"k":4},"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   level null
//   level null
// {"L": null, "P": null, "S": [null], "M": null, "C": null, "D": null} => 104 false [4] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | parsing time "null" as "\"2006-01-02\"": cannot parse "null" as "\""
// {"L":104,"P":null,"S":[4],"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   code a-b
//   code x-y
//   code z-
//   code q-r
// {"C": "a-b", "MC": {"x-y": 1, "z-": 2}, "Arr": ["q-r"]} => 100 false [] map[] {a b} map[{x y}:1 {z }:2] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{q r} { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"a-b","MC":{"x-y":1,"z-":2},"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["q-r","-"],"Sha":null} <nil>
//   code ab
// {"C": "ab", "In": 5} => 100 false [] map[] {ab } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | no dash in "ab"
// {"L":100,"P":null,"S":null,"M":null,"C":"ab-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"C": 5, "In": 5} => 100 false [] map[] { } map[] 01.01. 5 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal number into Go struct field All.C of type main.Code
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":5,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"C": [1], "In": 5} => 100 false [] map[] { } map[] 01.01. 5 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal array into Go struct field All.C of type main.Code
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":5,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"C": {}, "In": 5} => 100 false [] map[] { } map[] 01.01. 5 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal object into Go struct field All.C of type main.Code
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":5,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   code nodash
// {"MC": {"nodash": 1}, "In": 5} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | no dash in "nodash"
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":{},"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   level 1
//   level "bad"
// {"S": [1, "bad", 2], "In": 5} => 100 false [1 0] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | bad level
// {"L":100,"P":null,"S":[1,0],"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   level "bad"
// {"In": 5, "S": "x", "L": "bad", "Lv": 7} => 100 false [] map[] { } map[] 01.01. 5 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | bad level
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":5,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
//   level true
// {"D": "2024-02-03", "Lv": true} => 100 false [] map[] { } map[] 03.02. 0 4 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"2024-02-03","In":0,"Lv":4,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"D": "2024", "Lv": true} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | parsing time "\"2024\"" as "\"2006-01-02\"": cannot parse "\"" as "-"
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Any": [1, {"a": "b"}], "T": "2024-01-01T00:00:00Z", "B": 123456789012345678901} => 100 false [] map[] { } map[] 01.01. 0 0 [1 map[a:b]] 123456789012345678901 0  0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":[1,{"a":"b"}],"T":"2024-01-01T00:00:00Z","B":123456789012345678901,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"T": 1, "In": 3} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | Time.UnmarshalJSON: input is not a JSON string
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"B": "x", "In": 3} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> 0 0  0 0  false map[] [{ } { }] <nil> | math/big: cannot unmarshal "\"x\"" into a *big.Int
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":0,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sh": [{"kind": "sq", "data": {"S": 2}}, {"Kind": "ci", "Data": {"R": 1}}]} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 2  0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":[{"S":2},{"R":1}],"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sh": [{"kind": "no"}]} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | kind "no"
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sh": 3} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal number into Go struct field All.Sh of type []struct { Kind string; Data json.RawMessage }
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"N": 12e3, "Q": "5", "qf": "1.5", "qs": "\"in\"", "QB": "true"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0 12e3 5 1.5 in true map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":12e3,"Q":"5","qf":"1.5","qs":"\"in\"","QB":"true","MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"N": "x"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid number literal, trying to unmarshal "\"x\"" into Number
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"N": "7"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0 7 0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":7,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"N": true} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal bool into Go struct field All.N of type json.Number
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": 5, "In": 1} => 100 false [] map[] { } map[] 01.01. 1 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal unquoted value into int
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":1,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": "x", "In": 1} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "x" into int
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": "", "In": 1} => 100 false [] map[] { } map[] 01.01. 1 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "" into int
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":1,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": null, "qs": "in", "In": 1} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "in" into string
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": "null", "QB": "nope"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "nope" into *bool
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"QB": "null", "qf": "true", "In": 2} => 100 false [] map[] { } map[] 01.01. 2 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "true" into float64
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":2,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Q": "1.5"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal number 1.5 into Go struct field All.Q of type int
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"QB": [1], "qs": "\"a"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: invalid use of ,string struct tag, trying to unmarshal "\"a" into string
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"MI": {"1": "a", "-128": "b"}} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[-128:b 1:a] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":{"-128":"b","1":"a"},"Arr":["-","-"],"Sha":null} <nil>
// {"MI": {"x": "a", "200": "b", "5": "c"}} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[5:c] [{ } { }] <nil> | json: cannot unmarshal number x into Go struct field All.MI of type int8
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":{"5":"c"},"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": {"S": 1}, "In": 2} => 100 false [] map[] { } map[] 01.01. 2 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal object into Go struct field All.Sha of type main.Shape
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":2,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": null} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | <nil>
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": 1} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal number into Go struct field All.Sha of type main.Shape
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": "a"} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal string into Go struct field All.Sha of type main.Shape
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": [true]} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal array into Go struct field All.Sha of type main.Shape
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// {"Sha": true} => 100 false [] map[] { } map[] 01.01. 0 0 <nil> <nil> 0  0 0  false map[] [{ } { }] <nil> | json: cannot unmarshal bool into Go struct field All.Sha of type main.Shape
// {"L":100,"P":null,"S":null,"M":null,"C":"-","MC":null,"D":"0001-01-01","In":0,"Lv":0,"Any":null,"T":"0001-01-01T00:00:00Z","B":null,"Sh":null,"N":0,"Q":"0","qf":"0","qs":"\"\"","QB":null,"MI":null,"Arr":["-","-"],"Sha":null} <nil>
// json: cannot set embedded pointer to unexported struct: main.hidden 2 <nil>
//   level 5
// <nil> {1 true} {[x] true} {1 true} {map[t:{true true}] true}
// json: cannot unmarshal string into Go struct field .A of type int {1 true} {[x] true}
//   level 1
//   level 22
//   level 333
//   level 1
// <nil> 1 2 3 1 <nil>
// {"V":1,"L":{"V":2,"L":null,"R":{"V":3,"L":null,"R":null}},"R":null,"Kids":{"a":{"V":1,"L":null,"R":null},"b":null}} <nil>
// json: cannot unmarshal string into Go struct field alias.A of type int [{1 x!} {0 !}]
// <nil> 1 {3} z
// <nil> {9} true
// <nil> {9} map[S:10]
// <nil> 75 <nil> <nil>
// <nil> false [2] 3
// <nil> [{1} {2} {7} {0}]
//   level 1
// {1} <nil> 7
//   level "bad"
// {0} bad level 19
//   level 3
// {1} json: unknown field "zz" 37
// {0} unexpected EOF 37
// {0} unexpected EOF 37
// [ <nil>
//   level 1
// <nil> 1
//   level "22"
// <nil> 4
// ] <nil>
//   level "four"
//   level [1, 2 ]
// <nil> 13 <nil> 13
//   code é-é
// <nil> {é é}
//   level 1
// true 16 MC All array
// json: unsupported value: encountered a cycle via *main.Rec
// json: cannot unmarshal string into Go struct field Rec.self.self.List.N of type int 3
// recovered in unmarshal
// recovered in marshal
