// Strings that are and are not valid UTF-8, taken apart and put together.
package main

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

type Str string
type By []byte
type Ru []rune

func main() {
	s := "a\x80é\xc3世\u0000\U0010FFFF\xed\xa0\x80z"
	for i, r := range s {
		fmt.Printf("%d:%U:%+q ", i, r, r)
	}
	fmt.Printf("%+q\n", fmt.Sprint())
	for i, r := range Str(s) {
		if r == utf8.RuneError {
			_, n := utf8.DecodeRuneInString(s[i:])
			fmt.Print(i, "/", n, " ")
		}
	}
	fmt.Printf("%+q\n", fmt.Sprint(len(s), utf8.RuneCountInString(s), utf8.ValidString(s), []rune(s), []byte(s)[:6]))
	fmt.Printf("%+q %+q %x %v\n", s, s, s, string([]rune(s)) == s)
	fmt.Printf("%+q\n", fmt.Sprint(`raw\n"x"`+"\a\b\f\v\\\"'"[:3] == "raw", '\'', '\\', '\x41', '\101', '\u00e9'))
	b := By("hello")
	b2 := append(b[:2], "LLO wide"...)
	fmt.Printf("%+q\n", fmt.Sprint(string(b), string(b2), string(b[1:3])))
	c := Str(b)
	b[0] = 'J'
	fmt.Printf("%+q\n", fmt.Sprint(c, string(b), Str(Ru("日本")[1:]), string(Ru{0x65e5, -5, 0xD800, 0x110000})))
	copy(b, "xyz")
	n := copy(b[1:], Str("QQ"))
	fmt.Printf("%+q\n", fmt.Sprint(string(b), n, copy(b, b[2:]), string(b)))
	switch string(b) {
	case "x":
	case "QzoQo", "QoQoo":
		fmt.Printf("%+q\n", fmt.Sprint("match", string(b)))
	default:
		fmt.Printf("%+q\n", fmt.Sprint("other", string(b)))
	}
	m := map[string]int{"J": 1}
	m[string(b[:1])]++
	m[string(Ru{'Q'})] += 2
	fmt.Printf("%+q\n", fmt.Sprint(m, m[string([]byte{'J'})]))
	x := Str("abc")
	y := x
	x += "d"
	fmt.Printf("%+q\n", fmt.Sprint(x, y, x[len(x)-1], x[1:][1], x > y, strings.ToUpper(string(x))))
	const k = "constant"
	fmt.Printf("%+q\n", fmt.Sprint(k[2], k[1:3], len(k), len(k[2:]), k[len(k)-1:], string(k[0])+k))
	var sb strings.Builder
	for i := range 3 {
		fmt.Fprintf(&sb, "%d%s", i, strings.Repeat("-", i))
	}
	fmt.Printf("%+q\n", fmt.Sprint(sb.String(), sb.Len()))
	fmt.Printf("%+q\n", fmt.Sprint("a"+"b"+string(rune(99))+fmt.Sprint(1) == "abc1", "é"[0], "é"[1:] == "\xa9", len("é"), "日本"[3:]))
	type B byte
	bb := []B("xyz")
	bb[1]++
	fmt.Printf("%+q\n", fmt.Sprint(string(bb), bb, Str(bb)))
	fmt.Printf("%+q %v %d %q %x\n", bb, bb, bb, bb, bb)
	for i, c := range []byte("é") {
		fmt.Print(i, c, " ")
	}
	for i := range []rune("aé") {
		fmt.Print(i, " ")
	}
	for i := range len("é") {
		fmt.Print("é"[i], " ")
	}
	fmt.Printf("%+q\n", fmt.Sprint())
	var z string
	fmt.Printf("%+q\n", fmt.Sprint(z == "", len(z), z+z, z[0:], string([]byte(nil)) == z, []byte(z) == nil, []byte(z), []rune("")))
	fmt.Printf("%+q\n", fmt.Sprint(string(rune(65)), string(rune(-1)), string(rune(1<<30)), string(B(66)), Str(rune(0x1F600))))
	multi := `line1
	line2
` + "end"
	fmt.Printf("%+q\n", fmt.Sprint(multi, len(multi)))
	fmt.Printf("%+q\n", fmt.Sprint(strings.Compare("a", "b"), "Z" < "a", "a" < "aa", "\x00" > "", "ab"[1] == 'b'))
}

// Output:
// 0:U+0061:'a' 1:U+FFFD:'\ufffd' 2:U+00E9:'\u00e9' 4:U+FFFD:'\ufffd' 5:U+4E16:'\u4e16' 8:U+0000:'\x00' 9:U+10FFFF:'\U0010ffff' 13:U+FFFD:'\ufffd' 14:U+FFFD:'\ufffd' 15:U+FFFD:'\ufffd' 16:U+007A:'z' ""
// 1/1 4/1 13/1 14/1 15/1 "17 11 false [97 65533 233 65533 19990 0 1114111 65533 65533 65533 122] [97 128 195 169 195 228]"
// "a\x80\u00e9\xc3\u4e16\x00\U0010ffff\xed\xa0\x80z" "a\x80\u00e9\xc3\u4e16\x00\U0010ffff\xed\xa0\x80z" 6180c3a9c3e4b89600f48fbfbfeda0807a false
// "false 39 92 65 65 233"
// "helloheLLO wideel"
// "helloJello\u672c\u65e5\ufffd\ufffd\ufffd"
// "Qlolo2 3Qlolo"
// "otherQlolo"
// "map[J:1 Q:3] 1"
// "abcdabc100 99 trueABCD"
// "110on8 6tcconstant"
// "01-2--6"
// "true 195 true 2\u672c"
// "xzz[120 122 122]xzz"
// "xzz" [120 122 122] [120 122 122] "xzz" 787a7a
// 0 195 1 169 0 1 195 169 ""
// "true 0true false [] []"
// "A\ufffd\ufffdB\U0001f600"
// "line1\n\tline2\nend16"
// "-1 true true true true"
