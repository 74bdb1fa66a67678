// The texts of string bounds errors.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	s := "abc"
	i, j, k := 3, -1, 5
	try(func() { fmt.Println(s[i]) })
	try(func() { fmt.Println(s[j]) })
	try(func() { fmt.Println(s[:k]) })
	try(func() { fmt.Println(s[k:]) })
	try(func() { fmt.Println(s[2 : 1+j]) })
	try(func() { fmt.Println(s[j:]) })
}

// Output:
// runtime error: index out of range [3] with length 3
// runtime error: index out of range [-1]
// runtime error: slice bounds out of range [:5] with length 3
// runtime error: slice bounds out of range [5:3]
// runtime error: slice bounds out of range [2:0]
// runtime error: slice bounds out of range [-1:]
