// Tables of anonymous structs, and round trips.
package main

import (
	"fmt"
	"strings"
)

var table = []struct {
	v int
	s string
}{{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}

func roman(n int) (s string) {
	for _, e := range table {
		for n >= e.v {
			s += e.s
			n -= e.v
		}
	}
	return
}

func parse(s string) (n int) {
	for i := 0; i < len(s); {
		for _, e := range table {
			if strings.HasPrefix(s[i:], e.s) {
				n += e.v
				i += len(e.s)
				break
			}
		}
	}
	return
}

func main() {
	bad := 0
	for n := 1; n < 2000; n += 7 {
		if parse(roman(n)) != n {
			bad++
		}
	}
	fmt.Println(roman(1994), roman(2026), parse("MCMXCIV"), bad)
}

// Output:
// MCMXCIV MMXXVI 1994 0
