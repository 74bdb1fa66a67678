// Decoding into a type with its own UnmarshalJSON, under a recover.
package main

import (
	"encoding/json"
	"fmt"
)

type span struct{ text string }

func (s *span) UnmarshalJSON(b []byte) error { s.text = "<" + string(b) + ">"; return nil }

type doc struct {
	S span
	L []span
}

func main() {
	defer func() { fmt.Println("recovered", recover()) }()
	var d doc
	err := json.Unmarshal([]byte(`{"S":[1,2],"L":[3,"x"]}`), &d)
	fmt.Println(err, d.S.text, len(d.L))
}

// Output:
// <nil> <[1,2]> 2
// recovered <nil>
