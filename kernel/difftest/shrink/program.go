package shrink

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
)

const (
	together  = 12  // candidates that are tried at once
	maxRounds = 200 // tries before the search ends
)

// Program returns the smallest program that it finds that still differs.
func Program(source []byte, differs func(candidates [][]byte) []bool) []byte {
	checker := newChecker()
	rounds := 0
	for progress := true; progress && rounds < maxRounds; {
		progress = false
		for _, edits := range edits {
			for at := 0; rounds < maxRounds; {
				candidates, next := collect(checker, source, edits, at)
				if len(candidates) == 0 {
					break
				}
				rounds++
				at = next
				for i, still := range differs(texts(candidates)) {
					if still {
						source, at, progress = candidates[i].text, candidates[i].edit, true
						break
					}
				}
			}
		}
	}
	return source
}

// candidate is the program after one edit.
type candidate struct {
	text []byte
	edit int // the number of the edit, from where the search goes on
}

// collect makes the next few candidates that type-check and are shorter, beginning with edit number from.
func collect(checker *checker, source []byte, edit edit, from int) (found []candidate, next int) {
	for n := from; ; n++ {
		if len(found) == together {
			return found, n
		}
		text, ok := apply(source, edit, n)
		if !ok {
			return found, n
		}
		if text = checker.complete(text); text != nil && len(text) < len(source) {
			found = append(found, candidate{text, n})
		}
	}
}

func texts(candidates []candidate) [][]byte {
	list := make([][]byte, len(candidates))
	for i, c := range candidates {
		list[i] = c.text
	}
	return list
}

// edit makes change number n to a file; false when there are not so many.
type edit func(f *ast.File, n int) bool

// apply parses, edits and prints; false when there is no edit of that number.
func apply(source []byte, edit edit, n int) ([]byte, bool) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "program.go", source, parser.SkipObjectResolution)
	if err != nil || !edit(f, n) {
		return nil, false
	}
	var out bytes.Buffer
	if err := format.Node(&out, fset, f); err != nil {
		return []byte{}, true // a tree that cannot be printed: not a candidate
	}
	return out.Bytes(), true
}
