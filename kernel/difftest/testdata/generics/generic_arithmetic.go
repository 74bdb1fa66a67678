// Arithmetic and conversions in a generic body follow each type.
package main

import "fmt"

type Int interface {
	~int8 | ~uint8 | ~int16 | ~int | ~uint32
}

func Wrap[T Int](x T) (T, T, T) { return x + 1, x * x, x << 3 }

func Half[T Int | float32 | float64](x T) T { return x / 2 }

func ToF[T Int](x T) float64 { return float64(x) / 2 }

func Abs[T ~int | ~float64](x T) T {
	if x < 0 {
		return -x
	}
	return x
}

func main() {
	fmt.Println(Wrap(int8(127)))
	fmt.Println(Wrap(uint8(255)))
	fmt.Println(Wrap(int16(300)))
	fmt.Println(Half(7), Half(7.0), Half(uint8(255)), Half(float32(0.3)), ToF(int8(-3)), Abs(-2.5), Abs(-3))
}

// Output:
// -128 1 -8
// 0 1 248
// 301 24464 2400
// 3 3.5 127 0.15 -1.5 2.5 3
