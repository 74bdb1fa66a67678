package bad

import (
	"fmt"

	"galley/lib/notebook"
	"galley/lib/table"
)

// Good is the analysis that must not be touched by what happens to the others.
func Good(book *notebook.Book) {
	// %% Squares
	//
	// The largest is {{largest}}.
	t := table.New("Squares").Headers("x", "square")
	largest := 0
	for _, x := range []int{1, 2, 3} {
		largest = x * x
		t.Row(x, largest)
	}
	book.Table("squares", t)
	book.Number("largest", float64(largest), 1)
	fmt.Println("printed in a cell")

	// %% Claim
	book.Claim("nine", largest == 9)
}
