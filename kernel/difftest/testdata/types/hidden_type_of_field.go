// A field of a compiled struct may have a type that cannot be named.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func shift(k rune) unicode.SpecialCase {
	i := uint32(k)
	return unicode.SpecialCase{
		{'A', 'Z' - i, [unicode.MaxCase]rune{k}},
		{'Z' - i + 1, 'Z', [3]rune{k - 26}},
		{Lo: 'a', Hi: 'z' - i, Delta: [...]rune{k, 0, 0}},
		{Lo: 'z' - i + 1, Hi: 'z', Delta: [3]rune{unicode.UpperCase: k - 26}},
	}
}

func main() {
	s := shift(3)
	fmt.Println(strings.ToUpperSpecial(s, "The Quick Brown Fox"))
	fmt.Println(s[0], len(s[1].Delta), s[1].Delta[0])
	d := s[2].Delta
	d[1]++
	fmt.Printf("%v %v %T %t\n", d, s[2].Delta, d, d == s[2].Delta)
	for _, r := range unicode.CaseRanges[:2] {
		fmt.Printf("%+v %d\n", r, r.Delta[unicode.LowerCase])
	}
	s[3].Delta = d
	var plain [3]rune = s[3].Delta
	fmt.Println(plain, unicode.TurkishCase[0])
}

// Output:
// Wkh Txlfn Eurzq Ira
// {65 87 [3 0 0]} 3 -23
// [3 1 0] [3 0 0] unicode.d false
// {Lo:65 Hi:90 Delta:[0 32 0]} 32
// {Lo:97 Hi:122 Delta:[-32 0 -32]} 0
// [3 1 0] {73 73 [0 232 0]}
