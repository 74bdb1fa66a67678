// Wrong verbs, missing and extra arguments.
package main

import (
	"fmt"
	"strings"
)

type T struct{ A int }

func main() {
	format := "%d %s %!\n"
	fmt.Printf(format, "s", 5)
	f2 := "%d %d\n"
	fmt.Printf(f2, 1)
	fmt.Printf(f2, 1, 2, "extra")
	f3 := "%z %t %x\n"
	fmt.Printf(f3, 1, "s", T{1})
	f4 := "%s %d %v\n"
	fmt.Printf(f4, nil, T{5}, nil)
	f5 := "%[2]d %[1]d %[3]*.[2]*[1]f|%[5]d\n"
	fmt.Printf(f5, 12.0, 2, 6)
	f6 := "%s|%q|%t\n"
	fmt.Printf(f6, T{1}, 65, 1)
	fmt.Printf(strings.Repeat("%", 2) + "\n")
}

// Output:
// %!d(string=s) %!s(int=5) %!!(MISSING)
// 1 %!d(MISSING)
// 1 2
// %!(EXTRA string=extra)%!z(int=1) %!t(string=s) {1}
// %!s(<nil>) {5} <nil>
// 2 %!d(float64=12)  12.00|%!d(BADINDEX)
// {%!s(int=1)}|'A'|%!t(int=1)
// %
