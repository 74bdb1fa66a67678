// Deferred method calls with their receivers at the time.
package main

import "fmt"

type log struct{ lines []string }

func (l *log) add(s string)      { l.lines = append(l.lines, s) }
func (l log) show(prefix string) { fmt.Println(prefix, l.lines) }

func run() *log {
	l := &log{}
	defer l.add("one")
	defer l.show("at defer")
	l.add("two")
	defer func(s string) { l.add(s) }(fmt.Sprint(len(l.lines)))
	l.add("three")
	return l
}

func main() { run().show("end") }

// Output:
// at defer []
// end [two three 1 one]
