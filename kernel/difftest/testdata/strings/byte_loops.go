// Arithmetic on bytes of strings.
package main

import "fmt"

func caesar(s string, k byte) string {
	out := make([]byte, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case 'a' <= c && c <= 'z':
			c = (c-'a'+k)%26 + 'a'
		case 'A' <= c && c <= 'Z':
			c = (c-'A'+k)%26 + 'A'
		}
		out[i] = c
	}
	return string(out)
}

func hash(s string) (h uint32) {
	h = 2166136261
	for i := range len(s) {
		h ^= uint32(s[i])
		h *= 16777619
	}
	return
}

func main() {
	fmt.Println(caesar("Hello, zZ", 3), caesar(caesar("abc", 13), 13))
	fmt.Println(hash("hello"), hash(""))
	var b byte = 250
	b += 'a'
	fmt.Println(b, 'a'+b, "abc"[1]-'a')
}

// Output:
// Khoor, cC abc
// 1335831723 2166136261
// 91 188 1
