package bad

import (
	"galley/lib/notebook"
	"galley/lib/table"
)

// Twice uses an id twice.
func Twice(book *notebook.Book) {
	// %% One
	t := table.New("T").Headers("a")
	book.Table("same", t)

	// %% Two
	book.Table("same", t)
}
