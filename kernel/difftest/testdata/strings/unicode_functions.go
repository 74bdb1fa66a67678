// Classes and cases of runes.
package main

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

func main() {
	letters, digits, spaces, upper, punct := 0, 0, 0, 0, 0
	for _, r := range "Hello, Wörld 42!\tÉ" {
		switch {
		case unicode.IsUpper(r):
			upper++
			fallthrough
		case unicode.IsLetter(r):
			letters++
		case unicode.IsDigit(r):
			digits++
		case unicode.IsSpace(r):
			spaces++
		case unicode.IsPunct(r):
			punct++
		}
	}
	fmt.Println(letters, digits, spaces, upper, punct)
	r, size := utf8.DecodeRuneInString("éa")
	fmt.Println(string(unicode.ToUpper(r)), size, unicode.In('я', unicode.Cyrillic), utf8.RuneLen('世'))
	fmt.Println(string(utf8.AppendRune(nil, 'ñ')))
}

// Output:
// 11 2 3 3 2
// É 2 true 3
// ñ
