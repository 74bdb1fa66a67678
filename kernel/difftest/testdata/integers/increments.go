// Increments of fields, elements, pointers and map entries of small types.
package main

import "fmt"

type S struct {
	c uint8
	d [2]int8
}

func main() {
	s := S{255, [2]int8{127, -128}}
	s.c++
	s.d[0]++
	s.d[1]--
	p := &s.c
	*p--
	m := map[string]uint8{"a": 255}
	m["a"]++
	m["b"]--
	xs := []uint16{65535}
	xs[0] += 2
	i8 := int8(64)
	i8 *= 2
	i8 /= 2
	fmt.Println(s, m, xs, i8)
}

// Output:
// {255 [-128 127]} map[a:0 b:255] [1] -64
