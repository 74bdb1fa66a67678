// Generic aliases, and generic structs with constraints in fields.
package main

import "fmt"

type Vec[T any] = []T
type Num interface{ ~int | ~float64 }
type Matrix[T Num] struct {
	rows [][]T
	pad  T
}

func NewMatrix[T Num](r, c int, fill T) *Matrix[T] {
	m := &Matrix[T]{pad: fill}
	for range r {
		row := make(Vec[T], c)
		for i := range row {
			row[i] = fill + T(i)
		}
		m.rows = append(m.rows, row)
	}
	return m
}

func (m *Matrix[T]) Sum() (t T) {
	for _, r := range m.rows {
		for _, x := range r {
			t += x
		}
	}
	return t + m.pad*0
}

func main() {
	fmt.Println(NewMatrix(2, 3, 1).Sum(), NewMatrix(1, 2, 0.5).Sum(), NewMatrix(2, 2, 7).rows)
	var v Vec[string] = []string{"a"}
	fmt.Println(v)
}

// Output:
// 12 2 [[7 8] [7 8]]
// [a]
