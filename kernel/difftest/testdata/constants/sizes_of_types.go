// Sizes, alignments and offsets.
package main

import (
	"fmt"
	"unsafe"
)

type S struct {
	a bool
	b int64
	c uint16
	d string
	e any
	f [3]byte
	g func()
	h []int
	i map[string]int
	j chan int
	k complex64
	l struct{}
}
type P struct {
	a byte
	b struct{}
}
type G[T any] struct {
	t T
	b byte
}

const sz = unsafe.Sizeof(S{})
const al = unsafe.Alignof(int32(0))
const off = unsafe.Offsetof(S{}.e)

var arr [unsafe.Sizeof(uintptr(0))]int

func main() {
	var s S
	var p P
	fmt.Println(sz, al, off, len(arr), unsafe.Sizeof(s.f), unsafe.Offsetof(s.l), unsafe.Sizeof(p), unsafe.Alignof(s), unsafe.Alignof(p.b), unsafe.Sizeof(G[int16]{}), unsafe.Sizeof(0), unsafe.Sizeof('a'), unsafe.Sizeof("a"), unsafe.Sizeof(1i))
	fmt.Printf("%T\n", unsafe.Sizeof(s))
}

// Output:
// 128 4 40 8 3 120 2 8 1 4 8 4 16 16
// uintptr
