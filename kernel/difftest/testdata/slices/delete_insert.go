// The usual tricks: insert, delete, filter in place, reverse, dedupe.
package main

import "fmt"

func main() {
	s := []int{1, 2, 3, 4, 5}
	s = append(s[:1], s[2:]...)
	fmt.Println(s)
	s = append(s[:2], append([]int{99}, s[2:]...)...)
	fmt.Println(s)
	keep := s[:0]
	for _, x := range s {
		if x%2 == 1 {
			keep = append(keep, x)
		}
	}
	fmt.Println(keep, s)
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
	x, rest := s[0], s[1:]
	last := rest[len(rest)-1]
	fmt.Println(x, rest, last)
	d := []string{"a", "a", "b", "b", "a"}
	k := 1
	for i := 1; i < len(d); i++ {
		if d[i] != d[i-1] {
			d[k] = d[i]
			k++
		}
	}
	fmt.Println(d[:k])
	c := append([]int(nil), s...)
	c[0] = -1
	fmt.Println(s[0], c[0])
}

// Output:
// [1 3 4 5]
// [1 3 99 4 5]
// [1 3 99 5] [1 3 99 5 5]
// 5 [5 99 3 1] 1
// [a b a]
// 5 -1
