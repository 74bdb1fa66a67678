// Library values held in script structs: builders, buffers, mutexes, times.
package main

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"time"
)

type logger struct {
	buf   bytes.Buffer
	sb    strings.Builder
	mu    sync.Mutex
	start time.Time
	lines int
}

func (l *logger) Printf(f string, args ...any) *logger {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines++
	fmt.Fprintf(&l.buf, f+"\n", args...)
	l.sb.WriteByte('.')
	return l
}

type wrapper struct {
	*logger
	prefix string
}

func (w wrapper) Printf(f string, args ...any) { w.logger.Printf(w.prefix+f, args...) }

func main() {
	l := &logger{start: time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC)}
	l.Printf("a %d", 1).Printf("b %s", "x")
	wrapper{l, "> "}.Printf("c")
	fmt.Print(l.buf.String())
	fmt.Println(l.sb.String(), l.lines, l.start.Year(), l.start.Add(time.Hour).Format(time.TimeOnly))
	var z logger
	z.Printf("z")
	fmt.Println(z.buf.Len(), z.start.IsZero())
}

// Output:
// a 1
// b x
// > c
// ... 3 2024 04:04:05
// 2 true
