package bad

import "galley/lib/notebook"

// Panics reads beyond the end of a slice.
func Panics(book *notebook.Book) {
	// %% Before
	xs := []int{1, 2}
	book.Printf("%d numbers\n", len(xs))

	// %% After
	i := 4
	book.Printf("%d\n", xs[i])
}
