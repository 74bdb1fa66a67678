// Floats and bytes of named types are read with any verb, those of the language's with some.
package main

import "fmt"

type (
	celsius float64
	small   float32
	raw     []byte
	letter  byte
	letters []letter
	phase   complex64
	count   uint8
)

func main() {
	for _, format := range []string{"%v", "%x", "%d", "%s", "%g", "%q", "%5v", "%c", "%b"} {
		var c celsius
		var s small
		var f float64
		var p phase
		n, err := fmt.Sscanf("36.6", format, &c)
		fmt.Println(format, n, err, c)
		n, err = fmt.Sscanf("1e-3 x", format, &s)
		fmt.Println(n, err, s)
		n, err = fmt.Sscanf("36.6", format, &f)
		fmt.Println(n, err, f)
		n, err = fmt.Sscanf("(1+2i)", format, &p)
		fmt.Println(n, err, p)
		var r raw
		var l letters
		var b []byte
		n, err = fmt.Sscanf("6162 z", format, &r)
		fmt.Println(n, err, string(r), cap(r))
		n, err = fmt.Sscanf("6162", format, &l)
		fmt.Println(n, err, l, cap(l))
		n, err = fmt.Sscanf("6162", format, &b)
		fmt.Println(n, err, string(b))
		var k count
		n, err = fmt.Sscanf("300", format, &k)
		fmt.Println(n, err, k)
	}
	var c, d celsius
	fmt.Println(fmt.Sscan("1p3 0x1p-2", &c, &d))
	fmt.Println(c, d)
	fmt.Println(fmt.Sscan("nan", &c))
	fmt.Println(fmt.Sscan("", &c))
	fmt.Println(fmt.Sscan("1e999", &c))
}

// Output:
// %v 1 <nil> 36.6
// 1 <nil> 0.001
// 1 <nil> 36.6
// 1 <nil> (1+2i)
// 1 <nil> 6162 4
// 1 <nil> [54 49 54 50] 4
// 1 <nil> 6162
// 0 unsigned integer overflow on token 300 0
// %x 1 <nil> 36.6
// 1 <nil> 0.001
// 0 bad verb '%x' for float64 0
// 0 bad verb '%x' for complex (0+0i)
// 1 <nil> ab 2
// 1 <nil> [97 98] 2
// 1 <nil> ab
// 0 unsigned integer overflow on token 300 0
// %d 1 <nil> 36.6
// 1 <nil> 0.001
// 0 bad verb '%d' for float64 0
// 0 bad verb '%d' for complex (0+0i)
// 0 bad verb '%d' for string  0
// 0 bad verb '%d' for string [] 0
// 0 bad verb '%d' for string␣
// 0 unsigned integer overflow on token 300 0
// %s 1 <nil> 36.6
// 1 <nil> 0.001
// 0 bad verb '%s' for float64 0
// 0 bad verb '%s' for complex (0+0i)
// 1 <nil> 6162 4
// 1 <nil> [54 49 54 50] 4
// 1 <nil> 6162
// 0 bad verb '%s' for integer 0
// %g 1 <nil> 36.6
// 1 <nil> 0.001
// 1 <nil> 36.6
// 1 <nil> (1+2i)
// 0 bad verb '%g' for string  0
// 0 bad verb '%g' for string [] 0
// 0 bad verb '%g' for string␣
// 0 bad verb '%g' for integer 0
// %q 1 <nil> 36.6
// 1 <nil> 0.001
// 0 bad verb '%q' for float64 0
// 0 bad verb '%q' for complex (0+0i)
// 0 expected quoted string  0
// 0 expected quoted string [] 0
// 0 expected quoted string␣
// 0 bad verb '%q' for integer 0
// %5v 1 <nil> 36.6
// 1 <nil> 0.001
// 1 <nil> 36.6
// 0 syntax error scanning complex number (0+0i)
// 1 <nil> 6162 4
// 1 <nil> [54 49 54 50] 4
// 1 <nil> 6162
// 0 unsigned integer overflow on token 300 0
// %c 1 <nil> 36.6
// 1 <nil> 0.001
// 0 bad verb '%c' for float64 0
// 0 bad verb '%c' for complex (0+0i)
// 0 bad verb '%c' for string  0
// 0 bad verb '%c' for string [] 0
// 0 bad verb '%c' for string␣
// 1 <nil> 51
// %b 1 <nil> 36.6
// 1 <nil> 0.001
// 1 <nil> 36.6
// 1 <nil> (1+2i)
// 0 bad verb '%b' for string  0
// 0 bad verb '%b' for string [] 0
// 0 bad verb '%b' for string␣
// 0 expected integer 0
// 2 <nil>
// 8 0.25
// 1 <nil>
// 0 EOF
// 0 strconv.ParseFloat: parsing "1e999": value out of range
