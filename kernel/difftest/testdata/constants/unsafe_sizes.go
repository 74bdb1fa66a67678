// Sizes and offsets of package unsafe are constants like any others.
package main

import (
	"fmt"
	"unsafe"
)

type mixed struct {
	a bool
	b int64
	c [3]byte
	d string
	e any
}

const word = unsafe.Sizeof(uintptr(0))

var table [unsafe.Sizeof(mixed{}.c)]int

func main() {
	var m mixed
	fmt.Println(word, unsafe.Sizeof(m), unsafe.Offsetof(m.b), unsafe.Offsetof(m.c), unsafe.Offsetof(m.d), unsafe.Alignof(m.c), len(table))
	fmt.Printf("%T %v\n", unsafe.Sizeof(m.e), unsafe.Sizeof([]int{1, 2})*word)
}

// Output:
// 8 56 8 16 24 1 3
// uintptr 192
