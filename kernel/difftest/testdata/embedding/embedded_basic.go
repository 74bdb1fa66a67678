// Embedding named basic, slice, map and function types.
package main

import (
	"fmt"
	"strings"
)

type Age int

func (a Age) Old() bool { return a > 60 }

type Tags []string

func (t Tags) Join() string { return strings.Join(t, "+") }

type Opts map[string]int
type Fn func(int) int

func (f Fn) Twice(n int) int { return f(f(n)) }

type T struct {
	Age
	Tags
	Opts
	Fn
}

func main() {
	t := T{70, Tags{"a", "b"}, Opts{"k": 1}, func(n int) int { return n + 3 }}
	t.Age++
	t.Tags = append(t.Tags, "c")
	fmt.Println(t.Old(), t.Age, t.Join(), t.Opts["k"], t.Twice(1), len(t.Tags), t.Fn(5))
}

// Output:
// true 71 a+b+c 1 7 3 8
