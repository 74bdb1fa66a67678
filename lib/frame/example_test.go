package frame_test

import (
	"fmt"

	"galley/lib/frame"
)

// A frame is built, narrowed, extended and summarised.
func Example() {
	f := frame.New().
		WithTexts("question", []string{"q1", "q1", "q2", "q2"}).
		WithTexts("setting", []string{"full", "short", "full", "short"}).
		WithFloatsMasked("em", []float64{1, 0.5, 0, 0}, []bool{false, false, false, true})
	f = f.Derive("missed", func(r frame.Row) float64 { return 1 - r.Float("em") })
	fmt.Println(f)
	fmt.Println(f.MeanBy("setting", "em"))
	// Output:
	// question <text>  setting <text>  em <float>  missed <float>
	// q1               full                     1               0
	// q1               short                  0.5             0.5
	// q2               full                     0               1
	// q2               short                    ·               ·
	// [4 × 4]
	// setting <text>  em <float>  em_n <int>
	// full                   0.5           2
	// short                  0.5           1
	// [2 × 3]
}

func ExampleFrame_GroupBy() {
	f := frame.New().WithTexts("setting", []string{"short", "full", "short"}).WithInts("tokens", []int64{5, 30, 7})
	for _, g := range f.GroupBy("setting") {
		mean, n, _ := g.Frame.Mean("tokens")
		fmt.Println(g.Key[0], mean, n)
	}
	// Output:
	// full 30 1
	// short 6 2
}

func ExampleFrame_Join() {
	scores := frame.New().WithTexts("question", []string{"q1", "q2"}).WithFloats("em", []float64{1, 0})
	papers := frame.New().WithTexts("question", []string{"q2", "q1"}).WithTexts("paper", []string{"A", "B"})
	j, err := scores.Join(papers, "question")
	fmt.Println(j, err)
	_, err = scores.Join(frame.New().WithTexts("question", []string{"q1", "q1"}), "question")
	fmt.Println(err)
	// Output:
	// question <text>  em <float>  paper <text>
	// q1                        1  B
	// q2                        0  A
	// [2 × 3] <nil>
	// frame: Join: key question=q1 occurs twice in the right frame, rows 0 and 1
}

func ExampleFrame_Wide() {
	f := frame.New().
		WithTexts("question", []string{"q1", "q1", "q2"}).
		WithTexts("setting", []string{"full", "short", "full"}).
		WithFloats("em", []float64{1, 0, 0.5})
	w, err := f.Wide("question", "setting", "em")
	fmt.Println(w, err)
	// Output:
	// question <text>  full <float>  short <float>
	// q1                          1              0
	// q2                        0.5              ·
	// [2 × 3] <nil>
}

func ExampleFrame_Where() {
	f := frame.New().WithTexts("setting", []string{"full", "short"}).WithInts("tokens", []int64{30, 5})
	fmt.Println(f.Where(func(r frame.Row) bool { return r.Int("tokens") > 10 }).Texts("setting"))
	fmt.Println(f.WhereText("setting", "short").Ints("tokens"))
	// Output:
	// [full]
	// [5]
}

func ExampleFrame_SortBy() {
	f := frame.New().WithTexts("setting", []string{"b", "a", "c"}).WithInts("tokens", []int64{5, 30, 5})
	fmt.Println(f.SortBy("-tokens", "setting").Texts("setting"))
	// Output: [a b c]
}
