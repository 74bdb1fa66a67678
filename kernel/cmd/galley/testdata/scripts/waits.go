package bad

import "galley/lib/notebook"

// Waits sends where nobody receives.
func Waits(book *notebook.Book) {
	// %% Wait
	c := make(chan int)
	c <- 1
}
