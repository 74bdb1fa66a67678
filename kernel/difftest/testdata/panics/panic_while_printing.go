// An Error that panics while the run time prints an uncaught panic.
package main

type E struct{}

func (E) Error() string { panic("in error") }
func main() {
	panic(E{})
}

// Exit: 2
// Error: fatal error: panic while printing panic value: in error
