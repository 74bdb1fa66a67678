// Unmarshalling into structs, maps, slices, pointers and any.
package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

type Item struct {
	Name string   `json:"name"`
	N    int      `json:"n"`
	Sub  *Item    `json:"sub"`
	L    []Item   `json:"l"`
	F    *float64 `json:"f"`
	x    int
}

func main() {
	var it Item
	err := json.Unmarshal([]byte(`{"name":"a","n":3,"sub":{"name":"b"},"l":[{"n":1},{"n":2}],"x":9,"unknown":true}`), &it)
	fmt.Println(it.Name, it.N, it.Sub.Name, len(it.L), it.L[1].N, it.F == nil, it.x, err)
	var v any
	json.Unmarshal([]byte(`{"a":[1,2.5,"s",null,true],"b":{"c":1e3}}`), &v)
	m := v.(map[string]any)
	fmt.Println(m, m["a"].([]any)[1].(float64)+1)
	var rows []map[string]float64
	fmt.Println(json.Unmarshal([]byte(`[{"x":1},{"y":2}]`), &rows), rows)
	fmt.Println(json.Unmarshal([]byte(`{"n":"no"}`), &it))
	fmt.Println(json.Unmarshal([]byte(`{"n":1.5}`), &it))
	dec := json.NewDecoder(strings.NewReader(`{"n":1} {"n":2}`))
	dec.DisallowUnknownFields()
	for dec.More() {
		var x Item
		fmt.Print(dec.Decode(&x), x.N, " ")
	}
	fmt.Println()
}

// Output:
// a 3 b 2 2 true 0 <nil>
// map[a:[1 2.5 s <nil> true] b:map[c:1000]] 3.5
// <nil> [map[x:1] map[y:2]]
// json: cannot unmarshal string into Go struct field Item.n of type int
// json: cannot unmarshal number 1.5 into Go struct field Item.n of type int
// <nil> 1 <nil> 2␣
