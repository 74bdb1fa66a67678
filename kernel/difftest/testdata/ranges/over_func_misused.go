// Iterators that call the body when they must not, or swallow its panic: each fails with the
// text of what it did, and after that the loop fails too.
package main

import "fmt"

func attempt(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, "panics:", r)
			_, ok := r.(interface{ RuntimeError() })
			fmt.Println(ok)
		}
	}()
	f()
	fmt.Println(name, "returns")
}

// insists calls the body again after it was told to stop.
func insists(yield func(int) bool) {
	for i := range 3 {
		yield(i)
	}
}

// hides does so too, and recovers what comes of it.
func hides(yield func(int) bool) {
	yield(1)
	func() {
		defer func() { fmt.Println("hidden:", recover()) }()
		yield(2)
	}()
	defer func() { fmt.Println("hidden:", recover()) }()
	yield(3)
}

var kept func(int) bool

func keeps(yield func(int) bool) {
	kept = yield
	yield(7)
}

// reenters calls the body while it runs.
func reenters(yield func(func()) bool) {
	yield(func() { yield(nil) })
}

func result() (n int) {
	for n = range insists {
		return n + 10
	}
	return -1
}

func nested() int {
outer:
	for i := range keeps {
		for j := range hides {
			if j == 1 {
				continue outer
			}
			fmt.Println(i, j)
		}
		return i
	}
	return 100
}

func main() {
	attempt("break", func() {
		for i := range insists {
			fmt.Println(i)
			break
		}
	})
	attempt("return", func() { fmt.Println(result()) })
	attempt("hides", func() {
		for i := range hides {
			fmt.Println(i)
			break
		}
	})
	attempt("nested", func() { fmt.Println(nested()) })
	attempt("kept", func() {
		for i := range keeps {
			fmt.Println(i)
		}
		kept(8)
	})
	attempt("kept after break", func() {
		for range keeps {
			break
		}
		attempt("first", func() { kept(8) })
		kept(9)
	})
	attempt("kept after a panic", func() {
		attempt("loop", func() {
			for i := range keeps {
				panic(i)
			}
		})
		kept(9)
	})
	attempt("reenters", func() {
		for f := range reenters {
			f()
		}
	})
	attempt("swallows", func() {
		for i := range hides {
			if i == 2 {
				panic("lost")
			}
			fmt.Println("body", i)
		}
	})
	for range insists {
		break
	}
}

// Exit: 2
// Error: panic: runtime error: range function continued iteration after function for loop body returned false
// Output:
// 0
// break panics: runtime error: range function continued iteration after function for loop body returned false
// true
// return panics: runtime error: range function continued iteration after function for loop body returned false
// true
// 1
// hidden: runtime error: range function continued iteration after function for loop body returned false
// hidden: runtime error: range function continued iteration after loop body panic
// hides panics: runtime error: range function recovered a loop body panic and did not resume panicking
// true
// hidden: runtime error: range function continued iteration after function for loop body returned false
// hidden: runtime error: range function continued iteration after loop body panic
// nested panics: runtime error: range function recovered a loop body panic and did not resume panicking
// true
// 7
// kept panics: runtime error: range function continued iteration after whole loop exit
// true
// first panics: runtime error: range function continued iteration after whole loop exit
// true
// kept after break panics: runtime error: range function continued iteration after loop body panic
// true
// loop panics: 7
// false
// kept after a panic panics: runtime error: range function continued iteration after loop body panic
// true
// reenters panics: runtime error: range function continued iteration after loop body panic
// true
// body 1
// hidden: lost
// hidden: runtime error: range function continued iteration after loop body panic
// swallows panics: runtime error: range function recovered a loop body panic and did not resume panicking
// true
