// recover works only when a deferred function calls it itself, wrappers aside.
package main

import "fmt"

type T int

func (*T) Direct()   { fmt.Println("direct", recover()) }
func (*T) Indirect() { callRecover() }

func callRecover() { fmt.Println("indirect", recover()) }

type S struct{ *T }

type both interface {
	Direct()
	Indirect()
}

func run(name string, f func()) {
	defer func() { fmt.Println(name, "ends with", recover()) }()
	f()
}

func main() {
	s := S{new(T)}
	var b both = s
	run("direct", func() { defer s.Direct(); panic(1) })
	run("indirect", func() { defer s.Indirect(); panic(2) })
	run("interface", func() { defer b.Direct(); panic(3) })
	run("interface indirect", func() { defer b.Indirect(); panic(4) })
	direct, indirect := S.Direct, S.Indirect
	run("expression", func() { defer direct(s); panic(5) })
	run("expression indirect", func() { defer indirect(s); panic(6) })
	value := s.Direct
	run("value", func() { defer value(); panic(7) })
}

// Output:
// direct 1
// direct ends with <nil>
// indirect <nil>
// indirect ends with 2
// direct 3
// interface ends with <nil>
// indirect <nil>
// interface indirect ends with 4
// direct 5
// expression ends with <nil>
// indirect <nil>
// expression indirect ends with 6
// direct 7
// value ends with <nil>
