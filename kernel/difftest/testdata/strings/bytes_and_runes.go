// Indexing gives bytes, ranging gives runes.
package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "aé世🙂"
	fmt.Println(len(s), s[1], s[0] == 'a', utf8.RuneCountInString(s))
	for i, r := range s {
		fmt.Print(i, ":", string(r), ":", r, " ")
	}
	fmt.Println()
	for i := 0; i < len(s); i++ {
		fmt.Printf("%02x ", s[i])
	}
	fmt.Println()
	b := s[0]
	fmt.Printf("%T %T %T\n", b, s[1:2], []rune(s)[1])
}

// Output:
// 10 195 true 4
// 0:a:97 1:é:233 3:世:19990 6:🙂:128578␣
// 61 c3 a9 e4 b8 96 f0 9f 99 82␣
// uint8 string int32
