// []byte(s) of a short string that stays in its function has room for 32 bytes.
package main

import "fmt"

func main() {
	s := "abc"
	for range 2 {
		b := []byte(s)
		b = append(b, '!')
		s = string(b)
		fmt.Println(s, cap(b))
	}
}

// Output:
// abc! 32
// abc!! 32
