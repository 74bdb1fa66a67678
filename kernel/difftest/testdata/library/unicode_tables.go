// utf8 and utf16 encoding.
package main

import (
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

func main() {
	buf := make([]byte, 4)
	n := utf8.EncodeRune(buf, '世')
	fmt.Println(buf[:n], utf8.RuneCount(buf[:n]), utf8.FullRune(buf[:2]), utf8.ValidRune(0xD800))
	fmt.Println(utf16.Encode([]rune("a🙂")), string(utf16.Decode([]uint16{0x61, 0xD83D, 0xDE42})))
	s := "日本語"
	for len(s) > 0 {
		r, size := utf8.DecodeLastRuneInString(s)
		fmt.Print(string(r), size, " ")
		s = s[:len(s)-size]
	}
	fmt.Println()
}

// Output:
// [228 184 150] 1 false false
// [97 55357 56898] a🙂
// 語3 本3 日3␣
