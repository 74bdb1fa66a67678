// Each frame recovers, lets a deeper one fail, and panics again: the chain of an uncaught panic.
package main

func f(n int) {
	defer func() {
		r := recover()
		if n > 0 {
			f(n - 1)
		}
		panic(r)
	}()
	panic(n)
}
func main() {
	f(3)
}

// Exit: 2
// Error: panic: 3 [recovered]
// Error: 	panic: 2 [recovered]
// Error: 	panic: 1 [recovered]
// Error: 	panic: 0 [recovered, repanicked]
