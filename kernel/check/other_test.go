package check

import (
	"strings"
	"testing"
)

// TestOtherDeclarations checks that what belongs to an error stays behind it, as the compiler
// prints it, wherever in the file it is about.
func TestOtherDeclarations(t *testing.T) {
	const src = `package main

type a = b
type b = a

func (t) m() {}
func (t) m() {}

type t int

func main() {}
`
	_, faults := File("x.go", []byte(src))
	want := []string{ // as go build prints them
		"invalid recursive type a\n\tx.go:3:6: a refers to b\n\tx.go:4:6: b refers to a",
		"method t.m already declared at x.go:6:10",
	}
	var got []string
	for _, f := range faults {
		got = append(got, f.Msg)
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
