// Method values of promoted methods bind the embedded value.
package main

import "fmt"

type Base struct{ n int }

func (b Base) Get() int { return b.n }
func (b *Base) Inc()    { b.n++ }

type T struct{ Base }
type P struct{ *Base }

func main() {
	t := T{Base{1}}
	get, inc := t.Get, t.Inc
	inc()
	inc()
	fmt.Println(get(), t.Get())
	p := P{&Base{5}}
	pget, pinc := p.Get, p.Inc
	pinc()
	fmt.Println(pget(), p.n)
	f, g := T.Get, (*T).Inc
	g(&t)
	fmt.Println(f(t))
}

// Output:
// 1 3
// 5 6
// 4
