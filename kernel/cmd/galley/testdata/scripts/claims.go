package bad

import "galley/lib/notebook"

// Claims says what the data do not.
func Claims(book *notebook.Book) {
	// %% Finding
	book.Claim("two-is-three", 2 == 3)
}
