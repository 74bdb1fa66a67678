package bad

import "galley/lib/notebook"

func deeper(n int) int { return deeper(n+1) + 1 }

// Overflows calls itself without end.
func Overflows(book *notebook.Book) {
	// %% Recursion
	book.Printf("%d\n", deeper(0))
}
