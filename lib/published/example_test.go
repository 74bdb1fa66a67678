package published_test

import (
	"fmt"

	"galley/lib/frame"
	"galley/lib/published"
)

// The whole flow: load what was printed, compare what was computed.
func Example() {
	set, err := published.Load("../../data/published/frontier")
	if err != nil {
		fmt.Println(err)
		return
	}
	means := frame.New().
		WithTexts("dataset", []string{"asqa", "asqa"}).
		WithTexts("compressor", []string{"identity", "rerank"}).
		WithFloats("nominal_budget", []float64{1, 0.25}).
		WithFloats("pg", []float64{0.5086, 0.7021}).
		WithFloats("str_em", []float64{0.3382, 0.2479})
	c := set.Compare("settings", means, []string{"dataset", "compressor", "nominal_budget"}, []string{"pg", "str_em"}).Attempted()
	fmt.Println(c.Summary())
	for _, cell := range c.Largest(1) {
		fmt.Printf("%v %s: computed %s, published %s\n", cell.Key, cell.Column, cell.Computed, cell.Published)
	}
	// Output:
	// settings: 3 of 4 cells agree at the printed digits; largest difference +0.0121 (asqa rerank 0.25, pg); 40 published rows not attempted
	// [asqa rerank 0.25] pg: computed 0.70, published 0.69
}

func ExampleSet_Fact() {
	set, err := published.Load("../../data/published/frontier")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(set.Fact("F002"), set.Table("contrasts").Texts("delta")[1])
	// Output: 0.08 0.740
}
