// MarshalJSON, UnmarshalJSON and MarshalText of script types.
package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

type Level int

func (l Level) MarshalText() ([]byte, error) { return []byte(fmt.Sprint("L", int(l))), nil }
func (l *Level) UnmarshalText(b []byte) error {
	n, err := strconv.Atoi(strings.TrimPrefix(string(b), "L"))
	*l = Level(n)
	return err
}

type Span struct{ a, b int }

func (s Span) MarshalJSON() ([]byte, error) { return json.Marshal([]int{s.a, s.b}) }
func (s *Span) UnmarshalJSON(b []byte) error {
	var xs []int
	if err := json.Unmarshal(b, &xs); err != nil {
		return err
	}
	s.a, s.b = xs[0], xs[1]
	return nil
}

type Doc struct {
	L Level
	S []Span
	M map[Level]Span
}

func main() {
	d := Doc{3, []Span{{1, 2}}, map[Level]Span{4: {5, 6}}}
	b, err := json.Marshal(d)
	fmt.Println(string(b), err)
	var e Doc
	fmt.Println(json.Unmarshal(b, &e), e.L == 3, e.S, e.M)
}

// Output:
// {"L":"L3","S":[[1,2]],"M":{"L4":[5,6]}} <nil>
// <nil> true [{1 2}] map[4:{5 6}]
