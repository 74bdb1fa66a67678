// Complex arithmetic, parts, comparison and printing.
package main

import (
	"fmt"
	"math/cmplx"
)

func main() {
	z := 3 + 4i
	w := complex(1, -2)
	fmt.Println(z+w, z-w, z*w, z/w, -z, z == 3+4i, z != w)
	fmt.Println(real(z), imag(w), cmplx.Abs(z), cmplx.Conj(w))
	var c64 complex64 = complex(float32(0.1), 2)
	c64 *= 2
	z += 1
	z *= 1i
	fmt.Println(c64, z, real(c64))
	fmt.Printf("%v %.1f %T %T %T\n", z, z, z, c64, real(c64))
	m := map[complex128]string{1i: "i"}
	fmt.Println(m[complex(0, 1)], []complex128{1, 2i})
}

// Output:
// (4+2i) (2+6i) (11-2i) (-1+2i) (-3-4i) true true
// 3 -2 5 (1+2i)
// (0.2+4i) (-4+4i) 0.2
// (-4+4i) (-4.0+4.0i) complex128 complex64 float32
// i [(1+0i) (0+2i)]
