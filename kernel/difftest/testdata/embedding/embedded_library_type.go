// Embedding types of the standard library.
package main

import (
	"fmt"
	"strings"
	"sync"
	"time"
)

type Buf struct {
	strings.Builder
	n int
}

func (b *Buf) Line(s string) {
	b.n++
	b.WriteString(s)
	b.WriteByte(';')
}

type Safe struct {
	sync.Mutex
	m map[string]int
}

type Stamp struct {
	time.Duration
	what string
}

func main() {
	var b Buf
	b.Line("a")
	b.Line("b")
	fmt.Println(b.String(), b.Len(), b.n)
	s := Safe{m: map[string]int{}}
	s.Lock()
	s.m["x"]++
	s.Unlock()
	fmt.Println(s.m)
	st := Stamp{90 * time.Second, "w"}
	fmt.Println(st.Minutes(), st.Duration, st.what)
}

// Output:
// a;b; 4 2
// map[x:1]
// 1.5 1m30s w
