// An uncaught panic with a Stringer prints what String returns.
package main

type level int

func (l level) String() string { return "level!" }

func main() {
	panic(level(3))
}

// Exit: 2
// Error: panic: level!
