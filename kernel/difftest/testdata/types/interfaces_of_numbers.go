// Named numbers as map values and fields, with arithmetic through pointers.
package main

import "fmt"

type money int64
type ledger struct {
	total money
	by    map[string]money
}

func (m money) String() string { return fmt.Sprintf("%d.%02d", int64(m)/100, int64(m)%100) }
func (l *ledger) add(who string, m money) *ledger {
	l.total += m
	if l.by == nil {
		l.by = make(map[string]money)
	}
	l.by[who] += m
	return l
}

func main() {
	var l ledger
	l.add("a", 1050).add("b", 250).add("a", 5)
	fmt.Println(l.total, l.by, l.by["a"]/2, l.total*3)
	fmt.Printf("%v %d %s %08d\n", l, l.total, l.by["b"], l.total)
	p := &l.total
	*p -= 300
	fmt.Println(l.total > 1000, *p)
}

// Output:
// 13.05 map[a:10.55 b:2.50] 5.27 39.15
// {1305 map[a:1055 b:250]} 1305 2.50 00001305
// true 10.05
