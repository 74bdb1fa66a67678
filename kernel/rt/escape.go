package rt

import "sync"

// escaped holds, by goroutine, the panic of a method that was called to print a panic: package
// fmt lets it go on, but would catch it in a Box.
var escaped sync.Map

func escape(v any) { escaped.LoadOrStore(goroutine(), v) }

// printed goes on with a panic that escaped while text was made.
func printed(text string) string {
	some := false
	escaped.Range(func(_, _ any) bool { some = true; return false })
	if some {
		if v, ok := escaped.LoadAndDelete(goroutine()); ok {
			panic(Thrown(v))
		}
	}
	return text
}
