package bad

import "galley/lib/notebook"

// Lingers leaves a sign that it has begun, and never ends.
func Lingers(book *notebook.Book) {
	// %% Loop
	book.Memo().Put("begun", nil)
	n := 0
	for {
		n++
	}
}
