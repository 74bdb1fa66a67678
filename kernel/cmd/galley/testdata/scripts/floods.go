package bad

import "galley/lib/notebook"

// Floods prints more than anybody reads, and is fine otherwise.
func Floods(book *notebook.Book) {
	// %% Flood
	line := "0123456789012345678901234567890123456789012345678901234567890123\n"
	for range 40000 {
		book.Printf("%s", line)
	}

	// %% After
	book.Printf("still here\n")
}
