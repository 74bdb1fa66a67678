package bad

import "galley/lib/notebook"

// Goes panics in a goroutine, which no recover reaches.
func Goes(book *notebook.Book) {
	// %% Go
	done := make(chan bool)
	go func() {
		panic("in a goroutine")
	}()
	<-done
}
