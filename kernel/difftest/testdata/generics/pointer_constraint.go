// A type parameter whose pointer type has the methods.
package main

import (
	"fmt"
	"strconv"
)

type Setter[T any] interface {
	*T
	Set(string)
}

type Int struct{ v int }

func (i *Int) Set(s string) { i.v, _ = strconv.Atoi(s) }

type Str struct{ v string }

func (s *Str) Set(x string) { s.v = x }

func Parse[T any, P Setter[T]](ss []string) []T {
	out := make([]T, len(ss))
	for i, s := range ss {
		P(&out[i]).Set(s)
	}
	return out
}

func main() {
	fmt.Println(Parse[Int]([]string{"1", "22"}), Parse[Str]([]string{"a"}))
}

// Output:
// [{1} {22}] [{a}]
