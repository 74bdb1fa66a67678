// Made by generate.Program(14, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint8

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 [2]uint32
	d01 []int
	b02 []float64
}

type S1 struct {
	d10 N0
	b11 []float64
	d12 float32
}

type I0 interface{ Rate() string }

func (x N0) Rate() string { return id[string]("héé") }

func (x S0) Rate() string { return id[string]("q\n") }

func main() {
	if id[bool](true) {
		v1 := S1{id[N0](1), []float64{}, id[float32](3)}
		v2 := fmt.Sprintf("%#v", [4]int{})
		show("l3", id[int8](35))
		_ = v1
		_ = v2
	} else if id[bool](false) {
		{
			tries4, ch4 := 0, make(chan int, 1)
		retry4:
			for i := range 5 {
				switch {
				case i == tries4:
					tries4++
					select {
					case ch4 <- i:
						show("sent", i)
						if tries4 < 2 {
							goto retry4
						}
					default:
						goto done4
					}
				}
			}
			goto done4
		done4:
			show(tries4, len(ch4))
		}
	}
}

func id[T any](x T) T { return x }

// Output:
// l3 35
