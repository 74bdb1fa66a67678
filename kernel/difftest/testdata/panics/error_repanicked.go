// An error whose text has two lines is recovered and panics again.
package main

type E struct{ a, b int }

func (e E) Error() string { return "E error\nwith newline" }

func main() {
	defer func() {
		panic(recover())
	}()
	panic(E{1, 2})
}

// Exit: 2
// Error: panic: E error
// Error: 	with newline [recovered, repanicked]
