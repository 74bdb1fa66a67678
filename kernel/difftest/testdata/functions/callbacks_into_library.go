// Closures handed to compiled library functions.
package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"unicode"
)

func main() {
	n := 0
	out := strings.Map(func(r rune) rune {
		n++
		if r == 'l' {
			return -1
		}
		return unicode.ToUpper(r)
	}, "hello")
	fmt.Println(out, n)
	xs := []int{5, 2, 8}
	sort.Slice(xs, func(i, j int) bool { return xs[i] > xs[j] })
	i := sort.Search(100, func(i int) bool { return i*i >= 50 })
	fs := strings.FieldsFunc("a,b;c", func(r rune) bool { return r == ',' || r == ';' })
	fmt.Println(xs, i, fs, strings.IndexFunc("abc1", unicode.IsDigit))
	fmt.Println(strings.TrimFunc("123abc456", unicode.IsDigit), slices.IndexFunc(xs, func(x int) bool { return x < 5 }))
}

// Output:
// HEO 5
// [8 5 2] 8 [a b c] 3
// abc 2
