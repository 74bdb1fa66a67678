package engine

import (
	"bytes"
	"context"
	"testing"
)

func TestUnwindingIsQuick(t *testing.T) {
	p, err := Compile("x/main.go", []byte(`package main

import "fmt"

func two() (int, int) { return 1, 2 }

func deep(n int) int {
	a, b := two()
	if n == 0 {
		panic("bottom")
	}
	return deep(n-a) + b
}

func main() {
	defer func() { fmt.Println(recover()) }()
	deep(100)
}
`))
	if err != nil {
		t.Fatal(err)
	}
	if !quickUnwinding(p.code) {
		t.Error("the interpreter's tree is not built as expected: panics take time in proportion to the size of the program")
	}
	var out bytes.Buffer
	if _, err := p.RunMain(context.Background(), nil, nil, &out, &out); err != nil || out.String() != "bottom\n" {
		t.Errorf("printed %q, error %v", out.String(), err)
	}
}
