// JSON of named types, nested structs, pointers, maps and raw messages.
package main

import (
	"encoding/json"
	"fmt"
	"time"
)

type status string
type weight float64
type item struct {
	Status status          `json:"status"`
	W      *weight         `json:"w,omitempty"`
	Tags   map[status]int  `json:"tags"`
	Next   *item           `json:"next,omitempty"`
	Raw    json.RawMessage `json:"raw,omitempty"`
	Any    any             `json:"any"`
	Arr    [2]bool         `json:"arr"`
	note   string
	Dur    time.Duration `json:"dur"`
	Num    json.Number   `json:"num"`
}

func main() {
	w := weight(1.5)
	it := item{Status: "ok", W: &w, Tags: map[status]int{"b": 2, "a": 1}, Next: &item{Status: "n"}, Raw: json.RawMessage(`{"x":1}`), Any: []status{"q"}, note: "hidden", Dur: time.Second, Num: "12.50"}
	b, err := json.Marshal(it)
	fmt.Println(string(b), err)
	var back item
	err = json.Unmarshal(b, &back)
	fmt.Println(err, back.Status, *back.W, back.Tags, back.Next.Status, string(back.Raw), back.Any, back.Arr, back.note == "", back.Dur, back.Num)
	var list []item
	fmt.Println(json.Unmarshal([]byte(`[{"status":"a"},{"tags":{"k":3}}]`), &list), len(list), list[1].Tags["k"])
	out, _ := json.MarshalIndent(map[string]any{"p": &w, "s": status("s"), "l": []*item(nil)}, ">", "\t")
	fmt.Printf("%q\n", out)
}

// Output:
// {"status":"ok","w":1.5,"tags":{"a":1,"b":2},"next":{"status":"n","tags":null,"any":null,"arr":[false,false],"dur":0,"num":0},"raw":{"x":1},"any":["q"],"arr":[false,false],"dur":1000000000,"num":12.50} <nil>
// <nil> ok 1.5 map[a:1 b:2] n {"x":1} [q] [false false] true 1s 12.50
// <nil> 2 3
// "{\n>\t\"l\": null,\n>\t\"p\": 1.5,\n>\t\"s\": \"s\"\n>}"
