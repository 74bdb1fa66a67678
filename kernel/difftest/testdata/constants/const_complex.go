// Complex constants and their parts.
package main

import "fmt"

const (
	z  = 3 + 4i
	re = real(z)
	im = imag(z)
	zz = z * z
	i2 = 1i * 1i
)

func main() {
	var f float64 = i2
	var n int = re
	fmt.Println(z, re, im, zz, f, n, complex(1, 2)*1i)
}

// Output:
// (3+4i) 3 4 (-7+24i) -1 3 (-2+1i)
