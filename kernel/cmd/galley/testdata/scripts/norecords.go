package bad

import "galley/lib/notebook"

// Norecords wants records that nobody has.
func Norecords(book *notebook.Book) {
	// %% Data
	source := book.Records("nobody")
	book.Printf("%s\n", source.Study)
}
