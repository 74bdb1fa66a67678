// Value and pointer receivers, through variables, pointers, elements and fields.
package main

import "fmt"

type C struct{ n int }

func (c C) Get() int { return c.n }
func (c *C) Inc()    { c.n++ }
func (c C) Lost()    { c.n = 100 }

type holder struct {
	c  C
	pc *C
}

func main() {
	c := C{1}
	c.Inc()
	c.Lost()
	p := &c
	p.Inc()
	p.Lost()
	fmt.Println(c.Get(), p.Get())
	s := []C{{1}, {2}}
	s[0].Inc()
	for i := range s {
		s[i].Inc()
	}
	for _, x := range s {
		x.Inc()
	}
	h := holder{C{5}, &C{6}}
	h.c.Inc()
	h.pc.Inc()
	m := map[string]*C{"a": {7}}
	m["a"].Inc()
	arr := [2]C{}
	arr[1].Inc()
	fmt.Println(s, h.c, h.pc.n, m["a"].n, arr)
}

// Output:
// 3 3
// [{3} {3}] {6} 7 8 [{0} {1}]
