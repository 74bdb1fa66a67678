// Callbacks registered by name, with removal and closures over loop state.
package main

import "fmt"

type Bus struct {
	subs map[string][]*sub
	n    int
}
type sub struct {
	id int
	f  func(args ...any)
}

func (b *Bus) On(name string, f func(...any)) (off func()) {
	if b.subs == nil {
		b.subs = map[string][]*sub{}
	}
	b.n++
	s := &sub{b.n, f}
	b.subs[name] = append(b.subs[name], s)
	return func() {
		list := b.subs[name]
		for i, x := range list {
			if x == s {
				b.subs[name] = append(list[:i:i], list[i+1:]...)
				return
			}
		}
	}
}
func (b *Bus) Emit(name string, args ...any) {
	for _, s := range b.subs[name] {
		s.f(args...)
	}
}

func main() {
	var b Bus
	var log []string
	offs := map[string]func(){}
	for i, name := range []string{"x", "y", "z"} {
		offs[name] = b.On("e", func(a ...any) { log = append(log, fmt.Sprint(name, i, a, len(a))) })
	}
	b.Emit("e", 1, "q")
	offs["y"]()
	offs["y"]()
	b.Emit("e")
	b.Emit("none")
	fmt.Printf("%q\n", log)
}

// Output:
// ["x0 [1 q] 2" "y1 [1 q] 2" "z2 [1 q] 2" "x0 [] 0" "z2 [] 0"]
