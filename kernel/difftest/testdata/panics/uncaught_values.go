// Panics with other values, recovered and reported.
package main

import "fmt"

type T struct{ A int }

func main() {
	for _, v := range []any{1, 2.5, 'x', true, T{1}, []int{1}, nil, uint8(3), complex(1, 2)} {
		func() {
			defer func() {
				r := recover()
				fmt.Printf("%T %v\n", r, r)
			}()
			panic(v)
		}()
	}
	panic(42)
}

// Exit: 2
// Error: panic: 42
// Output:
// int 1
// float64 2.5
// int32 120
// bool true
// main.T {1}
// []int [1]
// *runtime.PanicNilError panic called with nil argument
// uint8 3
// complex128 (1+2i)
