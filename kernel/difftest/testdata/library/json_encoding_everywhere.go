// Types of the script with methods for JSON and with option tags, encoded at every place, escaped and not.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"time"
)

type Level int

func (l Level) MarshalJSON() ([]byte, error) {
	if l < 0 {
		return nil, errors.New("negative")
	}
	return []byte(fmt.Sprintf(`"<L%d>"`, int(l))), nil
}

type Z struct{ A, B int }

func (z Z) IsZero() bool { return z.A == 0 }

type T struct {
	L  Level  `json:"l,omitzero"`
	M  Level  `json:"m,omitempty"`
	P  *Level `json:"p,omitempty"`
	Z  Z      `json:"z,omitzero"`
	ZZ *Z     `json:"zz,omitzero"`
	X  any
	T  time.Time `json:",omitzero"`
}

type Plain struct {
	S string
	X any
}
type Key struct{ a, b int }

func (k Key) MarshalText() ([]byte, error) { return []byte(fmt.Sprint(k.a, "<", k.b)), nil }

type Bytes []byte
type U8 uint8
type Chan chan int
type F func()
type Bad struct {
	A int
	C Chan
}
type Bad2 struct {
	A int
	F F `json:",omitempty"`
}
type Embed struct {
	Level
	N int
}
type Embed2 struct {
	Z
	*Plain
	L Level
}
type StrOpt struct {
	L Level   `json:",string"`
	I int     `json:",string"`
	F float64 `json:",string,omitempty"`
}
type Raw struct {
	R json.RawMessage
	L Level
	N json.Number
	B Bytes
	U []U8
}
type Ptr struct{ n int }

func (p *Ptr) MarshalJSON() ([]byte, error) { return []byte(fmt.Sprint(p.n)), nil }

type PtrHolder struct {
	A Ptr
	B *Ptr
	C []Ptr
	D map[string]Ptr
	E [2]Ptr
}
type Iface interface{ MarshalJSON() ([]byte, error) }
type BadJSON struct{}

func (BadJSON) MarshalJSON() ([]byte, error) { return []byte("{bad"), nil }

type Rec struct {
	L    Level
	Next *Rec
}
type Enum string
type named struct{ A int }
type withUnexportedEmbed struct {
	named
	B int
}

func show(v any) {
	b, err := json.Marshal(v)
	fmt.Printf("%s | %v\n", b, err)
	var me *json.MarshalerError
	if errors.As(err, &me) {
		fmt.Println("  marshaler", me.Err)
	}
	var ut *json.UnsupportedTypeError
	if errors.As(err, &ut) {
		fmt.Println("  unsupported", ut)
	}
	b, err = json.MarshalIndent(v, "", "  ")
	fmt.Printf("%s | %v\n", b, err)
	var buf bytes.Buffer
	e := json.NewEncoder(&buf)
	e.SetEscapeHTML(false)
	err = e.Encode(v)
	fmt.Printf("%s | %v\n", buf.String(), err)
}

func main() {
	l := Level(3)
	show(T{})
	show(T{L: 1, M: 2, P: &l, Z: Z{1, 2}, ZZ: &Z{0, 3}, X: Level(4)})
	show(Plain{"<a>", Plain{"<b>", nil}})
	show(Plain{"<a>", math.NaN()})
	show(Plain{"<a>", Plain{"x", math.Inf(1)}})
	show(Plain{"x", Level(-1)})
	show(Level(-1))
	show([]Level{1, -1})
	show(map[string]Level{"b": 1, "a": 2})
	show(map[Key]Level{{2, 1}: 1, {1, 1}: 2})
	show(map[Key]int{{2, 1}: 1, {1, 1}: 2})
	show(map[Level]int{2: 1, 10: 3})
	show(map[Enum]Level{"z<": 1})
	show(Bad{})
	show(Bad2{})
	show(Bad2{F: func() {}})
	show(map[Key]Chan{{1, 2}: nil})
	show(map[bool]Level{true: 1})
	show(Embed{1, 2})
	show(Embed2{Z{1, 2}, &Plain{"s", Level(1)}, 3})
	show(Embed2{})
	show(StrOpt{1, 2, 3})
	show(Raw{json.RawMessage(`{"a": 1}`), 2, "12", Bytes("hi"), []U8{1, 2}})
	show(PtrHolder{Ptr{1}, &Ptr{2}, []Ptr{{3}}, map[string]Ptr{"a": {4}}, [2]Ptr{}})
	show(&PtrHolder{Ptr{1}, &Ptr{2}, []Ptr{{3}}, map[string]Ptr{"a": {4}}, [2]Ptr{}})
	show([]any{Level(1), &l, Ptr{1}, &Ptr{2}, Key{1, 2}, nil, []Level(nil), map[string]Level(nil), (*Level)(nil), (*Ptr)(nil)})
	show([]Iface{Level(1), &Ptr{3}, nil})
	show(BadJSON{})
	show(struct {
		A BadJSON
		B int
	}{})
	show(Rec{1, &Rec{2, nil}})
	show(withUnexportedEmbed{named{1}, 2})
	show(struct {
		A Level `json:"-"`
		B Level `json:"-,"`
		c Level
		D Level `json:"é"`
		E Level `json:"a,b"`
	}{1, 2, 3, 4, 5})
	show([]byte(nil))
	show(Bytes(nil))
	show(errors.New("x"))
	show([3]Level{})
	show([]*Level{nil, &l})
	_ = os.Stdout
}

// Output:
// {"X":null} | <nil>
// {
//   "X": null
// } | <nil>
// {"X":null}
//  | <nil>
// {"l":"\u003cL1\u003e","m":"\u003cL2\u003e","p":"\u003cL3\u003e","z":{"A":1,"B":2},"X":"\u003cL4\u003e"} | <nil>
// {
//   "l": "\u003cL1\u003e",
//   "m": "\u003cL2\u003e",
//   "p": "\u003cL3\u003e",
//   "z": {
//     "A": 1,
//     "B": 2
//   },
//   "X": "\u003cL4\u003e"
// } | <nil>
// {"l":"<L1>","m":"<L2>","p":"<L3>","z":{"A":1,"B":2},"X":"<L4>"}
//  | <nil>
// {"S":"\u003ca\u003e","X":{"S":"\u003cb\u003e","X":null}} | <nil>
// {
//   "S": "\u003ca\u003e",
//   "X": {
//     "S": "\u003cb\u003e",
//     "X": null
//   }
// } | <nil>
// {"S":"<a>","X":{"S":"<b>","X":null}}
//  | <nil>
//  | json: unsupported value: NaN
//  | json: unsupported value: NaN
//  | json: unsupported value: NaN
//  | json: unsupported value: +Inf
//  | json: unsupported value: +Inf
//  | json: unsupported value: +Inf
//  | json: error calling MarshalJSON for type main.Level: negative
//   marshaler negative
//  | json: error calling MarshalJSON for type main.Level: negative
//  | json: error calling MarshalJSON for type main.Level: negative
//  | json: error calling MarshalJSON for type main.Level: negative
//   marshaler negative
//  | json: error calling MarshalJSON for type main.Level: negative
//  | json: error calling MarshalJSON for type main.Level: negative
//  | json: error calling MarshalJSON for type main.Level: negative
//   marshaler negative
//  | json: error calling MarshalJSON for type main.Level: negative
//  | json: error calling MarshalJSON for type main.Level: negative
// {"a":"\u003cL2\u003e","b":"\u003cL1\u003e"} | <nil>
// {
//   "a": "\u003cL2\u003e",
//   "b": "\u003cL1\u003e"
// } | <nil>
// {"a":"<L2>","b":"<L1>"}
//  | <nil>
// {"1\u003c1":"\u003cL2\u003e","2\u003c1":"\u003cL1\u003e"} | <nil>
// {
//   "1\u003c1": "\u003cL2\u003e",
//   "2\u003c1": "\u003cL1\u003e"
// } | <nil>
// {"1<1":"<L2>","2<1":"<L1>"}
//  | <nil>
// {"1\u003c1":2,"2\u003c1":1} | <nil>
// {
//   "1\u003c1": 2,
//   "2\u003c1": 1
// } | <nil>
// {"1<1":2,"2<1":1}
//  | <nil>
// {"10":3,"2":1} | <nil>
// {
//   "10": 3,
//   "2": 1
// } | <nil>
// {"10":3,"2":1}
//  | <nil>
// {"z\u003c":"\u003cL1\u003e"} | <nil>
// {
//   "z\u003c": "\u003cL1\u003e"
// } | <nil>
// {"z<":"<L1>"}
//  | <nil>
//  | json: unsupported type: main.Chan
//   unsupported json: unsupported type: main.Chan
//  | json: unsupported type: main.Chan
//  | json: unsupported type: main.Chan
//  | json: unsupported type: main.F
//   unsupported json: unsupported type: main.F
//  | json: unsupported type: main.F
//  | json: unsupported type: main.F
//  | json: unsupported type: main.F
//   unsupported json: unsupported type: main.F
//  | json: unsupported type: main.F
//  | json: unsupported type: main.F
//  | json: unsupported type: main.Chan
//   unsupported json: unsupported type: main.Chan
//  | json: unsupported type: main.Chan
//  | json: unsupported type: main.Chan
//  | json: unsupported type: map[bool]main.Level
//   unsupported json: unsupported type: map[bool]main.Level
//  | json: unsupported type: map[bool]main.Level
//  | json: unsupported type: map[bool]main.Level
// "\u003cL1\u003e" | <nil>
// "\u003cL1\u003e" | <nil>
// "<L1>"
//  | <nil>
// {"A":1,"B":2,"S":"s","X":"\u003cL1\u003e","L":"\u003cL3\u003e"} | <nil>
// {
//   "A": 1,
//   "B": 2,
//   "S": "s",
//   "X": "\u003cL1\u003e",
//   "L": "\u003cL3\u003e"
// } | <nil>
// {"A":1,"B":2,"S":"s","X":"<L1>","L":"<L3>"}
//  | <nil>
// {"A":0,"B":0,"L":"\u003cL0\u003e"} | <nil>
// {
//   "A": 0,
//   "B": 0,
//   "L": "\u003cL0\u003e"
// } | <nil>
// {"A":0,"B":0,"L":"<L0>"}
//  | <nil>
// {"L":"\u003cL1\u003e","I":"2","F":"3"} | <nil>
// {
//   "L": "\u003cL1\u003e",
//   "I": "2",
//   "F": "3"
// } | <nil>
// {"L":"<L1>","I":"2","F":"3"}
//  | <nil>
// {"R":{"a":1},"L":"\u003cL2\u003e","N":12,"B":"aGk=","U":"AQI="} | <nil>
// {
//   "R": {
//     "a": 1
//   },
//   "L": "\u003cL2\u003e",
//   "N": 12,
//   "B": "aGk=",
//   "U": "AQI="
// } | <nil>
// {"R":{"a":1},"L":"<L2>","N":12,"B":"aGk=","U":"AQI="}
//  | <nil>
// {"A":{},"B":2,"C":[3],"D":{"a":{}},"E":[{},{}]} | <nil>
// {
//   "A": {},
//   "B": 2,
//   "C": [
//     3
//   ],
//   "D": {
//     "a": {}
//   },
//   "E": [
//     {},
//     {}
//   ]
// } | <nil>
// {"A":{},"B":2,"C":[3],"D":{"a":{}},"E":[{},{}]}
//  | <nil>
// {"A":1,"B":2,"C":[3],"D":{"a":{}},"E":[0,0]} | <nil>
// {
//   "A": 1,
//   "B": 2,
//   "C": [
//     3
//   ],
//   "D": {
//     "a": {}
//   },
//   "E": [
//     0,
//     0
//   ]
// } | <nil>
// {"A":1,"B":2,"C":[3],"D":{"a":{}},"E":[0,0]}
//  | <nil>
// ["\u003cL1\u003e","\u003cL3\u003e",{},2,"1\u003c2",null,null,null,null,null] | <nil>
// [
//   "\u003cL1\u003e",
//   "\u003cL3\u003e",
//   {},
//   2,
//   "1\u003c2",
//   null,
//   null,
//   null,
//   null,
//   null
// ] | <nil>
// ["<L1>","<L3>",{},2,"1<2",null,null,null,null,null]
//  | <nil>
// ["\u003cL1\u003e",3,null] | <nil>
// [
//   "\u003cL1\u003e",
//   3,
//   null
// ] | <nil>
// ["<L1>",3,null]
//  | <nil>
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
//   marshaler invalid character 'b' looking for beginning of object key string
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
//   marshaler invalid character 'b' looking for beginning of object key string
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
//  | json: error calling MarshalJSON for type main.BadJSON: invalid character 'b' looking for beginning of object key string
// {"L":"\u003cL1\u003e","Next":{"L":"\u003cL2\u003e","Next":null}} | <nil>
// {
//   "L": "\u003cL1\u003e",
//   "Next": {
//     "L": "\u003cL2\u003e",
//     "Next": null
//   }
// } | <nil>
// {"L":"<L1>","Next":{"L":"<L2>","Next":null}}
//  | <nil>
// {"A":1,"B":2} | <nil>
// {
//   "A": 1,
//   "B": 2
// } | <nil>
// {"A":1,"B":2}
//  | <nil>
// {"-":"\u003cL2\u003e","é":"\u003cL4\u003e","a":"\u003cL5\u003e"} | <nil>
// {
//   "-": "\u003cL2\u003e",
//   "é": "\u003cL4\u003e",
//   "a": "\u003cL5\u003e"
// } | <nil>
// {"-":"<L2>","é":"<L4>","a":"<L5>"}
//  | <nil>
// null | <nil>
// null | <nil>
// null
//  | <nil>
// null | <nil>
// null | <nil>
// null
//  | <nil>
// {} | <nil>
// {} | <nil>
// {}
//  | <nil>
// ["\u003cL0\u003e","\u003cL0\u003e","\u003cL0\u003e"] | <nil>
// [
//   "\u003cL0\u003e",
//   "\u003cL0\u003e",
//   "\u003cL0\u003e"
// ] | <nil>
// ["<L0>","<L0>","<L0>"]
//  | <nil>
// [null,"\u003cL3\u003e"] | <nil>
// [
//   null,
//   "\u003cL3\u003e"
// ] | <nil>
// [null,"<L3>"]
//  | <nil>
