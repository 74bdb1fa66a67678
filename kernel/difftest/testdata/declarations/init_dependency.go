// Package variables are initialised by dependency, through functions and methods.
package main

import "fmt"

var (
	total = sum(parts)
	parts = []int{base, base * 2, t.double()}
	base  = get()
)

var t = T{21}

type T struct{ n int }

func (t T) double() int { trace("double"); return t.n * 2 }

func get() int { trace("get"); return 5 }

func sum(xs []int) (s int) {
	trace("sum")
	for _, x := range xs {
		s += x
	}
	return s
}

func trace(s string) { log = append(log, s) }

var log []string

func main() {
	fmt.Println(total, parts, base, log)
}

// Output:
// 57 [5 10 42] 5 [get double sum]
