// Made by generate.Program(21, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 float32

func (x N0) String() string { return fmt.Sprintf("N0(%v)", float32(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 uint

func (x N1) String() string { return fmt.Sprintf("%v!", uint(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	A00 int32
}

func (x *S0) Bump() { x.A00 += 3 }

func (x S0) Get0() int32 { return x.A00 * 2 }

type S1 struct {
	S0
	C10 S0
	d11 S0
	A12 S0
}

func (x S1) String() string { return "a S1" }

type S2 struct {
	S1
	b20 [2]float64
	C21 string
	C22 [2]bool
}

func (x S2) String() string { return "a S2" }

func main() {
	switch func() string { return id[string]("xyz") + id[string](`r\w`) }() {
	case "q\n", head(id[string]("xyz"), id[int](98)):
		show("l1", S0{4})
	}
	ch2 := make(chan int64, 0)
	go func(x, y int64) {
		defer close(ch2)
		ch2 <- x
		ch2 <- y
	}(int64(uint64(id[int32](5))), id[int64](11))
	for x := range ch2 {
		show("ch2", x)
	}
}

func id[T any](x T) T { return x }

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

// Output:
// ch2 5
// ch2 11
