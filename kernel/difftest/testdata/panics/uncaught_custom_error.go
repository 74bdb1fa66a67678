// An uncaught panic with a script error type prints its message.
package main

import "fmt"

type myErr struct{ code int }

func (e myErr) Error() string { return fmt.Sprint("code ", e.code) }

func main() {
	panic(myErr{7})
}

// Exit: 2
// Error: panic: code 7
