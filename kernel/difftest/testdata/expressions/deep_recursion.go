// Recursion a hundred thousand calls deep.
package main

import "fmt"

func sum(n int) int {
	if n == 0 {
		return 0
	}
	return n + sum(n-1)
}

type list struct {
	v    int
	next *list
}

func (l *list) length() int {
	if l == nil {
		return 0
	}
	return 1 + l.next.length()
}

func main() {
	fmt.Println(sum(100000))
	var l *list
	for i := range 20000 {
		l = &list{i, l}
	}
	fmt.Println(l.length())
}

// Output:
// 5000050000
// 20000
