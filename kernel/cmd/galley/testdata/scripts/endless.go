package bad

import "galley/lib/notebook"

// Endless never ends.
func Endless(book *notebook.Book) {
	// %% Loop
	n := 0
	for {
		n++
	}
}
