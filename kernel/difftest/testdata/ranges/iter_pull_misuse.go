// iter.Pull used out of turn: next within the sequence, yield from outside.
package main

import (
	"fmt"
	"iter"
)

func try(name string, f func()) {
	defer func() { fmt.Println(name, "recovered:", recover()) }()
	f()
}

func main() {
	try("next within the sequence", func() {
		var next func() (int, bool)
		next, _ = iter.Pull(func(yield func(int) bool) {
			next()
			yield(1)
		})
		fmt.Println(next())
	})
	try("yield from outside", func() {
		var kept func(int, string) bool
		next, stop := iter.Pull2(func(yield func(int, string) bool) {
			kept = yield
			yield(1, "a")
			yield(2, "b")
		})
		defer stop()
		fmt.Println(next())
		kept(3, "c")
	})
	try("panic in the sequence", func() {
		next, stop := iter.Pull(func(yield func(int) bool) {
			defer fmt.Println("deferred")
			yield(1)
			panic("in the sequence")
		})
		fmt.Println(next())
		try("next", func() { next() })
		fmt.Println(next())
		stop()
	})
	try("panic after stop", func() {
		next, stop := iter.Pull(func(yield func(int) bool) {
			fmt.Println(yield(1), yield(2))
			panic("late")
		})
		fmt.Println(next())
		stop()
	})
	try("stop first", func() {
		next, stop := iter.Pull(func(yield func(int) bool) { fmt.Println("never") })
		stop()
		stop()
		fmt.Println(next())
	})
}

// Output:
// next within the sequence recovered: iter.Pull: next called again before yield
// 1 a true
// yield from outside recovered: iter.Pull2: yield called again before next
// 1 true
// deferred
// next recovered: in the sequence
// 0 false
// panic in the sequence recovered: <nil>
// 1 true
// false false
// panic after stop recovered: late
// 0 false
// stop first recovered: <nil>
