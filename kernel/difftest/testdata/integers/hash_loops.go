// Hash loops in 32 and 64 bits.
package main

import "fmt"

func fnv64(s string) uint64 {
	h := uint64(14695981039346656037)
	for _, c := range []byte(s) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

func adler(s string) uint32 {
	a, b := uint32(1), uint32(0)
	for i := 0; i < len(s); i++ {
		a = (a + uint32(s[i])) % 65521
		b = (b + a) % 65521
	}
	return b<<16 | a
}

func java(s string) (h int32) {
	for _, r := range s {
		h = 31*h + r
	}
	return
}

func main() {
	fmt.Println(fnv64("hello world"), adler("Wikipedia"), java("The quick brown fox"))
}

// Output:
// 8618312879776256743 300286872 -1739336029
