// A mistake with a frame panics with a text that says what there is.
package main

import (
	"fmt"

	"galley/lib/frame"
)

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	f := frame.New().WithTexts("question", []string{"a"}).WithFloats("em", []float64{1})
	try(func() { f.Floats("scroe") })
	try(func() { f.Where(func(r frame.Row) bool { return r.Bool("em") }) })
	try(func() { f.Where(func(r frame.Row) bool { panic("mine") }) })
	try(func() { fmt.Println(f.WithInts("n", []int64{1, 2}).Len()) })
	_, err := f.Join(frame.New().WithTexts("question", []string{"a", "a"}), "question")
	fmt.Println(err)
}

// Output:
// frame: no float column "scroe"; have question <text>, em <float>
// frame: no bool column "em"; have question <text>, em <float>
// mine
// frame: column "n" has 2 rows, the frame has 1
// frame: Join: key question=a occurs twice in the right frame, rows 0 and 1
