// Marshalling of structs with tags, unexported fields, embedding and omitempty.
package main

import (
	"encoding/json"
	"fmt"
)

type Base struct {
	ID   string `json:"id"`
	Kind string `json:"kind,omitempty"`
}
type Row struct {
	Base
	Name   string             `json:"name"`
	Score  float64            `json:"score"`
	Tags   []string           `json:"tags"`
	M      map[string]float64 `json:"m,omitempty"`
	P      *int               `json:"p"`
	Skip   string             `json:"-"`
	hidden int
	Any    any
}

func main() {
	n := 5
	r := Row{Base{"r1", ""}, "x", 0.5, nil, map[string]float64{"b": 2, "a": 1}, &n, "skip", 7, []any{1, "a", nil}}
	b, err := json.Marshal(r)
	fmt.Println(string(b), err)
	b, _ = json.MarshalIndent(map[string]any{"z": 1, "a": []int{1, 2}, "r": Base{"q", "k"}}, "", "  ")
	fmt.Println(string(b))
	b, _ = json.Marshal([]Row{})
	c, _ := json.Marshal(struct{ A, b int }{1, 2})
	d, _ := json.Marshal("a<b>\u2028é")
	fmt.Println(string(b), string(c), string(d))
}

// Output:
// {"id":"r1","name":"x","score":0.5,"tags":null,"m":{"a":1,"b":2},"p":5,"Any":[1,"a",null]} <nil>
// {
//   "a": [
//     1,
//     2
//   ],
//   "r": {
//     "id": "q",
//     "kind": "k"
//   },
//   "z": 1
// }
// [] {"A":1} "a\u003cb\u003e\u2028é"
