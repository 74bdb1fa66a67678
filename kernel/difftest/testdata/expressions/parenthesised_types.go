// Conversions and literals whose types need parentheses.
package main

import "fmt"

type T struct{ n int }

func (t *T) Inc() int { t.n++; return t.n }

func main() {
	f := (func(int) int)(func(x int) int { return x + 1 })
	c := (chan<- int)(make(chan int, 1))
	c <- 1
	p := (*T)(&T{4})
	g := (*T).Inc
	h := (func(*T) int)(g)
	var nilp = (*T)(nil)
	i := interface{ Inc() int }(p)
	fmt.Println(f(1), len(c), p.Inc(), g(p), h(p), nilp == nil, i.Inc(), (T{1}).n, (*p).n, ([]int{1, 2})[1], (map[string]int{"a": 1})["a"])
	if (T{1} == T{1}) && (&T{2}).n == 2 {
		fmt.Println("yes")
	}
	for _, x := range (map[string][]int{"k": {1, 2}})["k"] {
		fmt.Print(x, " ")
	}
	switch (T{3}) {
	case T{3}:
		fmt.Println("three")
	}
}

// Output:
// 2 1 5 6 7 true 8 1 8 2 1
// yes
// 1 2 three
