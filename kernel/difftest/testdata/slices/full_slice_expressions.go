// Slices with three indices and their panics.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	s := []int{0, 1, 2, 3, 4, 5}
	t := s[1:3:4]
	fmt.Println(t, len(t), cap(t), s[:2:3], cap(s[2:]), s[6:])
	i, j, k := 3, 2, 9
	try(func() { fmt.Println(s[i:j]) })
	try(func() { fmt.Println(s[:k]) })
	try(func() { fmt.Println(s[1:2:k]) })
	try(func() { fmt.Println(s[i:j:5]) })
	try(func() { fmt.Println(t[:k-6]) })
	try(func() { fmt.Println(t[4:]) })
	try(func() { fmt.Println(s[k-10:]) })
	fmt.Println(t[:3])
}

// Output:
// [1 2] 2 3 [0 1] 4 []
// runtime error: slice bounds out of range [3:2]
// runtime error: slice bounds out of range [:9] with capacity 6
// runtime error: slice bounds out of range [::9] with capacity 6
// runtime error: slice bounds out of range [3:2:]
// [1 2 3]
// <nil>
// runtime error: slice bounds out of range [4:2]
// runtime error: slice bounds out of range [-1:]
// [1 2 3]
