// The usual error flow through several functions.
package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

type record struct {
	id    string
	score float64
}

func parse(line string) (r record, err error) {
	parts := strings.Split(line, ",")
	if len(parts) != 2 {
		return r, fmt.Errorf("want 2 fields, have %d", len(parts))
	}
	r.id = parts[0]
	if r.score, err = strconv.ParseFloat(parts[1], 64); err != nil {
		return record{}, fmt.Errorf("field 2: %w", err)
	}
	return
}

func all(text string) ([]record, error) {
	var out []record
	for n, line := range strings.Split(text, "\n") {
		r, err := parse(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n+1, err)
		}
		out = append(out, r)
	}
	return out, nil
}

func main() {
	fmt.Println(all("a,1\nb,2.5"))
	fmt.Println(all("a,1\nb"))
	_, err := all("a,x")
	fmt.Println(err, errors.Is(err, strconv.ErrSyntax))
}

// Output:
// [{a 1} {b 2.5}] <nil>
// [] line 2: want 2 fields, have 1
// line 1: field 2: strconv.ParseFloat: parsing "x": invalid syntax true
