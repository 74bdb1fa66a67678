// Invalid bytes range as U+FFFD of width one.
package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "a\xff\xc3b\xe4\xb8"
	for i, r := range s {
		fmt.Printf("%d:%U ", i, r)
	}
	fmt.Println(len([]rune(s)), utf8.ValidString(s))
	fmt.Printf("%q %+q %x % X\n", s, "é\n", s, s)
	fmt.Printf("%+q\n", string([]rune{0x10FFFF + 1, 0xD800, 'x', -1}))
}

// Output:
// 0:U+0061 1:U+FFFD 2:U+FFFD 3:U+0062 4:U+FFFD 5:U+FFFD 6 false
// "a\xff\xc3b\xe4\xb8" "\u00e9\n" 61ffc362e4b8 61 FF C3 62 E4 B8
// "\ufffd\ufffdx\ufffd"
