package bad

import (
	"os"

	"galley/lib/notebook"
)

// Exits leaves by the back door.
func Exits(book *notebook.Book) {
	// %% Exit
	book.Printf("leaving\n")
	os.Exit(3)
}
