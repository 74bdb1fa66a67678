// Two equal faults are two values: both are told.
package main

func main() {
	defer func() { recover(); var z []int; _ = z[5] }()
	var z []int
	_ = z[5]
}

// Exit: 2
// Error: panic: runtime error: index out of range [5] with length 0 [recovered]
// Error: 	panic: runtime error: index out of range [5] with length 0
