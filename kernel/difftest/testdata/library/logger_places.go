// The file and the line in what loggers write are those of the call.
package main

import (
	"bytes"
	"fmt"
	"log"
	"strings"
)

// cut leaves the name of the file out.
type cut struct{}

func (cut) Write(p []byte) (int, error) {
	s := string(p)
	if end := strings.Index(s, ".go:"); end >= 0 {
		s = s[:strings.LastIndex(s[:end], " ")+1] + s[end:]
	}
	return fmt.Print(s)
}

type P struct{ a int }

func (p P) String() string { return fmt.Sprint("P", p.a) }

type printer interface{ Printf(string, ...any) }

func where(l *log.Logger) { l.Print("in where") }

func generic[T any](l *log.Logger, x T) { l.Println("generic", x) }

func main() {
	l := log.New(cut{}, "p ", log.Lshortfile)
	l.Println("x", P{1})
	l.Printf("%v %d\n", P{2}, P{3})
	where(l)
	generic(l, P{4})
	func() {
		defer func() {
			l.Println("deferred function", recover())
		}()
		l.Panicf("panics %v", P{5})
	}()
	for i := range 2 {
		l.Print(i,
			"over lines")
	}
	l.SetFlags(log.Lshortfile | log.Lmsgprefix)
	l.
		Println("a chain")
	l.Print()
	l.SetFlags(0)
	l.Print("plain")
	done := make(chan bool)
	l.SetFlags(log.Lshortfile)
	go func() { l.Print("goroutine"); done <- true }()
	<-done
	var b bytes.Buffer
	c := log.New(&b, "", log.Lmsgprefix|log.Lshortfile)
	for _, text := range []string{"buffered\n", "two\nlines", ""} {
		c.Print(text)
		cut{}.Write(b.Bytes())
		b.Reset()
		c.SetPrefix(c.Prefix() + "pre: ")
	}
	fmt.Println(c.Flags(), c.Prefix())
	log.SetFlags(log.Lshortfile)
	log.SetPrefix("std ")
	log.SetOutput(cut{})
	log.Println("standard", P{6})
	log.Printf("%s", "standard")
	log.Fatal("gone")
}

// Exit: 1
// Output:
// p .go:34: x P1
// p .go:35: P2 {3}
// p .go:28: in where
// p .go:30: generic P4
// p .go:42: panics P5
// p .go:40: deferred function panics P5
// p .go:45: 0over lines
// p .go:45: 1over lines
// .go:50: p a chain
// .go:51: p␣
// p plain
// p .go:56: goroutine
// .go:61: buffered
// .go:61: pre: two
// lines
// .go:61: pre: pre:␣
// 80 pre: pre: pre:␣
// std .go:70: standard P6
// std .go:71: standard
// std .go:72: gone
