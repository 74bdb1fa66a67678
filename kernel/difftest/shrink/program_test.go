package shrink

import (
	"bytes"
	"strings"
	"testing"
)

// TestProgram shrinks to what shows the difference and nothing else.
func TestProgram(t *testing.T) {
	source := `package main

import (
	"errors"
	"unicode/utf8"
)

type T struct{ a, b int }

func unused() int { return utf8.RuneLen('x') }

func main() {
	x := 1
	y := T{1, 2}
	if x > 0 {
		for i := range 3 {
			println(i, min(7, x+i), y.a)
		}
	} else {
		panic(errors.New("no"))
	}
	_ = y
}
`
	// The difference to find: any call of min.
	tried := 0
	small := string(Program([]byte(source), func(candidates [][]byte) []bool {
		differ := make([]bool, len(candidates))
		for i, c := range candidates {
			tried++
			differ[i] = bytes.Contains(c, []byte("min("))
		}
		return differ
	}))
	for _, gone := range []string{"utf8", "errors", "type T", "unused", "for", "if", "y"} {
		if strings.Contains(small, gone) {
			t.Errorf("still holds %q:\n%s", gone, small)
		}
	}
	if !strings.Contains(small, "min(") || tried == 0 {
		t.Errorf("lost what it was to keep:\n%s", small)
	}
}

// TestCandidatesCompile: what does not type-check is never tried.
func TestCandidatesCompile(t *testing.T) {
	source := "package main\n\nfunc main() {\n\tx := 1\n\tx = x + 2\n\tprintln(x)\n}\n"
	checker := newChecker()
	Program([]byte(source), func(candidates [][]byte) []bool {
		for _, c := range candidates {
			if checker.complete(c) == nil {
				t.Errorf("tried a wrong program:\n%s", c)
			}
		}
		return make([]bool, len(candidates))
	})
}
