package bad

import "galley/lib/notebook"

// TypeError does not compile, in two places.
func TypeError(book *notebook.Book) {
	// %% Types
	var n int = "three"
	book.Tabel("x", n)
}
