// Converting copies, so strings never change.
package main

import "fmt"

func main() {
	b := []byte("abc")
	s := string(b)
	b[0] = 'z'
	t := s
	s += "d"
	c := []byte(s)
	c[0] = 'q'
	fmt.Println(s, t, string(b), string(c))
	m := map[string]int{string(b): 1}
	b[1] = 'y'
	fmt.Println(m["zbc"], m[string(b)])
}

// Output:
// abcd abc zbc qbcd
// 1 0
