// A panic with the constant of the one before it is told once.
package main

func main() {
	defer func() { panic("a") }()
	panic("a")
}

// Exit: 2
// Error: panic: a
