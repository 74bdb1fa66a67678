// All operations on pairs of strings.
package main

import "fmt"

type T string

func main() {
	zero := 0
	_ = zero
	vs := []T{"", "a", "b", "ab", "\x00", "é", "日本", "\xff"}
	for _, a := range vs {
		for _, b := range vs {
			fmt.Printf("%+q ", fmt.Sprint(a+b, a < b, a <= b, a == b, a != b, a > b, a >= b, len(a+b), min(a, b), max(a, "aa", b), []byte(a), []rune(b)))
			y := a
			y += b
			y += y
			fmt.Printf("%+q %x %+q %+q %T\n", y, y, y, y, y)
		}
	}
}

// Output:
// "false true true false false true 0aa[] []" ""  "" "" main.T
// "atrue true false true false false 1aa[] [97]" "aa" 6161 "aa" "aa" main.T
// "btrue true false true false false 1b[] [98]" "bb" 6262 "bb" "bb" main.T
// "abtrue true false true false false 2ab[] [97 98]" "abab" 61626162 "abab" "abab" main.T
// "\x00true true false true false false 1aa[] [0]" "\x00\x00" 0000 "\x00\x00" "\x00\x00" main.T
// "\u00e9true true false true false false 2\u00e9[] [233]" "\u00e9\u00e9" c3a9c3a9 "\u00e9\u00e9" "\u00e9\u00e9" main.T
// "\u65e5\u672ctrue true false true false false 6\u65e5\u672c[] [26085 26412]" "\u65e5\u672c\u65e5\u672c" e697a5e69cace697a5e69cac "\u65e5\u672c\u65e5\u672c" "\u65e5\u672c\u65e5\u672c" main.T
// "\xfftrue true false true false false 1\xff[] [65533]" "\xff\xff" ffff "\xff\xff" "\xff\xff" main.T
// "afalse false false true true true 1aa[97] []" "aa" 6161 "aa" "aa" main.T
// "aafalse true true false false true 2aaa[97] [97]" "aaaa" 61616161 "aaaa" "aaaa" main.T
// "abtrue true false true false false 2ab[97] [98]" "abab" 61626162 "abab" "abab" main.T
// "aabtrue true false true false false 3aab[97] [97 98]" "aabaab" 616162616162 "aabaab" "aabaab" main.T
// "a\x00false false false true true true 2\x00aa[97] [0]" "a\x00a\x00" 61006100 "a\x00a\x00" "a\x00a\x00" main.T
// "a\u00e9true true false true false false 3a\u00e9[97] [233]" "a\u00e9a\u00e9" 61c3a961c3a9 "a\u00e9a\u00e9" "a\u00e9a\u00e9" main.T
// "a\u65e5\u672ctrue true false true false false 7a\u65e5\u672c[97] [26085 26412]" "a\u65e5\u672ca\u65e5\u672c" 61e697a5e69cac61e697a5e69cac "a\u65e5\u672ca\u65e5\u672c" "a\u65e5\u672ca\u65e5\u672c" main.T
// "a\xfftrue true false true false false 2a\xff[97] [65533]" "a\xffa\xff" 61ff61ff "a\xffa\xff" "a\xffa\xff" main.T
// "bfalse false false true true true 1b[98] []" "bb" 6262 "bb" "bb" main.T
// "bafalse false false true true true 2ab[98] [97]" "baba" 62616261 "baba" "baba" main.T
// "bbfalse true true false false true 2bb[98] [98]" "bbbb" 62626262 "bbbb" "bbbb" main.T
// "babfalse false false true true true 3abb[98] [97 98]" "babbab" 626162626162 "babbab" "babbab" main.T
// "b\x00false false false true true true 2\x00b[98] [0]" "b\x00b\x00" 62006200 "b\x00b\x00" "b\x00b\x00" main.T
// "b\u00e9true true false true false false 3b\u00e9[98] [233]" "b\u00e9b\u00e9" 62c3a962c3a9 "b\u00e9b\u00e9" "b\u00e9b\u00e9" main.T
// "b\u65e5\u672ctrue true false true false false 7b\u65e5\u672c[98] [26085 26412]" "b\u65e5\u672cb\u65e5\u672c" 62e697a5e69cac62e697a5e69cac "b\u65e5\u672cb\u65e5\u672c" "b\u65e5\u672cb\u65e5\u672c" main.T
// "b\xfftrue true false true false false 2b\xff[98] [65533]" "b\xffb\xff" 62ff62ff "b\xffb\xff" "b\xffb\xff" main.T
// "abfalse false false true true true 2ab[97 98] []" "abab" 61626162 "abab" "abab" main.T
// "abafalse false false true true true 3aab[97 98] [97]" "abaaba" 616261616261 "abaaba" "abaaba" main.T
// "abbtrue true false true false false 3abb[97 98] [98]" "abbabb" 616262616262 "abbabb" "abbabb" main.T
// "ababfalse true true false false true 4abab[97 98] [97 98]" "abababab" 6162616261626162 "abababab" "abababab" main.T
// "ab\x00false false false true true true 3\x00ab[97 98] [0]" "ab\x00ab\x00" 616200616200 "ab\x00ab\x00" "ab\x00ab\x00" main.T
// "ab\u00e9true true false true false false 4ab\u00e9[97 98] [233]" "ab\u00e9ab\u00e9" 6162c3a96162c3a9 "ab\u00e9ab\u00e9" "ab\u00e9ab\u00e9" main.T
// "ab\u65e5\u672ctrue true false true false false 8ab\u65e5\u672c[97 98] [26085 26412]" "ab\u65e5\u672cab\u65e5\u672c" 6162e697a5e69cac6162e697a5e69cac "ab\u65e5\u672cab\u65e5\u672c" "ab\u65e5\u672cab\u65e5\u672c" main.T
// "ab\xfftrue true false true false false 3ab\xff[97 98] [65533]" "ab\xffab\xff" 6162ff6162ff "ab\xffab\xff" "ab\xffab\xff" main.T
// "\x00false false false true true true 1aa[0] []" "\x00\x00" 0000 "\x00\x00" "\x00\x00" main.T
// "\x00atrue true false true false false 2\x00aa[0] [97]" "\x00a\x00a" 00610061 "\x00a\x00a" "\x00a\x00a" main.T
// "\x00btrue true false true false false 2\x00b[0] [98]" "\x00b\x00b" 00620062 "\x00b\x00b" "\x00b\x00b" main.T
// "\x00abtrue true false true false false 3\x00ab[0] [97 98]" "\x00ab\x00ab" 006162006162 "\x00ab\x00ab" "\x00ab\x00ab" main.T
// "\x00\x00false true true false false true 2\x00aa[0] [0]" "\x00\x00\x00\x00" 00000000 "\x00\x00\x00\x00" "\x00\x00\x00\x00" main.T
// "\x00\u00e9true true false true false false 3\x00\u00e9[0] [233]" "\x00\u00e9\x00\u00e9" 00c3a900c3a9 "\x00\u00e9\x00\u00e9" "\x00\u00e9\x00\u00e9" main.T
// "\x00\u65e5\u672ctrue true false true false false 7\x00\u65e5\u672c[0] [26085 26412]" "\x00\u65e5\u672c\x00\u65e5\u672c" 00e697a5e69cac00e697a5e69cac "\x00\u65e5\u672c\x00\u65e5\u672c" "\x00\u65e5\u672c\x00\u65e5\u672c" main.T
// "\x00\xfftrue true false true false false 2\x00\xff[0] [65533]" "\x00\xff\x00\xff" 00ff00ff "\x00\xff\x00\xff" "\x00\xff\x00\xff" main.T
// "\u00e9false false false true true true 2\u00e9[195 169] []" "\u00e9\u00e9" c3a9c3a9 "\u00e9\u00e9" "\u00e9\u00e9" main.T
// "\u00e9afalse false false true true true 3a\u00e9[195 169] [97]" "\u00e9a\u00e9a" c3a961c3a961 "\u00e9a\u00e9a" "\u00e9a\u00e9a" main.T
// "\u00e9bfalse false false true true true 3b\u00e9[195 169] [98]" "\u00e9b\u00e9b" c3a962c3a962 "\u00e9b\u00e9b" "\u00e9b\u00e9b" main.T
// "\u00e9abfalse false false true true true 4ab\u00e9[195 169] [97 98]" "\u00e9ab\u00e9ab" c3a96162c3a96162 "\u00e9ab\u00e9ab" "\u00e9ab\u00e9ab" main.T
// "\u00e9\x00false false false true true true 3\x00\u00e9[195 169] [0]" "\u00e9\x00\u00e9\x00" c3a900c3a900 "\u00e9\x00\u00e9\x00" "\u00e9\x00\u00e9\x00" main.T
// "\u00e9\u00e9false true true false false true 4\u00e9\u00e9[195 169] [233]" "\u00e9\u00e9\u00e9\u00e9" c3a9c3a9c3a9c3a9 "\u00e9\u00e9\u00e9\u00e9" "\u00e9\u00e9\u00e9\u00e9" main.T
// "\u00e9\u65e5\u672ctrue true false true false false 8\u00e9\u65e5\u672c[195 169] [26085 26412]" "\u00e9\u65e5\u672c\u00e9\u65e5\u672c" c3a9e697a5e69cacc3a9e697a5e69cac "\u00e9\u65e5\u672c\u00e9\u65e5\u672c" "\u00e9\u65e5\u672c\u00e9\u65e5\u672c" main.T
// "\u00e9\xfftrue true false true false false 3\u00e9\xff[195 169] [65533]" "\u00e9\xff\u00e9\xff" c3a9ffc3a9ff "\u00e9\xff\u00e9\xff" "\u00e9\xff\u00e9\xff" main.T
// "\u65e5\u672cfalse false false true true true 6\u65e5\u672c[230 151 165 230 156 172] []" "\u65e5\u672c\u65e5\u672c" e697a5e69cace697a5e69cac "\u65e5\u672c\u65e5\u672c" "\u65e5\u672c\u65e5\u672c" main.T
// "\u65e5\u672cafalse false false true true true 7a\u65e5\u672c[230 151 165 230 156 172] [97]" "\u65e5\u672ca\u65e5\u672ca" e697a5e69cac61e697a5e69cac61 "\u65e5\u672ca\u65e5\u672ca" "\u65e5\u672ca\u65e5\u672ca" main.T
// "\u65e5\u672cbfalse false false true true true 7b\u65e5\u672c[230 151 165 230 156 172] [98]" "\u65e5\u672cb\u65e5\u672cb" e697a5e69cac62e697a5e69cac62 "\u65e5\u672cb\u65e5\u672cb" "\u65e5\u672cb\u65e5\u672cb" main.T
// "\u65e5\u672cabfalse false false true true true 8ab\u65e5\u672c[230 151 165 230 156 172] [97 98]" "\u65e5\u672cab\u65e5\u672cab" e697a5e69cac6162e697a5e69cac6162 "\u65e5\u672cab\u65e5\u672cab" "\u65e5\u672cab\u65e5\u672cab" main.T
// "\u65e5\u672c\x00false false false true true true 7\x00\u65e5\u672c[230 151 165 230 156 172] [0]" "\u65e5\u672c\x00\u65e5\u672c\x00" e697a5e69cac00e697a5e69cac00 "\u65e5\u672c\x00\u65e5\u672c\x00" "\u65e5\u672c\x00\u65e5\u672c\x00" main.T
// "\u65e5\u672c\u00e9false false false true true true 8\u00e9\u65e5\u672c[230 151 165 230 156 172] [233]" "\u65e5\u672c\u00e9\u65e5\u672c\u00e9" e697a5e69cacc3a9e697a5e69cacc3a9 "\u65e5\u672c\u00e9\u65e5\u672c\u00e9" "\u65e5\u672c\u00e9\u65e5\u672c\u00e9" main.T
// "\u65e5\u672c\u65e5\u672cfalse true true false false true 12\u65e5\u672c\u65e5\u672c[230 151 165 230 156 172] [26085 26412]" "\u65e5\u672c\u65e5\u672c\u65e5\u672c\u65e5\u672c" e697a5e69cace697a5e69cace697a5e69cace697a5e69cac "\u65e5\u672c\u65e5\u672c\u65e5\u672c\u65e5\u672c" "\u65e5\u672c\u65e5\u672c\u65e5\u672c\u65e5\u672c" main.T
// "\u65e5\u672c\xfftrue true false true false false 7\u65e5\u672c\xff[230 151 165 230 156 172] [65533]" "\u65e5\u672c\xff\u65e5\u672c\xff" e697a5e69cacffe697a5e69cacff "\u65e5\u672c\xff\u65e5\u672c\xff" "\u65e5\u672c\xff\u65e5\u672c\xff" main.T
// "\xfffalse false false true true true 1\xff[255] []" "\xff\xff" ffff "\xff\xff" "\xff\xff" main.T
// "\xffafalse false false true true true 2a\xff[255] [97]" "\xffa\xffa" ff61ff61 "\xffa\xffa" "\xffa\xffa" main.T
// "\xffbfalse false false true true true 2b\xff[255] [98]" "\xffb\xffb" ff62ff62 "\xffb\xffb" "\xffb\xffb" main.T
// "\xffabfalse false false true true true 3ab\xff[255] [97 98]" "\xffab\xffab" ff6162ff6162 "\xffab\xffab" "\xffab\xffab" main.T
// "\xff\x00false false false true true true 2\x00\xff[255] [0]" "\xff\x00\xff\x00" ff00ff00 "\xff\x00\xff\x00" "\xff\x00\xff\x00" main.T
// "\xff\u00e9false false false true true true 3\u00e9\xff[255] [233]" "\xff\u00e9\xff\u00e9" ffc3a9ffc3a9 "\xff\u00e9\xff\u00e9" "\xff\u00e9\xff\u00e9" main.T
// "\xff\u65e5\u672cfalse false false true true true 7\u65e5\u672c\xff[255] [26085 26412]" "\xff\u65e5\u672c\xff\u65e5\u672c" ffe697a5e69cacffe697a5e69cac "\xff\u65e5\u672c\xff\u65e5\u672c" "\xff\u65e5\u672c\xff\u65e5\u672c" main.T
// "\xff\xfffalse true true false false true 2\xff\xff[255] [65533]" "\xff\xff\xff\xff" ffffffff "\xff\xff\xff\xff" "\xff\xff\xff\xff" main.T
